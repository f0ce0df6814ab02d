import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import type { Phase } from '../agenda.js';
import { HEXES, nameOf } from '../board.js';
import { catalogueOf } from '../catalogue.js';
import { herdMoves } from '../herds.js';
import { everySeat, figuresLeft, peopleAt, warriorsAt } from '../people.js';
import { type Game, step } from '../rules.js';
import { boardIn, type Figure, IN_RESERVE, isLastRound } from '../state.js';
import { resolveEvent } from './event-effects.js';
import { deal, drawForSeason, endRound, setOrder, showNature } from './rounds.js';
import { dropField } from './strike.js';

export const phaseStep = step('phase', { run: (game, { phase }, rng) => runPhase(game, phase, rng) });

function runPhase(game: Game, phase: Phase, rng: Rng): void {
  const { state } = game;
  switch (phase) {
    case 'deal':
      game.add({ type: 'phase-began', phase });
      deal(game, rng);
      return;
    case 'nature':
      showNature(game, rng);
      return;
    case 'event':
      game.add({ type: 'phase-began', phase });
      resolveEvent(game, rng);
      return;
    case 'arrivals':
      arrive(game);
      return;
    case 'return':
      game.add({ type: 'phase-began', phase });
      return;
    case 'herds':
      moveHerds(game);
      return;
    case 'people':
      setOrder(game);
      game.add({ type: 'phase-began', phase });
      return;
    case 'fights':
      joinStranger(game, 'woman');
      joinStranger(game, 'warrior');
      game.add({ type: 'phase-began', phase });
      return;
    case 'survival':
    case 'births':
      game.add({ type: 'phase-began', phase });
      return;
    case 'season':
      if (isLastRound(state)) game.add({ type: 'phase-began', phase });
      else endRound(game);
      return;
    case 'sowing':
      if (state.season === 'winter') game.add({ type: 'phase-began', phase });
      else game.add({ type: 'step-ended', step: phase });
      return;
    case 'draw':
      game.add({ type: 'phase-began', phase });
      drawForSeason(game, rng);
      return;
    case 'end':
      endRound(game);
      return;
  }
  return assertNever(phase);
}

/** Animals for a closed hex go back into the bag. */
function arrive(game: Game): void {
  const { state } = game;
  const { letterOf, speciesOf } = catalogueOf(state.components);
  const { letters } = boardIn(state);
  const placed: { tile: number; hex: number }[] = [];
  for (const tile of state.arriving) {
    const hex = letters[letterOf[tile] ?? ''];
    if (hex !== undefined && state.closed[hex] === 0) placed.push({ tile, hex });
  }
  const reserve = [...state.tiles.keys()].filter((tile) => state.tiles[tile] === IN_RESERVE);
  for (const { hex, wolves } of state.calls)
    if (state.closed[hex] === 0) placed.push(...reserve.splice(0, wolves).map((tile) => ({ tile, hex })));
  game.add({ type: 'animals-arrived', placed });
  for (const { tile, hex } of placed) trample(game, speciesOf[tile] ?? 0, hex);
}

function moveHerds(game: Game): void {
  const { state } = game;
  const moves = herdMoves(state);
  const id = (species: number) => state.components.species.values[species]?.id ?? '';
  game.add({
    type: 'animals-moved',
    direction: nameOf(state.wind),
    moves: moves.map(({ species, from, to }) => ({ species: id(species), from, to })),
  });
  for (const { species, entered } of moves) for (const hex of entered) trample(game, species, hex);
}

/** Large animals damage fields that they enter, unless there is a fence. */
function trample(game: Game, species: number, hex: number): void {
  const { state } = game;
  const heavy = state.components.species.values[species]?.tramples === true;
  if (heavy && (state.fields[hex] ?? 0) > 0 && state.fences[hex] === -1) dropField(game, hex);
}

/** The warrior joins the only tribe on the hex; the woman joins the only tribe with a warrior there. */
function joinStranger(game: Game, figure: Figure): void {
  const { state } = game;
  const hex = figure === 'woman' ? state.loneWoman : state.loneWarrior;
  if (hex < 0 || hex >= HEXES) return;
  const suitors = everySeat(state).filter((seat) =>
    figure === 'woman' ? warriorsAt(state, seat, hex) > 0 : peopleAt(state, seat, hex) > 0,
  );
  const [seat, ...rivals] = suitors;
  if (seat === undefined || rivals.length > 0) return;
  const joined = figuresLeft(state, seat, figure) > 0;
  game.add({ type: 'stranger-joined', seat, figure, hex, joined });
}

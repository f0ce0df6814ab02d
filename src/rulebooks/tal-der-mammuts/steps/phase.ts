import type { Rng } from '../../../kernel/rng.js';
import type { Phase } from '../agenda.js';
import { HEXES, nameOf } from '../board.js';
import { catalogueOf } from '../catalogue.js';
import type { Figure } from '../fields.js';
import { herdMoves, tilesIn } from '../herds.js';
import { everySeat, figuresLeft, peopleAt, warriorsAt } from '../people.js';
import { type Game, step } from '../rules.js';
import { boardIn, IN_RESERVE, isLastRound } from '../state.js';
import { resolveEvent } from './event-effects.js';
import { deal, drawForSeason, endRound, setOrder, showNature } from './rounds.js';
import { dropField } from './strike.js';

export const phaseStep = step('phase', { run: (game, { phase }, rng) => phases[phase](game, rng) });

const began = (game: Game, phase: Phase): void => game.add({ type: 'phase-began', phase });

const phases: { readonly [Name in Phase]: (game: Game, rng: Rng) => void } = {
  deal: (game, rng) => {
    began(game, 'deal');
    deal(game, rng);
  },
  nature: showNature,
  event: (game, rng) => {
    began(game, 'event');
    resolveEvent(game, rng);
  },
  arrivals: arrive,
  return: (game) => began(game, 'return'),
  herds: moveHerds,
  people: (game) => {
    setOrder(game);
    began(game, 'people');
  },
  fights: (game) => {
    joinStranger(game, 'woman');
    joinStranger(game, 'warrior');
    began(game, 'fights');
  },
  survival: (game) => began(game, 'survival'),
  season: (game) => (isLastRound(game.state) ? began(game, 'season') : endRound(game)),
  births: (game) => began(game, 'births'),
  sowing: (game) =>
    game.state.season === 'winter' ? began(game, 'sowing') : game.add({ type: 'step-ended', step: 'sowing' }),
  draw: (game, rng) => {
    began(game, 'draw');
    drawForSeason(game, rng);
  },
  end: endRound,
};

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
  const reserve = tilesIn(state, IN_RESERVE);
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

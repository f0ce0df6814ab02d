import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { HEXES, nameOf } from '../board.js';
import { catalogueOf } from '../catalogue.js';
import { herdMoves } from '../herds.js';
import { everySeat, figuresLeft, peopleAt, warriorsAt } from '../people.js';
import { boardIn, type Figure, IN_RESERVE, isLastRound } from '../state.js';
import type { Phase } from '../steps.js';
import type { Deciding } from './deciding.js';
import { resolveEvent } from './events.js';
import { deal, drawForSeason, endRound, setOrder, showNature } from './rounds.js';
import { dropField } from './strike.js';

export function runPhase(recording: Deciding, phase: Phase, rng: Rng): void {
  const { state } = recording;
  switch (phase) {
    case 'deal':
      recording.add({ type: 'phase-began', phase });
      deal(recording, rng);
      return;
    case 'nature':
      showNature(recording, rng);
      return;
    case 'event':
      recording.add({ type: 'phase-began', phase });
      resolveEvent(recording, rng);
      return;
    case 'arrivals':
      arrive(recording);
      return;
    case 'return':
      recording.add({ type: 'phase-began', phase });
      return;
    case 'herds':
      moveHerds(recording);
      return;
    case 'people':
      setOrder(recording);
      recording.add({ type: 'phase-began', phase });
      return;
    case 'fights':
      joinStranger(recording, 'woman');
      joinStranger(recording, 'warrior');
      recording.add({ type: 'phase-began', phase });
      return;
    case 'survival':
    case 'births':
      recording.add({ type: 'phase-began', phase });
      return;
    case 'season':
      if (isLastRound(state)) recording.add({ type: 'phase-began', phase });
      else endRound(recording);
      return;
    case 'sowing':
      if (state.season === 'winter') recording.add({ type: 'phase-began', phase });
      else recording.add({ type: 'step-ended', step: phase });
      return;
    case 'draw':
      recording.add({ type: 'phase-began', phase });
      drawForSeason(recording, rng);
      return;
    case 'end':
      endRound(recording);
      return;
  }
  return assertNever(phase);
}

/** Animals do not come to a closed hex: they go back into the bag. */
function arrive(recording: Deciding): void {
  const { state } = recording;
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
  recording.add({ type: 'animals-arrived', placed });
  for (const { tile, hex } of placed) trample(recording, speciesOf[tile] ?? 0, hex);
}

function moveHerds(recording: Deciding): void {
  const { state } = recording;
  const moves = herdMoves(state);
  const id = (species: number) => state.components.species.values[species]?.id ?? '';
  recording.add({
    type: 'animals-moved',
    direction: nameOf(state.wind),
    moves: moves.map(({ species, from, to }) => ({ species: id(species), from, to })),
  });
  for (const { species, entered } of moves) for (const hex of entered) trample(recording, species, hex);
}

/** Large animals ruin the fields that they enter, unless a fence keeps them off. */
function trample(recording: Deciding, species: number, hex: number): void {
  const { state } = recording;
  const heavy = state.components.species.values[species]?.tramples === true;
  if (heavy && (state.fields[hex] ?? 0) > 0 && state.fences[hex] === -1) dropField(recording, hex);
}

/** The only tribe there wins the warrior; the woman follows a warrior. */
function joinStranger(recording: Deciding, figure: Figure): void {
  const { state } = recording;
  const hex = figure === 'woman' ? state.loneWoman : state.loneWarrior;
  if (hex < 0 || hex >= HEXES) return;
  const suitors = everySeat(state).filter((seat) =>
    figure === 'woman' ? warriorsAt(state, seat, hex) > 0 : peopleAt(state, seat, hex) > 0,
  );
  const [seat, ...rivals] = suitors;
  if (seat === undefined || rivals.length > 0) return;
  const joined = figuresLeft(state, seat, figure) > 0;
  recording.add({ type: 'stranger-joined', seat, figure, hex, joined });
}

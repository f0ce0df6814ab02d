import type { Seat } from '../../engine/rulebook.js';
import { apart, type Board, HEXES, NOWHERE, touching } from './board.js';
import { catalogueOf } from './catalogue.js';
import { type CardEffect, type Components, directions } from './components/schema.js';
import { stepsOf } from './conditions.js';
import type { Groups } from './groups.js';
import { campsOf, crowd, groupsOf, warriorsAt, warriorsLeft, womenLeft } from './people.js';
import { fencesLeft, fireWithin, isOpen, isPlayable, retreats, turns } from './plays.js';
import { boardIn, IN_RESERVE, isFlooded, type State } from './state.js';
import { unmoved } from './walk.js';
import { hasFresh } from './walking.js';

type Counter = (state: State, seat: Seat) => number;

/**
 * Counts in how many ways a card could be played now. That is asked very often, so the kind of card is looked up once,
 * and nothing is listed.
 */
export function counterOf(effect: CardEffect, advanced: boolean): Counter {
  switch (effect.type) {
    case 'raft':
      return crossingsCounted;
    case 'mountain-path':
      return (state, seat) => startsCounted(state, seat, 'paths');
    case 'long-march':
      return (state, seat) => startsCounted(state, seat, 'marches');
    case 'elopement':
      return elopementsCounted;
    case 'palisade':
      return palisadesCounted;
    case 'flight':
      // For each figure that may be lost.
      return (state, seat) => (state.fight === null ? 0 : retreats(state, state.fight, seat).length);
    case 'ambush':
      return ambushedCounted;
    case 'turn-wind':
      return () => turns.length;
    case 'beaters':
      return (state) => countHerds(state.tiles, crowd(state), state.components) * directions.length;
    case 'call-pack':
      return packsCounted;
    case 'theft':
      return (state, seat) => victimsCounted(state, seat, effect.reach);
    case 'fertility':
      return (state, seat) =>
        womenLeft(state, seat) + warriorsLeft(state, seat) > 0 ? campsOf(state, seat).length : 0;
    case 'torch':
      if (advanced) return (state, seat) => (fireWithin(state, seat) ? campsOf(state, seat).length : 0);
      return (state, seat) => Number(isPlayable(state, seat, effect));
    default:
      return (state, seat) => Number(isPlayable(state, seat, effect));
  }
}

/** How many herds of one species stand on hexes without people. */
function countHerds(tiles: readonly number[], people: readonly number[], components: Components): number {
  const { speciesOf } = catalogueOf(components);
  let count = 0;
  seen.fill(0);
  for (let tile = 0; tile < tiles.length; tile += 1) {
    const hex = tiles[tile] ?? NOWHERE;
    if (hex < 0 || (people[hex] ?? 0) > 0) continue;
    const bit = 1 << (speciesOf[tile] ?? 0);
    const here = seen[hex] ?? 0;
    if ((here & bit) !== 0) continue;
    seen[hex] = here | bit;
    count += 1;
  }
  return count;
}

const seen = new Uint32Array(HEXES);

/** On the rim, where nobody stands. */
function packsCounted(state: State): number {
  if (!state.tiles.includes(IN_RESERVE)) return 0;
  const people = crowd(state);
  let empty = 0;
  for (const hex of boardIn(state).rim) if (people[hex] === 0) empty += 1;
  return empty;
}

function palisadesCounted(state: State, seat: Seat): number {
  let bare = 0;
  for (const hex of campsOf(state, seat)) if (state.fences[hex] === NOWHERE) bare += 1;
  return bare > 0 && fencesLeft(state) > 0 ? bare : 0;
}

function ambushedCounted(state: State, seat: Seat): number {
  const { fight } = state;
  if (fight === null || fight.kind === 'animals') return 0;
  let count = 0;
  for (const other of fight.seats) if (other !== seat && warriorsAt(state, other, fight.hex) > 0) count += 1;
  return count;
}

function victimsCounted(state: State, seat: Seat, reach: number): number {
  const board = boardIn(state);
  const mine = groupsOf(state, seat);
  let count = 0;
  for (let other = 0; other < state.seats; other += 1)
    if (other !== seat && (state.food[other] ?? 0) > 0 && isNear(board, groupsOf(state, other), mine, reach))
      count += 1;
  return count;
}

function isNear(board: Board, some: Groups, others: Groups, reach: number): boolean {
  for (const { hex } of some)
    for (const other of others) if (apart(board, hex, other.hex) <= reach) return true;
  return false;
}

function crossingsCounted(state: State, seat: Seat): number {
  if (stepsOf(state) === 0) return 0;
  const { crossings } = boardIn(state);
  const walk = state.walk ?? unmoved;
  let count = 0;
  for (const { hex } of groupsOf(state, seat)) {
    if (isFlooded(state, hex)) continue;
    for (const to of crossings[hex] ?? [])
      if ((state.closed[to] ?? 0) === 0 && (walk.rafts.length === 0 || !isOpen(walk, hex, to))) count += 1;
  }
  return count;
}

function startsCounted(state: State, seat: Seat, orders: 'paths' | 'marches'): number {
  const walk = state.walk ?? unmoved;
  let count = startsOf(state, seat);
  if (walk[orders].length === 0) return count;
  for (const group of groupsOf(state, seat)) {
    const isOrdered =
      orders === 'paths' ? walk.paths.includes(group.hex) : walk.marches.some(({ hex }) => hex === group.hex);
    if (isOrdered && !isFlooded(state, group.hex) && hasFresh(walk, group)) count -= 1;
  }
  return count;
}

let starts: { readonly state: State; readonly seat: Seat; readonly count: number } | null = null;

/** From how many hexes a figure may still set out. */
function startsOf(state: State, seat: Seat): number {
  if (starts?.state === state && starts.seat === seat) return starts.count;
  const walk = state.walk ?? unmoved;
  let count = 0;
  if (stepsOf(state) > 0)
    for (const group of groupsOf(state, seat))
      if (!isFlooded(state, group.hex) && hasFresh(walk, group)) count += 1;
  starts = { state, seat, count };
  return count;
}

function elopementsCounted(state: State, seat: Seat): number {
  let count = 0;
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat) continue;
    for (const { hex, women, warriors } of groupsOf(state, other))
      if (women > 0 && warriors === 0 && !isFlooded(state, hex)) count += suitorsAround(state, seat, hex);
  }
  return count > 0 && womenLeft(state, seat) > 0 ? count : 0;
}

/** The hexes around that one where a seat has a warrior for whom a woman could leave. */
function suitorsAround(state: State, seat: Seat, from: number): number {
  let count = 0;
  for (const { hex, warriors } of groupsOf(state, seat))
    if (warriors > 0 && touching(hex, from) && (state.closed[hex] ?? 0) === 0) count += 1;
  return count;
}

import type { Seat } from '../../engine/rulebook.js';
import { apart, type Board, NOWHERE, touching } from './board.js';
import type { CardEffect } from './components/schema.js';
import { stepsOf } from './conditions.js';
import type { Groups } from './groups.js';
import { campsOf, crowd, groupsOf, warriorsAt, warriorsLeft, womenLeft } from './people.js';
import { fencesLeft, herdsToBeat, isOpen, isPlayable, retreats, turns, usesOf } from './plays.js';
import { boardIn, IN_RESERVE, isFlooded, type State } from './state.js';
import { unmoved } from './walk.js';
import { hasFresh } from './walking.js';

/** In how many ways a card could be played now. It is asked for very often, so nothing is listed that seldom is. */
export function usesCounted(state: State, seat: Seat, card: string, effect: CardEffect): number {
  switch (effect.type) {
    case 'raft':
      return crossingsCounted(state, seat);
    case 'mountain-path':
      return startsCounted(state, seat, 'paths');
    case 'long-march':
      return startsCounted(state, seat, 'marches');
    case 'elopement':
      return womenLeft(state, seat) > 0 ? elopementsCounted(state, seat) : 0;
    case 'palisade':
      return palisadesCounted(state, seat);
    case 'flight':
      // For each figure that may be lost.
      return state.fight === null ? 0 : retreats(state, state.fight, seat).length;
    case 'ambush':
      return ambushedCounted(state, seat);
    case 'turn-wind':
      return turns.length;
    case 'beaters':
    case 'call-pack':
      return wildCounted(state, card, effect.type);
    case 'theft':
      return victimsCounted(state, seat, effect.reach);
    case 'fertility':
      return womenLeft(state, seat) + warriorsLeft(state, seat) > 0 ? campsOf(state, seat).length : 0;
    case 'torch':
      return state.options.advanced
        ? usesOf(state, seat, card).length
        : Number(isPlayable(state, seat, effect));
    default:
      return Number(isPlayable(state, seat, effect));
  }
}

let wild: { readonly state: State; readonly beaters: number; readonly 'call-pack': number } | null = null;

/** The same for all seats, which are asked for one after the other. */
function wildCounted(state: State, card: string, type: 'beaters' | 'call-pack'): number {
  if (wild?.state !== state) {
    const people = crowd(state);
    let empty = 0;
    if (state.tiles.includes(IN_RESERVE))
      for (const hex of boardIn(state).rim) if (people[hex] === 0) empty += 1;
    wild = { state, beaters: herdsToBeat(state, card).length, 'call-pack': empty };
  }
  return wild[type];
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
  return count;
}

/** The hexes around that one where a seat has a warrior for whom a woman could leave. */
function suitorsAround(state: State, seat: Seat, from: number): number {
  let count = 0;
  for (const { hex, warriors } of groupsOf(state, seat))
    if (warriors > 0 && touching(hex, from) && (state.closed[hex] ?? 0) === 0) count += 1;
  return count;
}

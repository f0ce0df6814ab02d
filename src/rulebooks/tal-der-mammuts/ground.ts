import type { Seat } from '../../engine/rulebook.js';
import { HEXES, isRiver, NOWHERE, neighbour } from './board.js';
import { hasFire, inForce, riversOpen } from './conditions.js';
import {
  animalsByHex,
  campsLeft,
  campsOf,
  companyOf,
  crowd,
  isFree,
  peopleAt,
  warriorsAt,
  womenAt,
} from './people.js';
import { boardIn, type State, unmoved } from './state.js';

/** Whether a camp may be placed there at the beginning: not beside another, unless a river lies between. */
export function canSettle(state: State, hex: number): boolean {
  const board = boardIn(state);
  if (board.terrain[hex] === 'lake' || state.camps[hex] !== NOWHERE) return false;
  for (let direction = 0; direction < 6; direction += 1) {
    const to = neighbour(board, hex, direction);
    if (to !== NOWHERE && state.camps[to] !== NOWHERE && !isRiver(board, hex, direction)) return false;
  }
  return true;
}

/** Whether people may step from a hex to the one in that direction, as far as the ground is concerned. */
export function canStep(state: State, hex: number, direction: number): boolean {
  const board = boardIn(state);
  const to = neighbour(board, hex, direction);
  if (to === NOWHERE || board.terrain[to] === 'lake' || (state.closed[to] ?? 0) !== 0) return false;
  return !isRiver(board, hex, direction) || riversOpen(state);
}

export const fieldsLeft = (state: State): number =>
  state.components.limits.values.fields - state.fields.filter((ears) => ears > 0).length;

export function sowable(state: State, seat: Seat): number[] {
  if ((state.food[seat] ?? 0) < state.components.food.values.sowing) return [];
  const { terrain } = boardIn(state);
  const bare = campsOf(state, seat).filter((hex) => terrain[hex] === 'plain' && state.fields[hex] === 0);
  return bare.length > 0 && fieldsLeft(state) > 0 ? bare : [];
}

export function foundable(state: State, seat: Seat): number[] {
  if (inForce(state, 'cold') !== null) return [];
  const { rested } = state.walk ?? unmoved;
  let company: number[] | null = null;
  const found: number[] = [];
  for (let hex = 0; hex < HEXES; hex += 1) {
    if (warriorsAt(state, seat, hex) !== 1 || womenAt(state, seat, hex) !== 1) continue;
    if (state.camps[hex] !== NOWHERE || (state.closed[hex] ?? 0) !== 0) continue;
    if ((rested[hex] ?? 0) > 0 || (rested[HEXES + hex] ?? 0) > 0) continue;
    if (campsLeft(state, seat) <= 0) return [];
    company ??= companyOf(state, seat);
    if (company[hex] === 0) found.push(hex);
  }
  return found;
}

/** Where a lone figure could take the fire, which needs a camp to keep it. */
export function canTakeFire(state: State, seat: Seat): boolean {
  if (!state.options.advanced || hasFire(state, seat) || !state.camps.includes(seat)) return false;
  const { isVolcano } = boardIn(state);
  let company: number[] | null = null;
  for (let hex = 0; hex < HEXES; hex += 1) {
    if (isVolcano[hex] !== true && !state.embers.includes(hex)) continue;
    if (peopleAt(state, seat, hex) !== 1) continue;
    company ??= companyOf(state, seat);
    if (company[hex] === 0) return true;
  }
  return false;
}

export function returnHexes(state: State): number[] {
  const people = crowd(state);
  const animals = animalsByHex(state);
  return boardIn(state).rim.filter((hex) => isFree(state, hex, people, animals));
}

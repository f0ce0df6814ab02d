import type { Seat } from '../../engine/rulebook.js';
import { directionTo, HEXES, isRiver, NOWHERE, neighbour } from './board.js';
import { hasFire, inForce, riversOpen } from './conditions.js';
import { groupOn } from './groups.js';
import { animalsByHex, campsLeft, campsOf, companyAt, crowd, groupsOf, isFree } from './people.js';
import { boardIn, type State } from './state.js';
import { unmoved } from './walk.js';

/** Whether a camp may be placed there at the beginning: not beside another, unless a river lies between. */
function canSettle(state: State, hex: number): boolean {
  const board = boardIn(state);
  if (board.terrain[hex] === 'lake' || state.camps[hex] !== NOWHERE) return false;
  for (let direction = 0; direction < 6; direction += 1) {
    const to = neighbour(board, hex, direction);
    if (to !== NOWHERE && state.camps[to] !== NOWHERE && !isRiver(board, hex, direction)) return false;
  }
  return true;
}

export function settleable(state: State): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < HEXES; hex += 1) if (canSettle(state, hex)) found.push(hex);
  return found;
}

/** Whether people may step from a hex to the one in that direction, as far as the ground is concerned. */
export function canStep(state: State, hex: number, direction: number): boolean {
  const board = boardIn(state);
  const to = neighbour(board, hex, direction);
  if (to === NOWHERE || board.terrain[to] === 'lake' || (state.closed[to] ?? 0) !== 0) return false;
  return !isRiver(board, hex, direction) || riversOpen(state);
}

export function canStepTo(state: State, from: number, to: number): boolean {
  const direction = directionTo(boardIn(state), from, to);
  return direction !== NOWHERE && canStep(state, from, direction);
}

export const fieldsLeft = (state: State): number =>
  state.components.limits.values.fields - state.fields.filter((ears) => ears > 0).length;

export function sowable(state: State, seat: Seat): number[] {
  if ((state.food[seat] ?? 0) < state.components.food.values.sowing) return [];
  const { terrain } = boardIn(state);
  const bare = campsOf(state, seat).filter((hex) => terrain[hex] === 'plain' && state.fields[hex] === 0);
  return bare.length > 0 && fieldsLeft(state) > 0 ? bare : [];
}

/** Whether anybody of the tribe that is moving has come to a hex this round. */
export const hasMoved = (state: State, hex: number): boolean =>
  groupOn((state.walk ?? unmoved).rested, hex) !== undefined;

export function foundable(state: State, seat: Seat): number[] {
  const found: number[] = [];
  for (const { hex, warriors, women } of groupsOf(state, seat)) {
    if (warriors !== 1 || women !== 1 || state.camps[hex] !== NOWHERE || state.closed[hex] !== 0) continue;
    if (!hasMoved(state, hex) && companyAt(state, seat, hex) === 0) found.push(hex);
  }
  const may = found.length > 0 && campsLeft(state, seat) > 0 && inForce(state, 'cold') === null;
  return may ? found : [];
}

/** Where a lone figure could take the fire, which needs a camp to keep it. */
export function canTakeFire(state: State, seat: Seat): boolean {
  if (!state.options.advanced || hasFire(state, seat) || !state.camps.includes(seat)) return false;
  const { isVolcano } = boardIn(state);
  return groupsOf(state, seat).some(
    ({ hex, warriors, women }) =>
      (isVolcano[hex] === true || state.embers.includes(hex)) &&
      warriors + women === 1 &&
      companyAt(state, seat, hex) === 0,
  );
}

export function returnHexes(state: State): number[] {
  const people = crowd(state);
  const animals = animalsByHex(state);
  return boardIn(state).rim.filter((hex) => isFree(state, hex, people, animals));
}

import type { BySeat, Seat } from '../../engine/rulebook.js';
import { huntersOnMap } from './board.js';
import type { State } from './state.js';

/** The last by score, then by hunters on the map, then by stones; several, where lots must be drawn. */
export function candidatesForGlacier(state: State): Seat[] {
  const seats = [...state.scores.keys()];
  const onMap = seats.map((seat) => huntersOnMap(state, seat));
  return [state.scores, onMap, state.stones].reduce(leastOf, seats);
}

function leastOf(seats: Seat[], values: BySeat<number>): Seat[] {
  const least = Math.min(...seats.map((seat) => values[seat] ?? 0));
  return seats.filter((seat) => values[seat] === least);
}

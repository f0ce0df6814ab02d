import type { Seat } from '../../engine/rulebook.js';
import type { State } from './state.js';

export const owns = (state: State, seat: Seat, animal: string): boolean =>
  state.animals[seat]?.includes(animal) ?? false;

export const animalsLacking = (state: State, seat: Seat): string[] =>
  state.components.animals.values.map(({ id }) => id).filter((id) => !owns(state, seat, id));

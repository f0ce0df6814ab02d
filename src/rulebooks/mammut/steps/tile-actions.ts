import { MOST_PLACES } from '../fields.js';
import type { State } from '../state.js';

/** The same few actions are listed over and over again: made once, never changed. */
export const onTiles = <const Type extends string>(type: Type) =>
  Array.from({ length: MOST_PLACES }, (_, place) => Object.freeze({ type, place }));

/** Those for the tiles that lie in a share, or in the middle. */
export function actionsAt<Action>({ tiles }: State, actions: readonly Action[], where: number): Action[] {
  const found: Action[] = [];
  for (let place = 0; place < tiles.at.length; place += 1) {
    const action = actions[place];
    if (tiles.at[place] === where && action !== undefined) found.push(action);
  }
  return found;
}

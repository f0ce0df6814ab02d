import { ownerOf } from '../shares.js';
import type { Action } from '../steps/index.js';
import type { Table } from './table.js';

/** An animal that no tile of the bot's own will bring anyway; a tile is traded only if it would bring nothing. */
export function animalToChoose(table: Table, legal: readonly Action[]): Action | null {
  const { me, seats, view, at, guesses } = table;
  const coming = guesses.flatMap(({ animal }, place) =>
    animal !== null && ownerOf(seats, at[place] ?? 0) === me ? [animal] : [],
  );
  const owned = view.seats[me]?.animals ?? [];
  const lacking = legal.filter((action) => {
    if (action.type === 'choose-animal') return true;
    if (action.type !== 'trade-animal') return false;
    return owned.includes(guesses[action.place]?.animal ?? '');
  });
  const fresh = lacking.find((action) => 'animal' in action && !coming.includes(action.animal));
  return fresh ?? lacking[0] ?? legal.find(({ type }) => type === 'decline') ?? null;
}

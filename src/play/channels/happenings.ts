import { type Entry, isOfHouse } from '../../engine/entry.js';
import type { Seat } from '../../engine/rulebook.js';
import { isPlayedByBot } from '../house.js';
import type { Happening } from '../ports/news.js';
import { type GameRecord, isOver } from '../ports.js';

/** What players may be told of when a game goes on: public facts alone, whatever the entries hold. */
export function happeningsIn(
  before: GameRecord,
  after: GameRecord,
  entries: readonly Entry[],
): readonly Happening[] {
  return [
    ...(before.status === 'open' ? [forAll('game.started')] : []),
    ...entries.flatMap(lapseIn).map((seat) => forAll('seat.lapsed', seat)),
    forAll('entry.appended'),
    ...opened(before, after, entries).map((seat): Happening => ({ type: 'prompt.opened', to: [seat], seat })),
    ...(!isOver(before) && isOver(after) ? [forAll('game.finished')] : []),
  ];
}

const forAll = (type: Happening['type'], seat: Seat | null = null): Happening => ({ type, to: null, seat });

/** The seat whose time ran out, if that is what the house's entry says. */
const lapseIn = (entry: Entry): Seat[] =>
  isOfHouse(entry) && entry.action.type === 'lapse' ? [entry.action.by] : [];

/**
 * The players' seats that are asked something new. A seat that acts and is asked on at once has been told in the
 * answer to its action.
 */
function opened(before: GameRecord, after: GameRecord, entries: readonly Entry[]): Seat[] {
  const known = new Set(before.prompts.map((prompt) => JSON.stringify(prompt)));
  const askedBefore = new Set(before.prompts.map(({ seat }) => seat));
  const acted = new Set(entries.map(({ seat }) => seat));
  const seats = after.prompts
    .filter((prompt) => !known.has(JSON.stringify(prompt)))
    .map(({ seat }) => seat)
    .filter((seat) => !(askedBefore.has(seat) && acted.has(seat)))
    .filter((seat) => !isPlayedByBot(after.seats[seat], after.house.seats[seat]));
  return [...new Set(seats)];
}

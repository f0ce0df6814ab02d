import { type Entry, isOfHouse } from '../../engine/entry.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
import { isPlayedByBot } from '../clocks/table-status.js';
import { type GameRecord, isOver } from '../ports/game-record.js';
import type { Notice } from '../ports/notice-types.js';

/**
 * What players may be told of when a game goes on: public facts alone, whatever the entries hold. `by` is the seat
 * whose holder acted and reads the answer to it; null when the service acted for somebody.
 */
export function noticesIn(
  before: GameRecord,
  after: GameRecord,
  entries: readonly Entry[],
  by: Seat | null,
): readonly Notice[] {
  return [
    ...(before.status === 'open' ? [forAll('game.started')] : []),
    ...entries.flatMap(lapseIn).map((seat) => forAll('seat.lapsed', seat)),
    forAll('entry.appended'),
    ...opened(before, after, entries, by).map(
      (seat): Notice => ({ type: 'prompt.opened', to: [seat], seat }),
    ),
    ...(!isOver(before) && isOver(after) ? [forAll('game.finished')] : []),
  ];
}

const forAll = (type: Notice['type'], seat: Seat | null = null): Notice => ({ type, to: null, seat });

/** The seat whose time ran out, if that is what the service entry says. */
const lapseIn = (entry: Entry): Seat[] => {
  if (!isOfHouse(entry)) return [];
  const { action } = entry;
  return action.type === 'lapse' || (action.type === 'resign' && action.because === 'time')
    ? [action.by]
    : [];
};

/**
 * The players' seats that are asked something new. A seat that acts and is asked on at once has been told in the
 * answer to its action; one that was acted for, because its time ran out or by its orders, has not.
 */
function opened(before: GameRecord, after: GameRecord, entries: readonly Entry[], by: Seat | null): Seat[] {
  // What who acted is asked is new, even in the same words.
  const isNew = (prompt: Prompt): boolean =>
    entries.some(({ seat }) => seat === prompt.seat) ||
    !before.prompts.some((known) => isSame(known, prompt));
  const seats = after.prompts
    .filter(({ seat }) => seat !== by && !isPlayedByBot(after.seats[seat], after.tableStatus.seats[seat]))
    .filter(isNew)
    .map(({ seat }) => seat);
  return [...new Set(seats)];
}

const isSame = (one: Prompt, other: Prompt): boolean =>
  one.seat === other.seat && JSON.stringify(one) === JSON.stringify(other);

import { type Entry, isServiceEntry } from '../../engine/entry.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
import { isPlayedByBot } from '../clocks/table-status.js';
import { type GameRecord, isOver } from '../ports/game-record.js';
import type { Notice } from '../ports/notice-types.js';

/**
 * The notices of a write: public facts only, whatever the entries contain. `by` is the seat whose holder acted and gets
 * a response; null if the service acted for a seat.
 */
export function noticesIn(
  before: GameRecord,
  after: GameRecord,
  entries: readonly Entry[],
  by: Seat | null,
): readonly Notice[] {
  return [
    ...entries.flatMap((entry) => inService(entry).filter(({ type }) => seatTypes.has(type))),
    ...(before.status === 'open' ? [forAll('game.started')] : []),
    ...entries.flatMap((entry) => inService(entry).filter(({ type }) => !seatTypes.has(type))),
    forAll('entry.appended'),
    ...closed(before, after).map((seat): Notice => ({ type: 'prompt.closed', to: [seat], seat })),
    ...opened(before, after, entries, by).map(
      (seat): Notice => ({ type: 'prompt.opened', to: [seat], seat }),
    ),
    ...(!isOver(before) && isOver(after) ? [forAll('game.finished')] : []),
  ];
}

const forAll = (type: Notice['type'], seat: Seat | null = null): Notice => ({ type, to: null, seat });

const seatTypes: ReadonlySet<Notice['type']> = new Set(['seat.left', 'seat.taken']);

/** What an entry of the service is worth notifying of. */
function inService(entry: Entry): readonly Notice[] {
  if (!isServiceEntry(entry)) return [];
  const { action } = entry;
  switch (action.type) {
    case 'lapse':
      return [forAll('seat.lapsed', action.by)];
    case 'resign':
      return action.because === 'time' ? [forAll('seat.lapsed', action.by)] : [];
    case 'leave':
      return [forAll('seat.left', action.by)];
    case 'join':
      return [forAll('seat.taken', action.by)];
    case 'ask_undo':
      return [forAll('undo.asked', action.by)];
    case 'grant_undo':
    case 'refuse_undo':
      return [forAll('undo.answered', action.by)];
    default:
      return [];
  }
}

/** The seats of players that are not asked any more. */
const closed = (before: GameRecord, after: GameRecord): Seat[] => [
  ...new Set(
    before.prompts
      .map(({ seat }) => seat)
      .filter((seat) => before.seats[seat]?.kind === 'player')
      .filter((seat) => !after.prompts.some((prompt) => prompt.seat === seat)),
  ),
];

/**
 * The seats of players with a new prompt. A seat that acted itself finds its next prompt in the response. One that was
 * acted for, by autopilot or standing orders, does not.
 */
function opened(before: GameRecord, after: GameRecord, entries: readonly Entry[], by: Seat | null): Seat[] {
  // For a seat that acted, even an equal prompt is a new one.
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

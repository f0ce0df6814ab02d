import type { Prompt, Seat } from '../../engine/rulebook.js';
import type { Holder } from '../ports/game-record.js';
import { SLOW_FROM } from '../ports/games.js';
import type { ClockSettings, SeatStatus, TableStatus } from '../ports/table-status.js';
import { afterPlayTime, type Calendar, playTimeBetween } from './calendar.js';

export const newTableStatus = (seats: number, clock: ClockSettings | null): TableStatus => ({
  seats: Array.from({ length: seats }, () => ({
    played: 'holder' as const,
    lapses: 0,
    bank: clock?.kind === 'bank' ? clock.seconds * 1000 : null,
    left: null,
    asked: null,
  })),
  resigned: [],
  undo: null,
});

/** Whether the built-in bot answers for a seat of a game that has begun. */
export const isPlayedByBot = (holder: Holder | undefined, tableStatus: SeatStatus | undefined): boolean =>
  holder?.kind !== 'player' || tableStatus?.played !== 'holder';

export interface Undone {
  readonly seat: Seat;
  readonly actions: number;
}

export interface Moment {
  readonly at: number;
  readonly prompts: readonly Prompt[];
  readonly seats: readonly Holder[];
  readonly clock: ClockSettings | null;
  /** How many actions each seat has taken in this write. */
  readonly acted: ReadonlyMap<Seat, number>;
  /** The seat that has undone, and how many of its actions. */
  readonly undone: Undone | null;
  /** By player id. */
  readonly calendars: ReadonlyMap<string, Calendar>;
}

/** The clocks after a write. A seat with a new prompt gets new time; one whose prompt is still open does not. */
export function ticked(tableStatus: TableStatus, moment: Moment): TableStatus {
  const arrived = arrivals(tableStatus, moment);
  const seats = tableStatus.seats.map((one, seat) => {
    const isAsked = moment.prompts.some((prompt) => prompt.seat === seat);
    return tickSeat(one, seat, moment, { isAsked, turnEnds: !isAsked || arrived.some((by) => by !== seat) });
  });
  return { seats, resigned: tableStatus.resigned, undo: tableStatus.undo };
}

/** The seats that are asked from now on or have acted: the turn of any other seat is over. */
const arrivals = ({ seats }: TableStatus, { prompts, acted }: Moment): Seat[] => [
  ...acted.keys(),
  ...prompts.flatMap(({ seat }) => (seats[seat]?.asked === null ? [seat] : [])),
];

interface Standing {
  readonly isAsked: boolean;
  /** Whether the seat is not asked any more, or somebody else is. */
  readonly turnEnds: boolean;
}

function tickSeat(one: SeatStatus, seat: Seat, moment: Moment, standing: Standing): SeatStatus {
  const { at, clock, acted, undone } = moment;
  const { isAsked, turnEnds } = standing;
  const actions = acted.get(seat) ?? 0;
  const calendar = calendarFor(seat, moment);
  const runs = clock !== null && !isPlayedByBot(moment.seats[seat], one);
  const until = (time: number) => (runs ? afterPlayTime(at, time, calendar) : null);
  if (seat === undone?.seat) {
    const back = steppedBack(one, undone, at, calendar);
    if (!isAsked) return { ...back, asked: null };
    const time = timeAgain(back, moment, calendar);
    return { ...back, asked: { since: at, due: until(time), time } };
  }
  const { asked } = one;
  if (asked !== null && isAsked && actions === 0) {
    const same = acted.size > 0 ? { ...one, redo: 0 } : one;
    if (runs === (asked.due !== null)) return same;
    return { ...same, asked: runs ? { since: at, due: until(timeOf(one, clock)) } : { ...asked, due: null } };
  }
  const next =
    actions > 0 && asked?.due != null
      ? spent(one, asked.since, asked.due, actions, turnEnds, moment, calendar)
      : one;
  // Time runs on within a turn, and repeating undone actions does not start it again.
  const runsOn =
    (clock?.kind === 'turn' && !turnEnds) || (clock?.kind !== 'bank' && actions <= (one.redo ?? 0));
  if (runsOn && runs && actions > 0 && isAsked && asked?.due != null) return { ...next, asked };
  if (!isAsked) return next.asked === null ? next : askedAs(next, null);
  return askedAs(next, { since: at, due: until(timeOf(next, clock)) });
}

function steppedBack(
  one: SeatStatus,
  { actions }: Undone,
  at: number,
  calendar: Calendar | null,
): SeatStatus {
  const redo = (one.redo ?? 0) + actions;
  const bank = one.bank === null ? null : (remaining(one, at, calendar) ?? one.bank);
  return { ...one, redo, bank, ...(one.asked === null ? { paid: true } : {}) };
}

/** Field by field, because this runs for every action: a chain of spread copies makes all later reads slower. */
function askedAs(one: SeatStatus, asked: SeatStatus['asked']): SeatStatus {
  const { played, lapses, bank, left, redo, paid } = one;
  if (redo === undefined) return { played, lapses, bank, left, asked };
  return paid
    ? { played, lapses, bank, left, redo, paid, asked }
    : { played, lapses, bank, left, redo, asked };
}

/** What is left of the running time; null if none is running. */
const remaining = ({ asked }: SeatStatus, at: number, calendar: Calendar | null): number | null =>
  asked?.due == null ? null : playTimeBetween(at, asked.due, calendar);

/** The time of a seat that is asked again after an undo: no more than it had left, then or now. */
function timeAgain(one: SeatStatus, { at, clock }: Moment, calendar: Calendar | null): number {
  const usual = timeOf(one, clock);
  if (clock?.kind === 'bank') return usual;
  return Math.min(usual, one.left ?? usual, remaining(one, at, calendar) ?? usual);
}

/** After an answer: takes the time used from the bank and adds the increments. */
function spent(
  one: SeatStatus,
  since: number,
  due: number,
  actions: number,
  turnEnds: boolean,
  { at, clock }: Moment,
  calendar: Calendar | null,
): SeatStatus {
  const fresh = actions - Math.min(actions, one.redo ?? 0);
  const redo = (one.redo ?? 0) - (actions - fresh);
  const { paid = false, ...before } = one;
  const next = { ...before, left: playTimeBetween(at, due, calendar), redo };
  const left = paid && !turnEnds ? { ...next, paid } : next;
  if (clock?.kind !== 'bank' || one.bank === null) return left;
  const turns = turnEnds && fresh > 0 && !paid ? 1 : 0;
  const times = clock.incrementFor === 'turn' ? turns : fresh;
  const bank = Math.max(0, one.bank - playTimeBetween(since, at, calendar));
  return { ...left, bank: bank + times * clock.increment * 1000 };
}

/** The time of a seat that is asked now. */
const timeOf = ({ bank }: SeatStatus, clock: ClockSettings | null): number =>
  clock?.kind === 'bank' ? (bank ?? 0) : (clock?.seconds ?? 0) * 1000;

export const respectsCalendars = (clock: ClockSettings): boolean => clock.seconds >= SLOW_FROM;

function calendarFor(seat: Seat, { clock, seats, calendars }: Moment): Calendar | null {
  const holder = seats[seat];
  if (clock === null || !respectsCalendars(clock) || holder?.kind !== 'player') return null;
  return calendars.get(holder.id) ?? null;
}

/** Computes all deadlines again after a calendar has changed. */
export function rescheduled(tableStatus: TableStatus, moment: Moment): TableStatus {
  const { clock } = moment;
  const seats = tableStatus.seats.map((one, seat) =>
    one.asked === null || one.asked.due === null
      ? one
      : {
          ...one,
          asked: {
            ...one.asked,
            due: afterPlayTime(
              one.asked.since,
              one.asked.time ?? timeOf(one, clock),
              calendarFor(seat, moment),
            ),
          },
        },
  );
  return { ...tableStatus, seats };
}

/** The earliest deadline of all seats. */
export function nextDue(tableStatus: TableStatus): Date | null {
  let next: number | null = null;
  for (const { asked } of tableStatus.seats)
    if (asked !== null && asked.due !== null && (next === null || asked.due < next)) next = asked.due;
  return next === null ? null : new Date(next);
}

export const seatsDue = (tableStatus: TableStatus, now: number): Seat[] =>
  tableStatus.seats.flatMap(({ asked }, seat) => (asked?.due != null && asked.due <= now ? [seat] : []));

/** A player who acts is back. Usually they were never away, and nothing is copied. */
export const attended = (tableStatus: TableStatus, seat: Seat): TableStatus =>
  tableStatus.seats[seat]?.lapses === 0 && tableStatus.seats[seat]?.played === 'holder'
    ? tableStatus
    : withSeat(tableStatus, seat, { lapses: 0, played: 'holder' });

export const withSeat = (tableStatus: TableStatus, seat: Seat, change: Partial<SeatStatus>): TableStatus => ({
  ...tableStatus,
  seats: tableStatus.seats.map((one, nth) => (nth === seat ? { ...one, ...change } : one)),
});

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
  const seats = tableStatus.seats.map((one, seat) => tickSeat(one, seat, moment));
  return { seats, resigned: tableStatus.resigned, undo: tableStatus.undo };
}

function tickSeat(one: SeatStatus, seat: Seat, moment: Moment): SeatStatus {
  const { at, prompts, clock, acted, undone } = moment;
  const actions = acted.get(seat) ?? 0;
  const isAsked = prompts.some((prompt) => prompt.seat === seat);
  const calendar = calendarFor(seat, moment);
  const runs = clock !== null && !isPlayedByBot(moment.seats[seat], one);
  const until = (time: number) => (runs ? afterPlayTime(at, time, calendar) : null);
  if (seat === undone?.seat) {
    const redo = (one.redo ?? 0) + undone.actions;
    const back = {
      ...one,
      redo,
      ...(one.bank === null ? {} : { bank: remaining(one, at, calendar) ?? one.bank }),
    };
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
    actions > 0 && asked?.due != null ? spent(one, asked.since, asked.due, actions, moment, calendar) : one;
  // Repeating undone actions does not start the time again.
  const again = clock?.kind === 'prompt' && runs && actions > 0 && actions <= (one.redo ?? 0);
  if (again && isAsked && asked?.due != null) return { ...next, asked };
  if (!isAsked) return next.asked === null ? next : askedAs(next, null);
  return askedAs(next, { since: at, due: until(timeOf(next, clock)) });
}

/** Field by field, because this runs for every action: a chain of spread copies makes all later reads slower. */
const askedAs = ({ played, lapses, bank, left, redo }: SeatStatus, asked: SeatStatus['asked']): SeatStatus =>
  redo === undefined ? { played, lapses, bank, left, asked } : { played, lapses, bank, left, redo, asked };

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
  { at, clock }: Moment,
  calendar: Calendar | null,
): SeatStatus {
  const again = Math.min(actions, one.redo ?? 0);
  const next = { ...one, left: playTimeBetween(at, due, calendar), redo: (one.redo ?? 0) - again };
  if (clock?.kind !== 'bank' || one.bank === null) return next;
  const bank = Math.max(0, one.bank - playTimeBetween(since, at, calendar));
  return { ...next, bank: bank + (actions - again) * clock.increment * 1000 };
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

import { dateOf, isDate, isTimeZone, plusDays } from '../../kernel/local-time.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { type Refusal, refusal } from '../refusal.js';
import { playersOf } from '../seats/holders.js';
import { decideAndAppend } from '../turns/decide-and-append.js';
import type { Calendar, Vacation } from './calendar.js';
import { nextDue, rescheduled } from './table-status.js';

/** Vacation days per year. */
export const VACATION_DAYS = 30;
/** The furthest that vacations can be planned. Some limit is needed, because dates have a maximum. */
const FARTHEST_DAYS = 730;
/** The longest quiet hours, in minutes: a clock must run for half of each day. */
const LONGEST_NIGHT = 720;

const always: Calendar = { timeZone: 'UTC', weekendsOff: false, quietHours: null, vacations: [] };

export const calendarOf = async (context: Context, playerId: string): Promise<Calendar> =>
  (await context.players.calendars([playerId])).get(playerId) ?? always;

/** Sets when the player's clocks run. */
export async function setHours(
  context: Context,
  playerId: string,
  hours: Omit<Calendar, 'vacations'>,
): Promise<Result<Calendar, Refusal>> {
  if (!isTimeZone(hours.timeZone))
    return err(faulty('/timeZone', 'must be an IANA time zone, such as Europe/Amsterdam'));
  if (hours.quietHours !== null) {
    const { from, until } = hours.quietHours;
    const night = (until - from + 1_440) % 1_440;
    if (night === 0 || night > LONGEST_NIGHT)
      return err(faulty('/quietHours', 'must last at most twelve hours'));
  }
  return changed(context, playerId, (calendar) => ok({ ...hours, vacations: calendar.vacations }));
}

export const addVacation = (
  context: Context,
  playerId: string,
  wish: Vacation,
  once?: Once<Calendar>,
): Promise<Result<Calendar, Refusal>> => {
  const change = (calendar: Calendar): Result<Calendar, Refusal> => {
    const { from, to } = wish;
    if (!isDate(from)) return err(faulty('/from', 'must be a date, such as 2026-12-24'));
    if (!isDate(to) || to < from) return err(faulty('/to', 'must be a date that is not before `from`'));
    const now = today(context, calendar);
    if (from < now) return err(refusal('vacation_in_the_past', 'A vacation cannot begin before today.'));
    const farthest = plusDays(now, FARTHEST_DAYS);
    if (to > farthest) return err(faulty('/to', `must not be after ${farthest}`));
    if (to > plusDays(from, VACATION_DAYS))
      return err(refusal('too_many_vacation_days', `A year has ${VACATION_DAYS} vacation days.`));
    // Every stored vacation adds a day, so their number is limited by the number of days.
    if (daysIn(wish, calendar.vacations) === daysIn(wish, [wish])) return ok(calendar);
    const vacations = [...calendar.vacations, wish].sort((a, b) => (a.from < b.from ? -1 : 1));
    const year = [from, to]
      .map((date) => date.slice(0, 4))
      .find((year) => daysIn(yearOf(year), vacations) > VACATION_DAYS);
    return year === undefined
      ? ok({ ...calendar, vacations })
      : err(refusal('too_many_vacation_days', `${year} has ${VACATION_DAYS} vacation days.`));
  };
  return changed(context, playerId, change, once);
};

/** Deletes a vacation that begins today or later. An earlier one ends with yesterday. */
export const endVacation = (
  context: Context,
  playerId: string,
  from: string,
): Promise<Result<Calendar, Refusal>> =>
  changed(context, playerId, (calendar) => {
    const now = today(context, calendar);
    const ended = calendar.vacations.filter((one) => one.from === from && one.to >= now);
    if (ended.length === 0) return err(refusal('not_found', 'There is no such vacation to end.'));
    const vacations = calendar.vacations.flatMap((one): Vacation[] => {
      if (!ended.includes(one)) return [one];
      return one.from < now ? [{ from: one.from, to: plusDays(now, -1) }] : [];
    });
    return ok({ ...calendar, vacations });
  });

/** Saves a calendar and moves the deadlines that it affects. */
async function changed(
  context: Context,
  playerId: string,
  change: (calendar: Calendar) => Result<Calendar, Refusal>,
  once?: Once<Calendar>,
): Promise<Result<Calendar, Refusal>> {
  for (;;) {
    const before = (await context.players.calendars([playerId])).get(playerId) ?? null;
    const result = change(before ?? always);
    if (!result.ok) return result;
    if (!(await context.players.setCalendar(playerId, before, result.value, once?.reply(result)))) continue;
    for (const gameId of await context.games.withClockOf(playerId)) await reschedule(context, gameId);
    return result;
  }
}

const reschedule = (context: Context, gameId: string): Promise<unknown> =>
  decideAndAppend(context, { gameId, caller: SERVICE }, async ({ record }) => {
    if (record.status !== 'active') return ok({ kind: 'nothing', value: null });
    const { seats, clock, prompts, tableStatus } = record;
    const calendars = await context.players.calendars(playersOf(record));
    const moment = { at: 0, prompts, seats, clock, acted: new Map(), undone: null, calendars };
    const next = rescheduled(tableStatus, moment);
    const write = () => context.games.reschedule(record, next, nextDue(next));
    return ok({ kind: 'change', write, value: () => null });
  });

const faulty = (pointer: string, detail: string): Refusal => ({
  ...refusal('malformed', 'This is not a valid calendar.'),
  errors: [{ pointer, detail }],
});

const today = (context: Context, { timeZone }: Calendar): string =>
  dateOf(context.clock().getTime(), timeZone);

const yearOf = (year: string): Vacation => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The number of vacation days in a span. */
function daysIn(span: Vacation, vacations: readonly Vacation[]): number {
  const days = new Set<string>();
  for (const { from, to } of vacations)
    for (let date = from; date <= to; date = plusDays(date, 1))
      if (span.from <= date && date <= span.to) days.add(date);
  return days.size;
}

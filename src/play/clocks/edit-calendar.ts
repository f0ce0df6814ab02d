import { dateOf, isDate, isTimeZone, plusDays } from '../../kernel/local-time.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { SharedReads } from '../../kernel/shared-reads.js';
import { SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { type Refusal, refusal } from '../refusal.js';
import { playersOf } from '../seats/holders.js';
import { decideAndAppend } from '../turns/decide-and-append.js';
import { allHours, type Calendar, type Hours, type Vacation, withHours } from './calendar.js';
import { nextDue, rescheduled } from './table-status.js';

/** Vacation days per year. */
export const VACATION_DAYS = 30;
/** The furthest that vacations can be planned. Some limit is needed, because dates have a maximum. */
const FARTHEST_DAYS = 730;
/** The longest quiet hours, in minutes: a clock must run for half of each day. */
const LONGEST_NIGHT = 720;

const always: Calendar = { ...allHours, vacations: [] };

export const calendarOf = async (context: Context, playerId: string): Promise<Calendar> =>
  (await context.players.calendars([playerId])).get(playerId) ?? always;

/** Whose calendar it is, and who is told beforehand in how many games deadlines are computed again. */
export interface Editing {
  readonly playerId: string;
  readonly onGames: (count: number) => void;
}

/** Sets when the player's clocks run. */
export async function setHours(
  context: Context,
  editing: Editing,
  hours: Hours,
): Promise<Result<Calendar, Refusal>> {
  if (!isTimeZone(hours.timeZone))
    return err(faulty('/timeZone', 'must be an IANA time zone, such as Europe/Amsterdam'));
  if (hours.quietHours !== null) {
    const { from, until } = hours.quietHours;
    const night = (until - from + 1_440) % 1_440;
    if (night === 0 || night > LONGEST_NIGHT)
      return err(faulty('/quietHours', 'must last at most twelve hours'));
  }
  return changed(context, editing, (calendar) => ok(withHours(calendar, hours, context.clock().getTime())));
}

export const addVacation = (
  context: Context,
  editing: Editing,
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
  return changed(context, editing, change, once);
};

/**
 * Deletes a vacation that begins after today. An earlier one ends with yesterday, and one that began today with today: a
 * clock that has stood still for it costs the day.
 */
export const endVacation = (
  context: Context,
  editing: Editing,
  from: string,
): Promise<Result<Calendar, Refusal>> =>
  changed(context, editing, (calendar) => {
    const now = today(context, calendar);
    const ended = calendar.vacations.filter((one) => one.from === from && one.to >= now);
    if (ended.length === 0) return err(refusal('not_found', 'There is no such vacation to end.'));
    const vacations = calendar.vacations.flatMap((one): Vacation[] => {
      if (!ended.includes(one)) return [one];
      if (one.from > now) return [];
      return [{ from: one.from, to: one.from === now ? now : plusDays(now, -1) }];
    });
    return ok({ ...calendar, vacations });
  });

/** Saves a calendar and moves the deadlines that it affects. */
async function changed(
  context: Context,
  editing: Editing,
  change: (calendar: Calendar) => Result<Calendar, Refusal>,
  once?: Once<Calendar>,
): Promise<Result<Calendar, Refusal>> {
  const { playerId } = editing;
  for (;;) {
    const before = (await context.players.calendars([playerId])).get(playerId) ?? null;
    const result = change(before ?? always);
    if (!result.ok) return result;
    if (!(await context.players.setCalendar(playerId, before, result.value, once?.reply(result)))) continue;
    await rescheduling.read(playerId, () => rescheduleAll(context, editing));
    return result;
  }
}

/** A player may have thousands of games: all changes that come meanwhile are followed by one further pass. */
const rescheduling = new SharedReads<void>();

async function rescheduleAll(context: Context, { playerId, onGames }: Editing): Promise<void> {
  const games = await context.games.withClockOf(playerId);
  onGames(games.length);
  for (const gameId of games) await reschedule(context, gameId);
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

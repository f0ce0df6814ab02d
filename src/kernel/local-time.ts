import { Temporal } from 'temporal-polyfill';

/** Minutes after midnight. */
export type TimeOfDay = number;

const zoned = (time: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(time)).toZonedDateTimeISO(timeZone);

/** Whether the text is the name of an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId !== '';
  } catch {
    return false;
  }
}

/** Whether the text is a calendar date such as 2026-12-24. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

export const plusDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

export const isWeekend = (date: string): boolean => Temporal.PlainDate.from(date).dayOfWeek >= 6;

/** The date in a time zone, at a time in milliseconds since 1970. */
export const dateOf = (time: number, timeZone: string): string =>
  zoned(time, timeZone).toPlainDate().toString();

/** The local time of day in a time zone. */
export function timeOfDay(at: Date, timeZone: string): TimeOfDay {
  const { hour, minute } = zoned(at.getTime(), timeZone);
  return hour * 60 + minute;
}

const localTime = (date: string, time: TimeOfDay): Temporal.PlainDateTime =>
  Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: time });

/**
 * The first moment at which local clocks show this time on this date, in milliseconds since 1970. If a clock change
 * skips that time, the moment of the change counts, so that a later time of day never gives an earlier moment.
 */
export function momentOf(date: string, time: TimeOfDay, timeZone: string): number {
  const local = localTime(date, time);
  const moment = local.toZonedDateTime(timeZone);
  const isShown = moment.toPlainDateTime().equals(local);
  return (isShown ? moment : (moment.getTimeZoneTransition('previous') ?? moment)).epochMilliseconds;
}

/** The next moment at which local clocks show a time of day. On a day that skips this time, the nearest moment. */
export function nextTime(after: Date, timeZone: string, wanted: TimeOfDay): Date {
  const today = dateOf(after.getTime(), timeZone);
  const candidates = [today, plusDays(today, 1)].flatMap((date) =>
    // The two differ if a clock change skips the time or repeats it.
    (['earlier', 'later'] as const).map(
      (disambiguation) =>
        localTime(date, wanted).toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
    ),
  );
  const next = candidates.find((time) => time > after.getTime());
  if (next === undefined) throw new Error(`${timeZone} has no ${wanted} after ${after.toISOString()}`);
  return new Date(next);
}

/** A span between two times of day. The second one may be on the next day. */
export interface Span {
  readonly from: TimeOfDay;
  readonly until: TimeOfDay;
}

export const isWithin = (time: TimeOfDay, { from, until }: Span): boolean =>
  from <= until ? time >= from && time < until : time >= from || time < until;

import { Temporal } from 'temporal-polyfill';

/** Minutes after midnight. */
export type TimeOfDay = number;

const zoned = (time: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(time)).toZonedDateTimeISO(timeZone);

/** Whether this is the name of an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId !== '';
  } catch {
    return false;
  }
}

/** Whether this is a day of the calendar, written as 2026-12-24. */
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

/** The day in a time zone, at a time in milliseconds since 1970. */
export const dateOf = (time: number, timeZone: string): string =>
  zoned(time, timeZone).toPlainDate().toString();

/** What the clocks of a time zone show. */
export function timeOfDay(at: Date, timeZone: string): TimeOfDay {
  const { hour, minute } = zoned(at.getTime(), timeZone);
  return hour * 60 + minute;
}

const localTime = (date: string, time: TimeOfDay): Temporal.PlainDateTime =>
  Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: time });

/**
 * When the clocks of a time zone first show that time of that day, in milliseconds since 1970. A time that they skip
 * is the moment at which they skip it, so that a later time of day is never earlier.
 */
export function momentOf(date: string, time: TimeOfDay, timeZone: string): number {
  const local = localTime(date, time);
  const moment = local.toZonedDateTime(timeZone);
  const isShown = moment.toPlainDateTime().equals(local);
  return (isShown ? moment : (moment.getTimeZoneTransition('previous') ?? moment)).epochMilliseconds;
}

/** When the clocks of a time zone next show a time of day. On a day that skips it, as near to it as there is. */
export function nextTime(after: Date, timeZone: string, wanted: TimeOfDay): Date {
  const today = dateOf(after.getTime(), timeZone);
  const candidates = [today, plusDays(today, 1)].flatMap((date) =>
    // They differ where clocks skip the time, or show it twice.
    (['earlier', 'later'] as const).map(
      (disambiguation) =>
        localTime(date, wanted).toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
    ),
  );
  const next = candidates.find((time) => time > after.getTime());
  if (next === undefined) throw new Error(`${timeZone} has no ${wanted} after ${after.toISOString()}`);
  return new Date(next);
}

/** From one time of day until another, which may lie on the next day. */
export interface Span {
  readonly from: TimeOfDay;
  readonly until: TimeOfDay;
}

export const isWithin = (time: TimeOfDay, { from, until }: Span): boolean =>
  from <= until ? time >= from && time < until : time >= from || time < until;

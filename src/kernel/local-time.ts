import { LRUCache } from 'lru-cache';

const DAY = 1_440;
const MINUTE = 60_000;

/** Minutes after midnight. */
export type TimeOfDay = number;

/** Names are written in any case, so there are more of them than zones. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 1_000 });

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en', options);
  formats.set(timeZone, made);
  return made;
}

/** Whether this is the name of an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name) !== null;
  } catch {
    return false;
  }
}

/** What the clocks of a time zone show. */
export function timeOfDay(at: Date, timeZone: string): TimeOfDay {
  const parts = formatOf(timeZone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return of('hour') * 60 + of('minute');
}

/** When the clocks of a time zone next show a time of day. On a day that skips it, as near to it as there is. */
export function nextTime(after: Date, timeZone: string, wanted: TimeOfDay): Date {
  const minute = Math.floor(after.getTime() / MINUTE) * MINUTE;
  const ahead = (wanted - timeOfDay(after, timeZone) + DAY) % DAY || DAY;
  const guess = new Date(minute + ahead * MINUTE);
  // The clocks may have been turned meanwhile.
  const off = wanted - timeOfDay(guess, timeZone);
  const shortest = off > DAY / 2 ? off - DAY : off < -DAY / 2 ? off + DAY : off;
  const corrected = new Date(guess.getTime() + shortest * MINUTE);
  return corrected > after ? corrected : guess;
}

/** From one time of day until another, which may lie on the next day. */
export interface Span {
  readonly from: TimeOfDay;
  readonly until: TimeOfDay;
}

export const isWithin = (time: TimeOfDay, { from, until }: Span): boolean =>
  from <= until ? time >= from && time < until : time >= from || time < until;

import { LRUCache } from 'lru-cache';
import type { Span } from '../../kernel/local-time.js';

/*
 * When a player's clock runs. All times are milliseconds since 1970; days and hours are those of the player's zone.
 */

export interface Calendar {
  /** An IANA time zone: Europe/Amsterdam. */
  readonly timeZone: string;
  /** The clock stands on Saturdays and Sundays. */
  readonly weekendsOff: boolean;
  /** The clock stands in this span of every day. */
  readonly quietHours: Span | null;
  /** Days off, both included, as 2026-12-24. */
  readonly vacations: readonly Vacation[];
}

export interface Vacation {
  readonly from: string;
  readonly to: string;
}

export const DAY = 86_400_000;
const MINUTE = 60_000;
const MINUTES = 1_440;
/** Longer than any vacation can stretch a time. */
const MAX_DAYS = 1_000;

/** When so much time has run since `from`. */
export function afterPlayTime(from: number, time: number, calendar: Calendar | null): number {
  if (calendar === null) return from + time;
  let left = time;
  for (const [begin, end] of running(from, calendar)) {
    if (end - begin >= left) return begin + left;
    left -= end - begin;
  }
  return from + MAX_DAYS * DAY;
}

/** How much time has run from one moment to another. */
export function playTimeBetween(from: number, to: number, calendar: Calendar | null): number {
  if (calendar === null) return Math.max(0, to - from);
  let sum = 0;
  for (const [begin, end] of running(from, calendar)) {
    if (begin >= to) break;
    sum += Math.min(end, to) - begin;
  }
  return sum;
}

/** The spans in which the clock runs, from a moment on, in order. */
function* running(from: number, calendar: Calendar): Generator<readonly [begin: number, end: number]> {
  const zone = zoneOf(calendar.timeZone);
  const first = zone.dateOf(from);
  for (let nth = 0; nth <= MAX_DAYS; nth += 1) {
    const date = plusDays(first, nth);
    if (isOff(date, calendar)) continue;
    for (const [begin, end] of awake(calendar.quietHours)) {
      const [since, until] = [zone.timeOf(date, begin), zone.timeOf(date, end)];
      if (until > from && until > since) yield [Math.max(since, from), until];
    }
  }
}

function isOff(date: string, { weekendsOff, vacations }: Calendar): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekendsOff && (weekday === 0 || weekday === 6)) return true;
  return vacations.some(({ from, to }) => from <= date && date <= to);
}

/** The minutes of a day that are not quiet. */
function awake(quietHours: Calendar['quietHours']): (readonly [number, number])[] {
  if (quietHours === null) return [[0, MINUTES]];
  const { from, until } = quietHours;
  if (from > until) return [[until, from]];
  return [
    [0, from],
    [until, MINUTES],
  ];
}

export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

interface Zone {
  dateOf(time: number): string;
  /** The moment when clocks there show that minute of that day. */
  timeOf(date: string, minute: number): number;
}

/** Names are written in any case, so there are more of them than zones. */
const zones = new LRUCache<string, Zone>({ max: 1_000 });

export function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  /** What clocks there show, as if it were UTC. */
  const shown = (time: number): number => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second } = parts;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  };
  const zone: Zone = {
    dateOf: (time) => new Date(shown(time)).toISOString().slice(0, 10),
    timeOf(date, minute) {
      const wanted = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE;
      const guess = wanted - (shown(wanted) - wanted);
      // Where clocks are put forward or back that day, the first guess may be an hour off.
      return guess - (shown(guess) - wanted);
    },
  };
  zones.set(timeZone, zone);
  return zone;
}

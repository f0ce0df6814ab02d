import { dateOf, isWeekend, momentOf, plusDays, type Span } from '../../kernel/local-time.js';

/*
 * When a player's clock runs. Times are milliseconds since 1970; days and hours are in the player's time zone.
 */

export interface Calendar {
  /** An IANA time zone, such as Europe/Amsterdam. */
  readonly timeZone: string;
  /** Whether the clock is paused on Saturdays and Sundays. */
  readonly weekendsOff: boolean;
  /** The clock is paused in this span of every day. */
  readonly quietHours: Span | null;
  /** The clock is paused on these days. */
  readonly vacations: readonly Vacation[];
}

export interface Vacation {
  readonly from: string;
  readonly to: string;
}

export const DAY = 86_400_000;
const MINUTES = 1_440;
/** No deadline is further away, however many days are off. */
const MAX_DAYS = 1_000;

/** When `time` has run on the clock since `from`. */
export function afterPlayTime(from: number, time: number, calendar: Calendar | null): number {
  if (calendar === null) return from + time;
  let left = time;
  for (const [begin, end] of running(from, calendar)) {
    if (end - begin >= left) return begin + left;
    left -= end - begin;
  }
  return from + MAX_DAYS * DAY;
}

/** How much time runs on the clock between two moments. */
export function playTimeBetween(from: number, to: number, calendar: Calendar | null): number {
  if (calendar === null) return Math.max(0, to - from);
  let sum = 0;
  for (const [begin, end] of running(from, calendar)) {
    if (begin >= to) break;
    sum += Math.min(end, to) - begin;
  }
  return sum;
}

/** The spans in which the clock runs after a moment, in order. */
function* running(from: number, calendar: Calendar): Generator<readonly [begin: number, end: number]> {
  const { timeZone } = calendar;
  const first = dateOf(from, timeZone);
  for (let nth = 0; nth <= MAX_DAYS; nth += 1) {
    const date = plusDays(first, nth);
    if (isOff(date, calendar)) continue;
    for (const [begin, end] of awake(calendar.quietHours)) {
      const [since, until] = [momentOf(date, begin, timeZone), momentOf(date, end, timeZone)];
      if (until > from && until > since) yield [Math.max(since, from), until];
    }
  }
}

function isOff(date: string, { weekendsOff, vacations }: Calendar): boolean {
  if (weekendsOff && isWeekend(date)) return true;
  return vacations.some(({ from, to }) => from <= date && date <= to);
}

/** The minutes of a day outside the quiet hours. */
function awake(quietHours: Calendar['quietHours']): (readonly [number, number])[] {
  if (quietHours === null) return [[0, MINUTES]];
  const { from, until } = quietHours;
  if (from > until) return [[until, from]];
  return [
    [0, from],
    [until, MINUTES],
  ];
}

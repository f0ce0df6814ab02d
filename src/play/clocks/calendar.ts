import { dateOf, isWeekend, momentOf, plusDays, type Span } from '../../kernel/local-time.js';

/*
 * When a player's clock runs. Times are milliseconds since 1970; days and hours are in the player's time zone.
 */

export interface Hours {
  /** An IANA time zone, such as Europe/Amsterdam. */
  readonly timeZone: string;
  /** Whether the clock is paused on Saturdays and Sundays. */
  readonly weekendsOff: boolean;
  /** The clock is paused in this span of every day. */
  readonly quietHours: Span | null;
}

export interface Calendar extends Hours {
  /** The clock is paused on these days. */
  readonly vacations: readonly Vacation[];
  /** What held before, oldest first. New hours give no time back that has run. */
  readonly earlier?: readonly EarlierHours[];
}

export interface EarlierHours extends Hours {
  readonly until: number;
}

/** Hours without a pause. */
export const allHours: Hours = { timeZone: 'UTC', weekendsOff: false, quietHours: null };

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

/** More are as if the clock had not been paused before. */
const MAX_EARLIER = 10;

/** The calendar with other hours from a moment on. */
export function withHours(
  { earlier = [], vacations, ...before }: Calendar,
  hours: Hours,
  at: number,
): Calendar {
  const [first, second, ...others] = [...earlier, { ...before, until: at }];
  if (first === undefined || second === undefined || others.length < MAX_EARLIER - 1)
    return { ...hours, vacations, earlier: [first, second, ...others].filter((one) => one !== undefined) };
  return { ...hours, vacations, earlier: [{ ...allHours, until: second.until }, ...others] };
}

type Running = Generator<readonly [begin: number, end: number]>;

/** The spans in which the clock runs after a moment, in order. */
function* running(from: number, { earlier = [], ...calendar }: Calendar): Running {
  let since = from;
  for (const { until, ...hours } of earlier) {
    if (until <= since) continue;
    for (const [begin, end] of runningBy(since, { ...calendar, ...hours })) {
      if (begin >= until) break;
      yield [begin, Math.min(end, until)];
    }
    since = until;
  }
  yield* runningBy(since, calendar);
}

/** The same by hours that have always been these. */
function* runningBy(from: number, calendar: Calendar): Running {
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

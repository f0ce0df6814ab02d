import { language } from '../state/settings.js';
import { localeOf } from './when.js';

/** A longer time to answer is said as a day and an hour, since nobody counts it down. */
const LONG = 3_600_000;
const WEEK = 6 * 24 * LONG;

/** `Tuesday, 18:00`; null if the time is so short that it is counted down. */
export function dayAndHour(due: string, now: number): string | null {
  const left = Date.parse(due) - now;
  if (left < LONG) return null;
  const day =
    left < WEEK ? { weekday: 'long' as const } : { month: 'long' as const, day: 'numeric' as const };
  const format = new Intl.DateTimeFormat(localeOf(language.value), {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(due));
}

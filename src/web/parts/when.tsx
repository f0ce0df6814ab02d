import { language } from '../state/settings.js';

/** Of the ways of a language that the browser knows, the one that its owner has chosen. */
const localeOf = (wanted: string): string =>
  navigator.languages.find((one) => one.startsWith(wanted)) ?? (wanted === 'en' ? 'en-GB' : wanted);

const isToday = (time: Date): boolean => time.toDateString() === new Date().toDateString();

/** A point in time, in the way of whoever reads it; today the hour is enough. */
export function When({ time }: { readonly time: string }) {
  const date = new Date(time);
  const style = isToday(date)
    ? { timeStyle: 'short' as const }
    : { dateStyle: 'medium' as const, timeStyle: 'short' as const };
  const format = new Intl.DateTimeFormat(localeOf(language.value), style);
  return <time dateTime={time}>{format.format(date)}</time>;
}

import { language } from '../state/settings.js';

/** The preferred locale of the browser in this language. */
export const localeOf = (wanted: string): string =>
  navigator.languages.find((one) => one.startsWith(wanted)) ?? (wanted === 'en' ? 'en-GB' : wanted);

const isToday = (time: Date): boolean => time.toDateString() === new Date().toDateString();

/** A time in the format of the user's locale. For today, without the date. */
export function When({ time }: { readonly time: string }) {
  const date = new Date(time);
  const style = isToday(date)
    ? { timeStyle: 'short' as const }
    : { dateStyle: 'medium' as const, timeStyle: 'short' as const };
  const format = new Intl.DateTimeFormat(localeOf(language.value), style);
  return <time dateTime={time}>{format.format(date)}</time>;
}

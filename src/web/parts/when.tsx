import { language } from '../state/settings.js';

/** A point in time, in the way of whoever reads it. */
export function When({ time }: { readonly time: string }) {
  const format = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={time}>{format.format(new Date(time))}</time>;
}

import { secondNow } from '../state/time.js';
import { words } from '../texts/words.js';

const SOON = 60_000;

/** The time left to answer. */
export function Due({ due }: { readonly due: string }) {
  const left = Date.parse(due) - secondNow.value;
  return (
    <time class={left < SOON ? 'due due-soon' : 'due'} dateTime={due}>
      {spanOf(left)}
    </time>
  );
}

/** `3 d 4 h`, `2 h 5 min`, or `1:07`. */
export function spanOf(ms: number): string {
  const t = words().time;
  const seconds = Math.max(0, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t.days(Math.floor(hours / 24), hours % 24);
  if (hours >= 1) return t.hours(hours, minutes % 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

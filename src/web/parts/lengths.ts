import { language } from '../state/settings.js';
import { localeOf } from './when.js';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
type Unit = (typeof UNITS)[number][0];

/** How many of each unit; a unit of which there is none is not named. */
function parts(seconds: number): readonly (readonly [Unit, number])[] {
  let left = Math.max(0, Math.round(seconds));
  const found = UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(left / length);
    left %= length;
    return count === 0 ? [] : [[unit, count] as const];
  });
  return found.length === 0 ? [['second', 0]] : found;
}

function inWords(some: ReturnType<typeof parts>, short: readonly Unit[]): string {
  const locale = localeOf(language.value);
  const each = some.map(([unit, count]) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: short.includes(unit) ? 'short' : 'long',
    }).format(count),
  );
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(each);
}

/** A length of time that was agreed, such as `3 days` or `1 hour, 30 minutes`. */
export const lengthOf = (seconds: number): string => inWords(parts(seconds), []);

/** What is left of a time: `3 days, 4 hr`, `2 hr, 5 min`, or `1:07`. */
export function leftOf(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return inWords(
    parts(seconds)
      .slice(0, 2)
      .filter(([unit]) => unit !== 'second'),
    ['hour', 'minute'],
  );
}

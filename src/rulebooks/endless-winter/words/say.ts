import type { Telling, Text } from '../../../engine/rulebook.js';
import type { Components } from '../schemas/components.js';

export type Told = Telling<Components>;

/** Both languages stand beside each other wherever something is said. */
export const say = ({ language }: Pick<Told, 'language'>, text: Text): string => text[language];

/** A number with its noun: 1 point, 2 points. */
export const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** Work is counted in halves: 3 is 1½. */
export function halves(n: number): string {
  const whole = Math.floor(n / 2);
  if (n % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** One, two and three. */
export function listed(telling: Told, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')}${say(telling, { en: ' and ', de: ' und ' })}${last}`;
}

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

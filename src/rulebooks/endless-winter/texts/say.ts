import type { Audience } from '../../../engine/rulebook.js';
import type { Components } from '../components/schema.js';

export type Told = Audience<Components>;

/** Work is counted in halves: 3 is 1½. */
export function halves(n: number): string {
  const whole = Math.floor(n / 2);
  if (n % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

import type { Clock } from '../api/games.js';
import { words } from '../texts/words.js';
import { spanOf } from './due.js';

export function clockInWords(clock: Clock): string {
  const t = words().clock;
  const time = spanOf(clock.seconds * 1000);
  if (clock.kind !== 'bank') return t.per[clock.kind](time);
  const increment = spanOf(clock.increment * 1000);
  return t.bank[clock.incrementFor ?? 'action'](time, increment);
}

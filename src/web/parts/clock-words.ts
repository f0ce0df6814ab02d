import type { Clock } from '../api/games.js';
import { words } from '../texts/words.js';
import { lengthOf } from './lengths.js';

export function clockInWords(clock: Clock): string {
  const t = words().clock;
  const time = lengthOf(clock.seconds);
  if (clock.kind !== 'bank') return t.per[clock.kind](time);
  const increment = lengthOf(clock.increment);
  return t.bank[clock.incrementFor ?? 'action'](time, increment);
}

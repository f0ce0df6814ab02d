import type { Clock } from '../api/games.js';
import { words } from '../texts/words.js';
import { spanOf } from './due.js';

export function clockInWords(clock: Clock): string {
  const t = words().clock;
  const time = spanOf(clock.seconds * 1000);
  return clock.kind === 'prompt' ? t.perPrompt(time) : t.bank(time, spanOf(clock.increment * 1000));
}

import type { Progress } from '../store/snapshot/progress.js';
import { sayProgress } from './say.js';

const EVERY_MS = 1_000;

/**
 * Prints a line for each finished part, and once a second how far the current one is; a terminal shows this in place.
 */
export function showProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let [name, unit, moved, shown] = ['', 'bytes' as 'bytes' | 'entries', 0, 0];
  const isTerminal = stream.isTTY === true;
  const amount = (): string => (unit === 'bytes' ? `${(moved / 1e6).toFixed(1)} MB` : `${moved} entries`);
  return {
    begin(part, measured) {
      [name, unit, moved, shown] = [part, measured, 0, Date.now()];
    },
    move(units) {
      moved += units;
      if (Date.now() - shown < EVERY_MS) return;
      shown = Date.now();
      stream.write(isTerminal ? `\r\u001b[K${name} … ${amount()}` : `${name} … ${amount()}\n`);
    },
    end(count) {
      if (isTerminal) stream.write('\r\u001b[K');
      if (count === 0) return;
      sayProgress(`${name}: ${count} ${unit === 'bytes' ? 'rows' : 'games'}, ${amount()}`);
    },
  };
}

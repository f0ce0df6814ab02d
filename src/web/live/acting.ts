import { Failed } from '../api/failure.js';
import { act } from '../api/play.js';
import { pause, pauseAfter } from './backoff.js';
import type { Table } from './table.js';

const TRIES = 4;

/**
 * Takes an action of those that were listed. Where no answer comes it is sent again under the same key, so that it
 * is taken once at most; where the game has moved on, what is possible now is loaded before anybody is told.
 */
export async function take(table: Table, seat: number, action: string): Promise<void> {
  const { version } = table.legal.value;
  const key = newKey();
  for (let tries = 1; ; tries += 1) {
    try {
      await act(table.id, { seat, action, version, key });
      // Nothing more is to be done before it is known what can be done now.
      await table.refresh();
      return;
    } catch (error) {
      const isLost = error instanceof Failed && error.failure.kind === 'unreachable';
      if (!isLost || tries === TRIES) {
        await table.refresh();
        throw error;
      }
      await pause(pauseAfter(tries));
    }
  }
}

/** Where a page has no TLS, browsers make no ids of their own. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

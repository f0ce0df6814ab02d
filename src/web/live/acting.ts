import { Failed } from '../api/failure.js';
import { act } from '../api/play.js';
import { pause, pauseAfter } from './backoff.js';
import type { Table } from './table.js';

const TRIES = 4;

/**
 * Takes a listed action. Without an answer, it is sent again with the same key, so that it is taken at most once. On a
 * refusal, such as a stale version, the current state is loaded before the error is shown.
 */
export async function take(table: Table, seat: number, action: string): Promise<void> {
  const { version } = table.legal.value;
  const key = newKey();
  for (let tries = 1; ; tries += 1) {
    try {
      const acted = await act(table.id, { seat, action, version, key });
      // The list of actions is stale until this is loaded.
      await table.reach(acted.version);
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

/** `crypto.randomUUID` exists in secure contexts only, so not on a page without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

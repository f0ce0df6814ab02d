import { Failed } from '../api/failure.js';
import type { Game } from '../api/games.js';
import { act } from '../api/play.js';
import { pause, pauseAfter } from './backoff.js';
import type { Table } from './table.js';

const TRIES = 4;

/** Whether a bot is asked, which answers in a moment. */
export const isBotAsked = (game: Game | null): boolean =>
  game !== null &&
  game.status === 'active' &&
  game.prompts.some(({ seat }) => {
    const one = game.seats[seat];
    return one !== undefined && (one.kind !== 'player' || one.played !== 'holder');
  });

/**
 * Takes listed actions. Without an answer, they are sent again with the same key, so that they are taken at most once.
 * On a refusal, such as a stale version, the current state is loaded before the error is shown.
 */
export const take = (table: Table, seat: number, actions: readonly string[]): Promise<void> =>
  table.holding(() => send(table, seat, actions));

async function send(table: Table, seat: number, actions: readonly string[]): Promise<void> {
  // What a bot answers at the same time does not change the question, so it must not make the action stale.
  const version = isBotAsked(table.game.value) ? null : table.legal.value.version;
  const key = newKey();
  for (let tries = 1; ; tries += 1) {
    try {
      const look = table.look();
      const acted = await act(table.id, { seat, actions, version, key }, look);
      if (acted.table === undefined) await table.reach(acted.version);
      else await table.show(acted.table, { ...look, isOwn: true });
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

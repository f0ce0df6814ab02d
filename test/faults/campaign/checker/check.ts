import type { AnyRulebook } from '../../../../src/engine/any-rulebook.js';
import { type HistoryRecord, recordsOf } from '../record.js';
import { checkFollowers } from './followers.js';
import { checkLog } from './log.js';
import { checkMessages } from './messages.js';
import { checkReads } from './reads.js';
import { requestsOf } from './requests.js';
import { checkRetries } from './retries.js';
import { checkViews } from './views.js';
import type { Violation } from './violation.js';
import { checkWebhooks } from './webhooks.js';

/** All violations in a history, by nothing but the history and the rules. */
export function checkHistory(
  rulebooks: readonly AnyRulebook[],
  history: readonly HistoryRecord[],
): Violation[] {
  const [calls, reads, seen] = [
    recordsOf(history, 'call'),
    recordsOf(history, 'read'),
    recordsOf(history, 'seen'),
  ];
  const [heard, deliveries] = [recordsOf(history, 'heard'), recordsOf(history, 'stored-delivery')];
  const [posted, messages] = [recordsOf(history, 'posted'), recordsOf(history, 'message-seen')];
  const following = recordsOf(history, 'following');
  const games = recordsOf(history, 'stored-game');
  const known = new Set(games.map(({ game }) => game));
  const gone = [...calls, ...seen, ...posted].filter(({ game }) => !known.has(game));
  return [
    ...recordsOf(history, 'unexpected').map(
      ({ by, detail }): Violation => ({ kind: 'unexpected', game: '', detail: `${by}: ${detail}` }),
    ),
    ...[...calls, ...posted].filter(isUnexpected).map(
      ({ game, client, status, sent }): Violation => ({
        kind: 'unexpected',
        game,
        detail: `client ${client} got ${status} at ${Math.round(sent)}`,
      }),
    ),
    ...[...new Set(gone.map(({ game }) => game))].map(
      (game): Violation => ({ kind: 'lost', game, detail: 'the game is gone' }),
    ),
    ...games.flatMap((stored): Violation[] => {
      const ofGame = <Item extends { readonly game: string }>(all: readonly Item[]): Item[] =>
        all.filter(({ game }) => game === stored.game);
      const own = ofGame(calls);
      const rulebook = rulebooks.find(({ meta }) => meta.id === stored.rulebook);
      if (rulebook === undefined) throw new Error(`there is no rulebook ${stored.rulebook}`);
      return [
        ...checkLog(rulebook, stored, requestsOf(own)),
        ...checkRetries(stored.game, own),
        ...checkReads(stored.game, own, ofGame(reads)),
        ...checkViews(rulebook, stored, ofGame(reads)),
        ...checkFollowers(stored, ofGame(following), ofGame(seen)),
        ...checkWebhooks(stored, ofGame(heard), ofGame(deliveries), ofGame(posted)),
        ...checkMessages(stored, ofGame(posted), ofGame(following), ofGame(messages)),
      ];
    }),
  ];
}

/** A fault may be answered with 503, but never with another failure; and every client has the right to what it asks for. */
const isUnexpected = ({ status }: { readonly status: number | null }): boolean =>
  status !== null && ((status >= 500 && status !== 503) || [400, 401, 404, 429].includes(status));

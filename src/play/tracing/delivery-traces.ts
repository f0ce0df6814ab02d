import { traced } from '../../kernel/tracing.js';
import type { Context } from '../context.js';
import type { Outgoing } from '../ports/delivery-queues.js';
import type { Mailed, Note } from '../ports/mail.js';
import { MESSAGE } from '../ports/notice-types.js';
import type { Answered } from '../ports/receivers.js';

type Needed = Pick<Context, 'tracing' | 'traces'>;

/**
 * Posts to a webhook in the trace of the action that it is about. The receiver is a stranger, so it is told nothing of
 * the trace.
 */
export async function inTraceOf(
  { tracing, traces }: Needed,
  { game, after, version, type, attempts, webhook }: Outgoing,
  post: () => Promise<Answered>,
): Promise<Answered> {
  if (tracing === null) return post();
  // What came with no entry has the version of the one before it.
  const isOfEntry = game !== null && version !== null && after !== null && after < version;
  const from = isOfEntry ? await traces.find(game, version) : null;
  const facts = {
    'permafrost.notice': type,
    'permafrost.attempt': attempts + 1,
    'server.address': new URL(webhook.url).host,
    ...(game !== null && { 'permafrost.game': game }),
  };
  return traced(tracing, { name: 'deliver webhook', kind: 'client', from, facts }, async (span) => {
    const answered = await post();
    if (answered.status !== null) span?.note({ 'http.response.status_code': answered.status });
    if (answered.error !== null) span?.end(new Error(answered.error));
    return answered;
  });
}

/** Sends a mail in the trace of the newest of the actions that it is about, with links to the others. */
export async function inTraceOfNotes(
  { tracing, traces }: Needed,
  notes: readonly Note[],
  send: () => Promise<Mailed>,
): Promise<Mailed> {
  if (tracing === null) return send();
  const written = notes.filter(({ type }) => type !== MESSAGE);
  const found = await Promise.all(written.map(({ game, version }) => traces.find(game, version)));
  const known = [...new Set(found.filter((trace) => trace !== null))];
  const facts = { 'permafrost.notices': notes.length };
  const wish = { from: known.at(-1) ?? null, links: known.slice(0, -1), facts };
  return traced(tracing, { name: 'send mail', kind: 'client', ...wish }, async (span) => {
    const mailed = await send();
    if (mailed.kind !== 'sent') span?.end(new Error(mailed.kind));
    return mailed;
  });
}

import type { FastifyReply } from 'fastify';

/** Emitted by a response that the deadline has sent: it closes only after those before it on its connection. */
export const OVERDUE = 'overdue';

/** Aborts when the response is sent, its deadline is over, the client disconnects, or the server closes, for what would not end by itself. */
export function abortOnClose(
  reply: { readonly raw: FastifyReply['raw'] },
  closing?: AbortSignal,
): AbortSignal {
  const gone = new AbortController();
  const end = () => {
    closing?.removeEventListener('abort', end);
    gone.abort();
  };
  // Not `once`, which makes a wrapper: aborting again does nothing.
  reply.raw.on('close', end);
  reply.raw.on(OVERDUE, end);
  closing?.addEventListener('abort', end, { once: true });
  if (closing?.aborted || reply.raw.destroyed) end();
  return gone.signal;
}

import type { FastifyReply } from 'fastify';

/** Aborts when the response is sent, the client disconnects, or the server closes, for what would not end by itself. */
export function abortOnClose(
  reply: { readonly raw: FastifyReply['raw'] },
  closing?: AbortSignal,
): AbortSignal {
  const gone = new AbortController();
  const end = () => {
    closing?.removeEventListener('abort', end);
    gone.abort();
  };
  reply.raw.once('close', end);
  closing?.addEventListener('abort', end, { once: true });
  if (closing?.aborted || reply.raw.destroyed) end();
  return gone.signal;
}

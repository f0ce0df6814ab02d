import type { FastifyReply } from 'fastify';
import { assertNever } from '../kernel/assert-never.js';
import type { Sharing } from '../play/showing/sharing.js';

/** For a second, and for five more while a cache asks for the newest. */
const BRIEF = 'public, max-age=1, stale-while-revalidate=5';
const FINAL = 'public, max-age=31536000, immutable';

/**
 * Lets caches keep an answer. Without it only private caches may, and they must revalidate. `Vary: Authorization` keeps
 * what strangers were given from those who send a token.
 */
export function shareWith(reply: FastifyReply, sharing: Sharing): void {
  switch (sharing) {
    case 'private':
      return;
    case 'brief':
      reply.header('cache-control', BRIEF);
      return;
    case 'final':
      reply.header('cache-control', FINAL);
      return;
    default:
      assertNever(sharing);
  }
}

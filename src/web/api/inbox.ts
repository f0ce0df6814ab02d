import { refusedBy } from './failure.js';
import type { Waiting } from './lobby.js';
import { base, wire } from './wire.js';

export interface InboxChange {
  readonly waiting: readonly Waiting[];
  /** Sent with the next request, to wait for a change. */
  readonly etag: string | null;
}

const WAIT = 50;
const TIMEOUT = (WAIT + 20) * 1000;

/** Loads the inbox. With a known ETag, waits for a change; null if there was none in that time. */
export async function awaitInbox(known: string | null, signal: AbortSignal): Promise<InboxChange | null> {
  const wait = known === null ? '' : `?wait=${WAIT}`;
  const headers: HeadersInit = known === null ? {} : { 'if-none-match': known };
  const answer = await wire(
    new Request(`${base}/v1/me/prompts${wait}`, { headers, signal, cache: 'no-store' }),
    TIMEOUT,
  );
  if (answer.status === 304) return null;
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusedBy(body);
  return { waiting: (body as { waiting: Waiting[] }).waiting, etag: answer.headers.get('etag') };
}

import { refusedBy } from './failure.js';
import type { Waiting } from './lobby.js';
import { base, wire } from './wire.js';

export interface InboxChange {
  readonly waiting: readonly Waiting[];
  /** What this was, to be told only of changes. */
  readonly etag: string | null;
}

const WAIT = 50;
const PATIENCE = (WAIT + 20) * 1000;

/** What waits for the player; with what is known, not before it has changed. Null when nothing has, in a while. */
export async function awaitInbox(known: string | null, signal: AbortSignal): Promise<InboxChange | null> {
  const wait = known === null ? '' : `?wait=${WAIT}`;
  const headers: HeadersInit = known === null ? {} : { 'if-none-match': known };
  const answer = await wire(
    new Request(`${base}/v1/me/prompts${wait}`, { headers, signal, cache: 'no-store' }),
    PATIENCE,
  );
  if (answer.status === 304) return null;
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusedBy(body);
  return { waiting: (body as { waiting: Waiting[] }).waiting, etag: answer.headers.get('etag') };
}

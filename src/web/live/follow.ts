import type { EventSourceMessage } from 'eventsource-parser';
import { Failed } from '../api/failure.js';
import { readStream } from '../api/stream.js';
import { pause, pauseAfter } from './backoff.js';

export interface Following {
  readonly path: string;
  /** The id of the last known event. */
  readonly from: string | null;
  readonly onEvent: (event: EventSourceMessage) => void;
  /** Called with true for every chunk, and with false when the connection breaks. */
  readonly onConnection: (isUp: boolean) => void;
  readonly signal: AbortSignal;
  /** For what must be noticed by a page that nobody sees, such as a prompt to notify of. */
  readonly isKeptWhileHidden?: boolean;
}

/** The server sends heartbeats more often than this, so a longer silence means a dead connection. */
const MAX_SILENCE = 50_000;
/** How long a hidden page keeps its stream. Browsers limit the connections of all tabs to one server. */
const MAX_HIDDEN = 30_000;

/**
 * Follows a stream until it is over or the server refuses it. Reconnects from the last event when the server is back,
 * after the machine was asleep, and when the page is visible again.
 */
export async function follow({
  path,
  from,
  onEvent,
  onConnection,
  signal,
  isKeptWhileHidden = false,
}: Following): Promise<void> {
  let lastId = from;
  let failures = 0;
  let hasEnded = false;
  const receive = (event: EventSourceMessage) => {
    if (event.event === 'end') hasEnded = true;
    if (event.id !== undefined) lastId = event.id;
    onEvent(event);
  };
  while (!signal.aborted) {
    if (!isKeptWhileHidden) await visible(signal);
    const line = watched(signal, isKeptWhileHidden);
    const onChunk = () => {
      failures = 0;
      line.received();
      onConnection(true);
    };
    try {
      const isOver = await readStream({ path, lastId, signal: line.signal, onChunk, onEvent: receive });
      if (isOver || hasEnded) return;
    } catch (error) {
      if (isForGood(error)) return;
    } finally {
      line.end();
    }
    if (signal.aborted) return;
    if (!document.hidden) onConnection(false);
    await pause(pauseAfter(failures), signal);
    failures += 1;
  }
}

/** True if a retry cannot succeed: the resource does not exist, or not for this caller. */
export const isForGood = (error: unknown): boolean =>
  error instanceof Failed &&
  error.failure.kind === 'refused' &&
  error.failure.problem.status < 500 &&
  error.failure.problem.status !== 429;

/** Resolves when the page is visible. */
const visible = (signal: AbortSignal): Promise<void> =>
  document.hidden ? pause(2 ** 31 - 1, signal) : Promise.resolve();

/** A signal that aborts a silent stream, or the stream of a page that was hidden for a while. */
function watched(outer: AbortSignal, isKept: boolean) {
  const timeout = new AbortController();
  let receivedAt = Date.now();
  let hiddenSince: number | null = null;
  const check = () => {
    hiddenSince = document.hidden && !isKept ? (hiddenSince ?? Date.now()) : null;
    const isSilent = Date.now() - receivedAt > MAX_SILENCE;
    const isUnused = hiddenSince !== null && Date.now() - hiddenSince > MAX_HIDDEN;
    if (isSilent || isUnused) timeout.abort();
  };
  const timer = setInterval(check, 5_000);
  document.addEventListener('visibilitychange', check);
  return {
    signal: AbortSignal.any([outer, timeout.signal]),
    received: () => {
      receivedAt = Date.now();
    },
    end: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      timeout.abort();
    },
  };
}

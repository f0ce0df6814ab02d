import type { EventSourceMessage } from 'eventsource-parser';
import { Failed } from '../api/failure.js';
import { readStream } from '../api/stream.js';
import { pause, pauseAfter } from './backoff.js';

export interface Following {
  readonly path: string;
  /** The id of the last event before. */
  readonly from: string | null;
  readonly onEvent: (event: EventSourceMessage) => void;
  /** Whether the line stands. */
  readonly onLine: (isUp: boolean) => void;
  readonly signal: AbortSignal;
}

/** Longer than this a server keeps no quiet line without a sign of life: there is nobody at its other end. */
const SILENCE = 50_000;
/** So long a page that nobody sees keeps its line: browsers have few of them for all their tabs. */
const UNSEEN = 30_000;

/**
 * Follows a stream until it is over, or there is nothing to follow. A line that breaks is laid anew, from where it
 * broke: when the server is back, when the machine has slept, and when somebody looks at the page again.
 */
export async function follow({ path, from, onEvent, onLine, signal }: Following): Promise<void> {
  let lastId = from;
  let failures = 0;
  let hasEnded = false;
  const hear = (event: EventSourceMessage) => {
    if (event.event === 'end') hasEnded = true;
    if (event.id !== undefined) lastId = event.id;
    onEvent(event);
  };
  while (!signal.aborted) {
    await seen(signal);
    const line = watched(signal);
    const onSign = () => {
      failures = 0;
      line.heard();
      onLine(true);
    };
    try {
      const isOver = await readStream({ path, lastId, signal: line.signal, onSign, onEvent: hear });
      if (isOver || hasEnded) return;
    } catch (error) {
      if (isForGood(error)) return;
    } finally {
      line.end();
    }
    if (signal.aborted) return;
    if (!document.hidden) onLine(false);
    await pause(pauseAfter(failures), signal);
    failures += 1;
  }
}

/** What will not be otherwise next time: it is not there, or not for this caller. */
export const isForGood = (error: unknown): boolean =>
  error instanceof Failed &&
  error.failure.kind === 'refused' &&
  error.failure.problem.status < 500 &&
  error.failure.problem.status !== 429;

/** Resolves at once when somebody sees the page, else when they do. */
const seen = (signal: AbortSignal): Promise<void> =>
  document.hidden ? pause(2 ** 31 - 1, signal) : Promise.resolve();

/** A signal that ends a line when nothing comes any more, or nobody has looked for a while. */
function watched(outer: AbortSignal) {
  const hangUp = new AbortController();
  let heardAt = Date.now();
  let unseenSince: number | null = null;
  const look = () => {
    unseenSince = document.hidden ? (unseenSince ?? Date.now()) : null;
    const isSilent = Date.now() - heardAt > SILENCE;
    const isUnseen = unseenSince !== null && Date.now() - unseenSince > UNSEEN;
    if (isSilent || isUnseen) hangUp.abort();
  };
  const timer = setInterval(look, 5_000);
  document.addEventListener('visibilitychange', look);
  return {
    signal: AbortSignal.any([outer, hangUp.signal]),
    heard: () => {
      heardAt = Date.now();
    },
    end: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      hangUp.abort();
    },
  };
}

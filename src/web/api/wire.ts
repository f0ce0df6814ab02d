import { lost, pausedUntil, reached } from '../state/server.js';
import { refuse, session } from '../state/session.js';
import { language } from '../state/settings.js';
import { Failed } from './failure.js';

/** The base URL of the API, next to the page. */
export const base = new URL('.', document.baseURI.split('#')[0]).href.replace(/\/$/, '');

const SECOND = 1000;
/** For requests that do not wait for a change. */
const TIMEOUT = 30 * SECOND;
/** A longer Retry-After is shown as a failure, in place of waiting. */
const MAX_PAUSE = 60;
/** How often a busy server is asked again for what it shows, before the page says that it is busy. */
const MAX_BUSY = 3;

/**
 * Sends a request with the player's token and language. Repeats it after 429, and some times after 503 if it changes
 * nothing. Updates the state of the page if the server is unreachable or does not know the token.
 */
export const wire = (request: Request, limit = TIMEOUT): Promise<Response> => send(request, limit, whole);

/** The same for a stream. Resolves as soon as the response begins. */
export const openStream = (request: Request): Promise<Response> =>
  send(request, TIMEOUT, async (answer) => answer);

/** Reads the whole body, so that a truncated response counts as no response. */
async function whole(answer: Response): Promise<Response> {
  const body = await answer.blob();
  return new Response(body.size === 0 ? null : body, answer);
}

type Reading = (answer: Response) => Promise<Response>;

async function send(request: Request, limit: number, read: Reading): Promise<Response> {
  const secret = session.value?.secret;
  if (secret !== undefined && !request.headers.has('authorization'))
    request.headers.set('authorization', `Bearer ${secret}`);
  request.headers.set('accept-language', language.value);
  for (let busy = 0; ; ) {
    const answer = await reach(request.clone(), limit, read);
    if (answer.status === 401) refuse(secretOf(request));
    const isBusy = answer.status === 503 && request.method === 'GET' && busy < MAX_BUSY;
    if (isBusy) busy += 1;
    else if (answer.status !== 429) return answer;
    const pause = pauseOf(answer);
    if (pause > MAX_PAUSE) return answer;
    if (!isBusy) sayPaused(pause);
    await wait(pause, request.signal);
  }
}

const secretOf = (request: Request): string =>
  request.headers.get('authorization')?.replace('Bearer ', '') ?? '';

async function reach(request: Request, limit: number, read: Reading): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limit);
  try {
    const answer = await fetch(request, { signal: AbortSignal.any([request.signal, timeout.signal]) });
    // A proxy sends these if the server is down.
    if (answer.status === 502 || answer.status === 504) throw new TypeError('no server behind the proxy');
    const received = await read(answer);
    reached();
    return received;
  } catch (error) {
    if (request.signal.aborted) throw error;
    lost();
    throw new Failed({ kind: 'unreachable' });
  } finally {
    clearTimeout(timer);
  }
}

/** The seconds to wait. A 429 means that the request had no effect. */
function pauseOf(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? '1');
  return Number.isFinite(seconds) ? Math.max(1, seconds) : 1;
}

function sayPaused(seconds: number): void {
  pausedUntil.value = Math.max(Date.now() + seconds * SECOND, pausedUntil.value);
}

const wait = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * SECOND);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

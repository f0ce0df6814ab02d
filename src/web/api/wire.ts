import { lost, pausedUntil, reached } from '../state/server.js';
import { refuse, session } from '../state/session.js';
import { language } from '../state/settings.js';
import { Failed } from './failure.js';

/** Where the API is: beside the page. */
export const base = new URL('.', document.baseURI.split('#')[0]).href.replace(/\/$/, '');

const SECOND = 1000;
/** Until an answer is there that is not held back. */
const PATIENCE = 30 * SECOND;
/** Longer than this nobody waits without having been asked. */
const LONGEST_PAUSE = 60;

/**
 * A request as the server gets it: with the token of whoever plays and in their language, once more when it was too
 * soon, and with a word to the rest of the page when the server is not there, or does not know the token.
 */
export const wire = (request: Request, patience = PATIENCE): Promise<Response> =>
  send(request, patience, whole);

/** The same for an answer that never ends: there as soon as it begins. */
export const openStream = (request: Request): Promise<Response> =>
  send(request, PATIENCE, async (answer) => answer);

/** An answer that breaks off before its end is none. */
async function whole(answer: Response): Promise<Response> {
  const body = await answer.blob();
  return new Response(body.size === 0 ? null : body, answer);
}

type Reading = (answer: Response) => Promise<Response>;

async function send(request: Request, patience: number, read: Reading): Promise<Response> {
  const secret = session.value?.secret;
  if (secret !== undefined && !request.headers.has('authorization'))
    request.headers.set('authorization', `Bearer ${secret}`);
  request.headers.set('accept-language', language.value);
  for (;;) {
    const answer = await reach(request.clone(), patience, read);
    if (answer.status === 401) refuse(secretOf(request));
    const pause = pauseOf(answer);
    if (pause === null || pause > LONGEST_PAUSE) return answer;
    await rest(pause, request.signal);
  }
}

const secretOf = (request: Request): string =>
  request.headers.get('authorization')?.replace('Bearer ', '') ?? '';

async function reach(request: Request, patience: number, read: Reading): Promise<Response> {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), patience);
  try {
    const answer = await fetch(request, { signal: AbortSignal.any([request.signal, impatience.signal]) });
    // A proxy answers in the place of a server that has gone.
    if (answer.status === 502 || answer.status === 504) throw new TypeError('nobody behind the proxy');
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

/** How many seconds the server wants to be left alone; null when it does not. Such a request has done nothing. */
function pauseOf(answer: Response): number | null {
  if (answer.status !== 429) return null;
  const seconds = Number(answer.headers.get('retry-after') ?? '1');
  return Number.isFinite(seconds) ? Math.max(1, seconds) : 1;
}

async function rest(seconds: number, signal: AbortSignal): Promise<void> {
  const until = Date.now() + seconds * SECOND;
  pausedUntil.value = Math.max(until, pausedUntil.value);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * SECOND);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

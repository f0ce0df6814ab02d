import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Answered } from '../play/ports/receivers.js';
import { familyOf } from './addresses.js';

/** In all: for the connection, the request and the answer. */
const MAX_MS = 10_000;
/** Of an answer nothing but its status is used. So much is read, lest a receiver think us rude; and no more. */
const MAX_BYTES = 16_384;
const MAX_MS_OF_BODY = 1_000;
/** Interim answers, such as 103: no more are waited through. */
const MAX_HINTS = 10;

export interface Call {
  readonly url: URL;
  /** These, and no others that the host's name may mean a moment later. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  readonly maxMs?: number;
}

/** One POST, on a connection of its own. Redirects are not followed: they could lead where nobody has looked. */
export function call({ url, addresses, headers, body, signal, maxMs = MAX_MS }: Call): Promise<Answered> {
  return new Promise((resolve) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const request = open(url, {
      method: 'POST',
      agent: false,
      lookup: lookupOf(addresses),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Permafrost-Webhooks/1',
        connection: 'close',
      },
    });
    let answer: Answered | null = null;
    const end = (silence: string): void => {
      clearTimeout(patience);
      signal.removeEventListener('abort', abort);
      request.destroy();
      resolve(answer ?? { status: null, error: silence, retryAfter: null });
    };
    const abort = (): void => end('This process was closing.');
    const patience = setTimeout(
      () => end(`The receiver did not answer within ${maxMs / 1000} seconds.`),
      maxMs,
    );
    signal.addEventListener('abort', abort);
    let hints = 0;
    request.on('information', () => {
      hints += 1;
      if (hints > MAX_HINTS) end('The receiver did not come to an answer.');
    });
    request.on('response', (response) => {
      answer = savedResponseOf(response);
      drain(response, () => end(''));
    });
    request.on('error', (error: NodeJS.ErrnoException) => end(error.message || String(error.code)));
    request.on('close', () => end('The receiver hung up.'));
    if (signal.aborted) abort();
    else request.end(body);
  });
}

const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, found) => {
    const known = addresses.map((address) => ({ address, family: familyOf(address) }));
    const [first] = known;
    if (all || first === undefined) found(null, known);
    else found(null, first.address, first.family);
  };

function savedResponseOf({ statusCode = 0, headers }: IncomingMessage): Answered {
  const heard = statusCode >= 200 && statusCode < 300;
  const redirects = statusCode >= 300 && statusCode < 400;
  const why = redirects ? ': redirects are not followed.' : '.';
  return {
    status: statusCode,
    error: heard ? null : `The receiver answered ${statusCode}${why}`,
    retryAfter: secondsIn(headers['retry-after']),
  };
}

function secondsIn(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

function drain(response: IncomingMessage, done: () => void): void {
  let bytes = 0;
  const patience = setTimeout(done, MAX_MS_OF_BODY);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) done();
  });
  response.on('error', () => {});
  response.on('close', () => {
    clearTimeout(patience);
    done();
  });
}

import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { type Answered, CutShort } from '../play/ports/receivers.js';
import { pinnedTo } from './pinned-lookup.js';

/** Time limit for connection, request and response together. */
const MAX_MS = 10_000;
/** Only the status of a response is used. The body is read up to this limit, so that receivers see a normal end. */
const MAX_BYTES = 16_384;
const MAX_MS_OF_BODY = 1_000;
/** Limit on interim responses, such as 103. */
const MAX_INTERIM = 10;

export interface Call {
  readonly url: URL;
  /** The only addresses to connect to. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  readonly signal: AbortSignal;
  readonly maxMs?: number;
}

/** One POST, on its own connection. Redirects are not followed: their targets have not been checked. */
export function call({ url, addresses, headers, body, signal, maxMs = MAX_MS }: Call): Promise<Answered> {
  return new Promise((resolve) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const request = open(url, {
      method: 'POST',
      agent: false,
      lookup: pinnedTo(addresses),
      headers: {
        'content-type': 'application/json',
        ...headers,
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Permafrost-Webhooks/1',
        connection: 'close',
      },
    });
    let answer: Answered | null = null;
    const end = (reason: string): void => {
      clearTimeout(patience);
      signal.removeEventListener('abort', abort);
      request.destroy();
      resolve(answer ?? { status: null, error: reason, retryAfter: null });
    };
    const abort = (): void => end(whyAborted(signal));
    const patience = setTimeout(
      () => end(`The receiver did not answer within ${maxMs / 1000} seconds.`),
      maxMs,
    );
    signal.addEventListener('abort', abort);
    let interim = 0;
    request.on('information', () => {
      interim += 1;
      if (interim > MAX_INTERIM) end('The receiver did not come to an answer.');
    });
    request.on('response', (response) => {
      answer = answeredBy(response);
      drain(response, () => end(''));
    });
    request.on('error', (error: NodeJS.ErrnoException) => end(error.message || String(error.code)));
    request.on('close', () => end('The receiver hung up.'));
    if (signal.aborted) abort();
    else request.end(body);
  });
}

export const whyAborted = ({ reason }: AbortSignal): string =>
  reason instanceof CutShort ? reason.message : 'This process was closing.';

function answeredBy({ statusCode = 0, headers }: IncomingMessage): Answered {
  const succeeded = statusCode >= 200 && statusCode < 300;
  const redirects = statusCode >= 300 && statusCode < 400;
  const why = redirects ? ': redirects are not followed.' : '.';
  return {
    status: statusCode,
    error: succeeded ? null : `The receiver answered ${statusCode}${why}`,
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

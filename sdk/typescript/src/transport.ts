import { calls } from './operations.js';
import { PermafrostError } from './problem.js';
import type { Input, OperationId, Options, Result } from './types.js';

export interface Settings {
  /** The address of the service, such as `https://permafrost.example`. */
  readonly server: string;
  readonly token?: string;
  readonly language?: 'en' | 'de';
  /** How often a request is sent again after a lost connection, 429 or 5xx. */
  readonly retries?: number;
  /** In milliseconds, of one attempt. Long polls may take a minute. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
}

interface Sent extends Options {
  readonly path?: object | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

const MAX_PAUSE = 30_000;
/** The service is busy, or a proxy has lost it. */
const PASSING = new Set([429, 500, 502, 503, 504]);

/** Sends requests, and sends them again where that does no harm. */
export class Transport {
  readonly #fetch: typeof fetch;

  constructor(readonly settings: Settings) {
    this.#fetch = settings.fetch ?? fetch;
  }

  async call<Id extends OperationId>(id: Id, input: Input<Id>): Promise<Result<Id>> {
    const [result] = await this.tagged(id, input);
    return result;
  }

  /** The result, and its ETag if it has one. */
  async tagged<Id extends OperationId>(id: Id, input: Input<Id>): Promise<[Result<Id>, string | null]> {
    const { method, path, keyed } = calls[id];
    const sent: Sent = input;
    const headers = this.headers(sent);
    if (keyed) headers.set('idempotency-key', sent.idempotencyKey ?? crypto.randomUUID());
    if (sent.body !== undefined) headers.set('content-type', 'application/json');
    const init: RequestInit = {
      method,
      headers,
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    };
    const response = await this.#repeat(
      this.urlOf(path, sent),
      init,
      method !== 'POST' || keyed,
      sent.signal,
    );
    return [(await bodyOf(response)) as Result<Id>, response.headers.get('etag')];
  }

  /** One attempt, for streams. */
  open(url: URL, headers: Headers, signal: AbortSignal): Promise<Response> {
    return this.#fetch(url, { headers, signal });
  }

  urlOf(path: string, { path: given = {}, query }: Sent): URL {
    const values = new Map<string, unknown>(Object.entries(given));
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(values.get(name))),
    );
    const url = new URL(this.settings.server.replace(/\/$/, '') + filled);
    for (const [name, value] of Object.entries(query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    return url;
  }

  headers({ ifVersion, ifNoneMatch, language = this.settings.language }: Options): Headers {
    const headers = new Headers({ accept: 'application/json' });
    if (this.settings.token !== undefined) headers.set('authorization', `Bearer ${this.settings.token}`);
    if (language !== undefined) headers.set('accept-language', language);
    if (ifVersion !== undefined) headers.set('if-match', `"${ifVersion}"`);
    if (ifNoneMatch !== undefined) headers.set('if-none-match', ifNoneMatch);
    return headers;
  }

  async #repeat(url: URL, init: RequestInit, isSafe: boolean, signal?: AbortSignal): Promise<Response> {
    const { retries = 5, timeout = 90_000 } = this.settings;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = !isSafe || attempt >= retries;
      try {
        const limit = AbortSignal.timeout(timeout);
        const both = signal === undefined ? limit : AbortSignal.any([limit, signal]);
        const response = await this.#fetch(url, { ...init, signal: both });
        // The body is part of the attempt: it can be cut off.
        const body = await response.arrayBuffer();
        if (isLast || !PASSING.has(response.status))
          return new Response(body.byteLength === 0 ? null : body, response);
        await pause(attempt, response.headers.get('retry-after'), signal);
      } catch (error) {
        if (isLast || signal?.aborted) throw error;
        await pause(attempt, null, signal);
      }
    }
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return null;
  if (!response.ok) throw await refused(response);
  return isJson(response) ? response.json() : response.text();
}

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') ?? false;

/** What a proxy answers need not be a problem of the service. */
export async function refused(response: Response): Promise<PermafrostError> {
  const { status } = response;
  if (!isJson(response)) return new PermafrostError(status, { detail: await response.text() });
  return new PermafrostError(status, (await response.json()) as PermafrostError['problem']);
}

/** As long as the server asks for; otherwise longer each time, with some chance so that clients do not come together. */
export async function pause(attempt: number, retryAfter: string | null, signal?: AbortSignal): Promise<void> {
  const seconds = Number(retryAfter ?? Number.NaN);
  const usual = Math.min(250 * 2 ** attempt, MAX_PAUSE) * (0.5 + Math.random() / 2);
  const time = Number.isFinite(seconds) ? seconds * 1000 : usual;
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, time);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

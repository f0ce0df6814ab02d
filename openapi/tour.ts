import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../src/app.js';
import { openReceivers } from '../src/outbound/receivers.js';
import { rulebooks } from '../src/rulebooks/registry.js';
import { type ApiDocument, operationsOf } from './operations.js';
import { openTemporaryStore } from './temporary-store.js';
import { playGame, visitFinishedGame } from './tour-stops.js';

/** A request and its response: an example for the document. */
export interface Example {
  readonly operationId: string;
  readonly status: number;
  readonly type: string;
  readonly request: unknown;
  readonly response: unknown;
}

export interface Toured {
  readonly document: ApiDocument;
  readonly examples: readonly Example[];
}

interface Sent {
  /** The token to send. */
  readonly as?: string;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls an operation by its id and records the response as an example. */
export type Call = (
  operationId: string,
  sent?: Sent,
) => Promise<{ readonly body: Body; readonly etag: string }>;

/** Waits, without recording examples, until only this seat has a prompt, or until the game is over. */
export type Wait = (game: {
  readonly id: string;
  /** The token to look with. */
  readonly as: string;
  readonly seat?: number;
}) => Promise<void>;

interface Body {
  readonly id?: string;
  readonly secret?: string;
  readonly player?: { readonly id: string };
  readonly token?: { readonly id: string };
  readonly webhook?: { readonly id: string };
  readonly asked?: readonly { readonly actions: readonly { readonly id: string }[] }[];
}

/** Fixed ids, secrets and times, so that the examples are the same in every run. */
function deterministic() {
  let count = 0;
  let seconds = 0;
  const next = () => {
    count += 1;
    return count;
  };
  return {
    /** A second for each call. Jobs read the clock whenever they run, which must not change it. */
    tick: () => {
      seconds += 1;
    },
    clock: () => new Date(Date.UTC(2026, 0, 1) + seconds * 1000),
    newId: () => `01890000-0000-7000-8000-${next().toString(16).padStart(12, '0')}`,
    newSecret: () => `example${next().toString().padStart(8, '0')}`,
  };
}

/** No background work but what runs once at the start, and no calls to other servers. */
const isolated: Partial<AppDeps> = {
  sweepMs: 3_600_000,
  deadlineMs: 3_600_000,
  drawMs: 3_600_000,
  dispatchMs: null,
  receivers: openReceivers({ resolve: async () => ['93.184.216.34'] }),
  publicUrl: 'https://permafrost.example',
  mailer: { send: async () => ({ kind: 'sent' }), close() {} },
};

/**
 * Calls the operations of the real server and records the responses. They become the examples of the document, so
 * an example cannot differ from what the server answers.
 */
export async function takeTour(): Promise<Toured> {
  const store = await openTemporaryStore();
  // How busy this machine is must not change the examples.
  const monitor = { read: () => ({ delay: 0, queues: 0, pool: 0 }), close() {} };
  const { tick, ...fixed } = deterministic();
  const app = await buildApp({ store, rulebooks, monitor, ...fixed, ...isolated });
  const examples: Example[] = [];
  try {
    await app.ready();
    const document = app.swagger() as unknown as ApiDocument;
    const call = callOn(app, document, examples, tick);
    const wait = waitIn(app);
    await playGame(call, wait);
    await visitFinishedGame(call, wait);
    return { document, examples };
  } finally {
    await app.close();
    await store.close();
  }
}

function callOn(app: FastifyInstance, document: ApiDocument, examples: Example[], tick: () => void): Call {
  const operations = operationsOf(document);
  return async (operationId, { as, path = {}, query = '', body, headers = {} } = {}) => {
    const operation = operations.find((one) => one.operationId === operationId);
    if (operation === undefined) throw new Error(`no operation ${operationId}`);
    const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
    const ask = () =>
      app.inject({
        method: operation.method,
        url: `${address}${query}`,
        headers: { ...headers, ...(as ? { authorization: `Bearer ${as}` } : {}) },
        ...(body ? { payload: body } : {}),
      });
    tick();
    let answer = await ask();
    // On a busy machine, engines may take longer to bundle than the deadline of a request.
    while (operation.method === 'GET' && answer.statusCode === 503) answer = await ask();
    const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    const response: unknown = type.endsWith('json') ? answer.json() : answer.body;
    examples.push({ operationId, status: answer.statusCode, type, request: body, response });
    return { body: response as Body, etag: String(answer.headers.etag) };
  };
}

/** The built-in bots play in the background. Waiting for them keeps ids and secrets the same in every run. */
const waitIn =
  (app: FastifyInstance): Wait =>
  async ({ id, as, seat }) => {
    for (;;) {
      const answer = await app.inject({
        url: `/v1/games/${id}`,
        headers: { authorization: `Bearer ${as}` },
      });
      const { status, prompts } = answer.json<State>();
      if (seat === undefined ? status === 'finished' : prompts.every((prompt) => prompt.seat === seat))
        return;
      await sleep(5);
    }
  };

interface State {
  readonly status: string;
  readonly prompts: readonly { readonly seat: number }[];
}

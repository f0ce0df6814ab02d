import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/app.js';
import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { boundless } from '../../../src/http/limits/budgets.js';
import { Metrics } from '../../../src/http/plugins/metrics.js';
import { newId } from '../../../src/kernel/ids.js';
import { noQuotas } from '../../../src/play/ports/limits/quotas.js';
import type { Mail } from '../../../src/play/ports/mail.js';
import type { Store } from '../../../src/store/open.js';
import { testDatabase } from '../../support/database.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { quiet, type Service } from '../../support/service.js';
import { until } from '../../support/until.js';
import { type Stage, stagedRulebook } from './staged-rulebook.js';

/** A request that is sent to both worlds. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  /** The secret of its sender. */
  readonly token?: string | undefined;
  /** Each sender has an address, so that nobody is limited by what others do in secret. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Answer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** One of two servers that differ in hidden facts alone. */
export interface World {
  readonly stage: Stage;
  readonly service: Pick<Service, 'app' | 'db' | 'url'>;
  readonly store: Store;
  readonly rulebooks: ReadonlyMap<string, AnyRulebook>;
  /** Everything that has left for webhooks and mailboxes. */
  readonly sent: string[];
  readonly mails: Mail[];
  /** `label` names the request: what the server draws for it follows from it. */
  ask(ask: Ask, label: string): Promise<Answer>;
  /** Waits until nothing is due for webhooks and mailboxes. */
  deliver(game: string): Promise<void>;
  /** Waits until the server has nothing left to do on its own. */
  settle(game: string): Promise<void>;
  /** Waits until the server has answered for every seat whose time is up. */
  lapse(game: string): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly jobs: number;
  readonly version: number;
  readonly bot: boolean;
  readonly orders: boolean;
}

/** The request that is being answered, and how much was drawn for it. */
const drawing = new AsyncLocalStorage<{ readonly label: string; count: number }>();

const drawn = (): Buffer | null => {
  const request = drawing.getStore();
  if (request === undefined) return null;
  request.count += 1;
  return createHash('sha256').update(`${request.label} ${request.count}`).digest();
};

function idFor(at: Date): string {
  const bytes = drawn()?.subarray(0, 16);
  if (bytes === undefined) return newId(at);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Time stands still but for what the test turns it on by. */
export async function openWorld(clock: () => Date): Promise<World> {
  const stage: Stage = { state: null };
  const rulebooks = testedRulebooks.map((rulebook) => stagedRulebook(rulebook, stage));
  const [sent, mails]: [string[], Mail[]] = [[], []];
  let jobSecrets = 0;
  const db = await testDatabase();
  const store = await db.open();
  // Other tests check that answers fit the API document, which would take most of the time here.
  const app = await buildApp({
    ...{ store, rulebooks, clock, newId: idFor, chance: () => 0.5, dispatchMs: 25 },
    ...{ sweepMs: 500, metrics: new Metrics(), monitor: quiet, limits: boundless, quotas: noQuotas },
    newSecret: () => drawn()?.subarray(0, 24).toString('base64url') ?? `secret-of-job-${++jobSecrets}`,
    heartbeatMs: 3_600_000,
    publicUrl: 'https://permafrost.example',
    receivers: {
      refuse: async () => null,
      async post(url, headers, body) {
        sent.push(JSON.stringify([url, headers, body]));
        return { status: 204, error: null, retryAfter: null };
      },
    },
    mailer: {
      async send(mail) {
        mails.push(mail);
        sent.push(JSON.stringify(mail));
        return { kind: 'sent' };
      },
      close() {},
    },
  });
  const service = { app, db, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
  const waiting = async (game: string): Promise<Waiting> => {
    const [row] = await db.query<Waiting>(
      `SELECT ((SELECT count(*) FROM outbox)
        + (SELECT count(*) FROM delivery_queues WHERE next_at <= $2 OR lease IS NOT NULL)
        + (SELECT count(*) FROM mailboxes WHERE next_at <= $2 OR lease IS NOT NULL)
        + (SELECT count(*) FROM unfinished_games WHERE game_id = $1 AND due_at <= $2))::int AS jobs,
        g.version, u.bot_since IS NOT NULL AS bot,
        EXISTS (SELECT FROM seats s WHERE s.game_id = g.id AND json_array_length(s.orders) > 0) AS orders
      FROM games g LEFT JOIN unfinished_games u ON u.game_id = g.id WHERE g.id = $1`,
      [game, clock()],
    );
    return row ?? { jobs: 0, version: 0, bot: false, orders: false };
  };
  return {
    ...{ stage, service, store, sent, mails, rulebooks: new Map(rulebooks.map((one) => [one.meta.id, one])) },
    ask: (ask, label) => drawing.run({ label, count: 0 }, () => answerOf(app, ask, label)),
    deliver: (game) => until(async () => (await waiting(game)).jobs === 0),
    async settle(game) {
      let [quiet, version] = [0, -1];
      await until(async () => {
        const now = await waiting(game);
        quiet = now.version === version && now.jobs === 0 ? quiet + 1 : 0;
        version = now.version;
        // Orders that fit no prompt leave the game waiting for the service: then only time tells.
        return now.jobs === 0 && (!now.bot || quiet > (now.orders ? 12 : 40));
      });
    },
    lapse: (game) =>
      until(async () => {
        const due = 'SELECT FROM unfinished_games WHERE game_id = $1 AND due_at <= $2';
        return (await db.query(due, [game, clock()])).length === 0;
      }),
    async close() {
      await app.close();
      await db.drop();
    },
  };
}

async function answerOf(app: FastifyInstance, ask: Ask, label: string): Promise<Answer> {
  const { method, url, token, address, headers, body } = ask;
  const answer = await app.inject({
    ...{ method, url, remoteAddress: address },
    headers: {
      'x-request-id': label,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  // Budgets refill with time.
  const { date: _, ratelimit: __, ...sent } = answer.headers;
  return {
    status: answer.statusCode,
    headers: JSON.stringify(sent),
    body: answer.rawPayload.toString('latin1'),
  };
}

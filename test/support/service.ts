import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { type AppDeps, buildApp } from '../../src/app.js';
import { boundless } from '../../src/http/limits/budgets.js';
import { Metrics } from '../../src/http/plugins/metrics.js';
import type { Monitor } from '../../src/http/pressure/measures.js';
import { noQuotas } from '../../src/play/ports/limits/quotas.js';
import { AnswerChecker } from './answer-checker.js';
import { startBalancer } from './balancer.js';
import { type TestDatabase, testDatabase } from './database.js';
import { testedRulebooks } from './rulebooks.js';

export interface Service {
  readonly app: FastifyInstance;
  readonly db: TestDatabase;
  /** The address that it listens on. */
  readonly url: string;
  /** An HTTP client for the server. */
  readonly http: ReturnType<typeof supertest>;
  readonly metrics: Metrics;
  /** Checks every response. */
  readonly checker: AnswerChecker;
  /** Throws if a response violated the API document since the last call. */
  expectDocumented(): void;
  /** Throws if a response violated the API document. */
  close(): Promise<void>;
}

/** Test processes are busy, which must not change what their servers answer. */
export const quiet: Monitor = { read: () => ({ delay: 0, queues: 0, pool: 0 }), close() {} };

/** `TEST_PROCESSES=3` tests as many servers behind a balancer, and `TEST_BUS_URL` their announcements over NATS. */
const PROCESSES = Number(process.env.TEST_PROCESSES ?? 1);
const busUrl = process.env.TEST_BUS_URL;

interface Wish extends Partial<AppDeps> {
  readonly db?: TestDatabase;
  /** What the test looks at that each process has of its own, or tells the others up to a second later. */
  readonly ofOneProcess?: string;
}

/**
 * A complete server on its own database, or on a given one. Several if the tests are to run so, unless a test looks at what
 * one process has, or brings such a thing.
 */
export async function startService({ db: given, ofOneProcess, ...deps }: Wish = {}): Promise<Service> {
  const db = given ?? (await testDatabase());
  const isOne = ofOneProcess !== undefined || deps.store !== undefined || deps.metrics !== undefined;
  const count = isOne ? 1 : PROCESSES;
  const servers: Server[] = [];
  for (let nth = 0; nth < count; nth += 1) servers.push(await startServer(db, deps));
  const [first] = servers as [Server];
  const balancer = count > 1 ? await startBalancer(servers.map(({ url }) => url)) : null;
  const url = balancer?.url ?? first.url;
  const expectDocumented = (): void => {
    const violations = servers.flatMap(({ checker }) => [...checker.violations]);
    for (const { checker } of servers) checker.violations.clear();
    if (violations.length > 0) throw new Error(violations.join('\n'));
  };
  return {
    ...first,
    ...{ db, url, http: supertest(url), expectDocumented },
    async close() {
      await balancer?.close();
      for (const { app } of servers) await app.close();
      if (given === undefined) await db.drop();
      expectDocumented();
    },
  };
}

let shared: Promise<Service> | undefined;

/**
 * The server of this worker, for tests that look only at people and games of their own. It ends with the worker, and
 * closing it checks the responses until then. It seldom looks for work of other processes, since there are none.
 */
export async function sharedService(): Promise<Service> {
  shared ??= startService(RARELY);
  const service = await shared;
  return { ...service, close: async () => service.expectDocumented() };
}

const RARELY = {
  ...{ sweepMs: 10_000, deadlineMs: 10_000, drawMs: 10_000 },
  ...{ rateMs: 10_000, tournamentMs: 10_000, dispatchMs: 10_000 },
};

type Server = Pick<Service, 'app' | 'url' | 'metrics' | 'checker'>;

async function startServer(db: TestDatabase, deps: Partial<AppDeps>): Promise<Server> {
  const store = deps.store ?? (await db.open(busUrl === undefined ? {} : { busUrl }));
  const { rulebooks = testedRulebooks, metrics = new Metrics() } = deps;
  const app = await buildApp({
    sweepMs: 500,
    monitor: quiet,
    limits: { ...boundless, costly: 60 },
    quotas: { ...noQuotas, webhooks: 20 },
    ...deps,
    rulebooks,
    store,
    metrics,
  });
  const checker = new AnswerChecker(app, rulebooks);
  return { app, metrics, checker, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

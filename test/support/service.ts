import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { type AppDeps, buildApp } from '../../src/app.js';
import { boundless } from '../../src/http/limits/budgets.js';
import { Metrics } from '../../src/http/plugins/metrics.js';
import type { Monitor } from '../../src/http/pressure/measures.js';
import { noQuotas } from '../../src/play/ports/limits/quotas.js';
import { AnswerChecker } from './answer-checker.js';
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
  /** Throws if a response violated the API document. */
  close(): Promise<void>;
}

/** Test processes are busy, which must not change what their servers answer. */
export const quiet: Monitor = { read: () => ({ delay: 0, queues: 0, pool: 0 }), close() {} };

/** A complete server on its own database, or on a given one. */
export async function startService({
  db: given,
  ...deps
}: Partial<AppDeps> & { readonly db?: TestDatabase } = {}): Promise<Service> {
  const db = given ?? (await testDatabase());
  const store = deps.store ?? (await db.open());
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
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    db,
    url,
    http: supertest(url),
    metrics,
    checker,
    async close() {
      await app.close();
      if (given === undefined) await db.drop();
      if (checker.violations.size > 0) throw new Error([...checker.violations].join('\n'));
    },
  };
}

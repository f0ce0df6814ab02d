import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { type AppDeps, buildApp } from '../../src/app.js';
import { AnswerChecker } from './answer-checker.js';
import { type TestDatabase, testDatabase } from './database.js';
import { testedRulebooks } from './rulebooks.js';

export interface Service {
  readonly app: FastifyInstance;
  readonly db: TestDatabase;
  /** Where it listens. */
  readonly url: string;
  /** A real client against the real server. */
  readonly http: ReturnType<typeof supertest>;
  /** Looks at every answer that is given. */
  readonly checker: AnswerChecker;
  /** Throws when an answer was given that the API document does not allow. */
  close(): Promise<void>;
}

/** A whole server on a database of its own, or on one that is given. */
export async function startService({
  db: given,
  ...deps
}: Partial<AppDeps> & { readonly db?: TestDatabase } = {}): Promise<Service> {
  const db = given ?? (await testDatabase());
  const store = deps.store ?? (await db.open());
  const { rulebooks = testedRulebooks } = deps;
  const app = await buildApp({ sweepMs: 500, ...deps, rulebooks, store });
  const checker = new AnswerChecker(app, rulebooks);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    db,
    url,
    http: supertest(url),
    checker,
    async close() {
      await app.close();
      if (given === undefined) await db.drop();
      if (checker.faults.size > 0) throw new Error([...checker.faults].join('\n'));
    },
  };
}

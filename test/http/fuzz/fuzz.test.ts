import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless } from '../../../src/http/limits/budgets.js';
import { problemPages } from '../../../src/http/problems.js';
import type { Mail, Mailer } from '../../../src/play/ports/mail.js';
import { type Operation, operationsOf } from '../../support/answer-checker.js';
import { countingStore } from '../../support/counting-store.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { isLongRun } from '../../support/playout.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { type Service, startService } from '../../support/service.js';
import { applicationDocuments } from './applications.js';
import { type Fixture, inject, newFixture, requestFor } from './fixture.js';
import { type Mutation, mutate, mutations, type Sent } from './mutations.js';

/** Requests that arrive at each operation, however slow the machine. */
const LEAST_EACH = isLongRun ? 40 : 7;
const LEAST_IN_ALL = 1_000;
/** Requests that are sent while there is time; after that, only operations below their floor get more. */
const REQUESTS = isLongRun ? 12_000 : 1_000;
const MAX_MS = isLongRun ? 100_000 : 10_000;
const codes = new Set(problemPages(testedRulebooks).map(({ code }) => code));
/** No other server is called, whatever address is generated. */
const receivers = {
  refuse: async () => null,
  post: async () => ({ status: 204, error: null, retryAfter: null }),
};
/** Nor is any mail sent: what would be is kept. */
const keeping = (mails: Mail[]): Mailer => ({
  async send(mail) {
    mails.push(mail);
    return { kind: 'sent' };
  },
  close() {},
});

describe('any request', () => {
  let db: TestDatabase;
  let store: ReturnType<typeof countingStore>;
  let service: Service;
  let fixture: Fixture;
  beforeAll(async () => {
    db = await testDatabase();
    store = countingStore(await db.open());
    const mails: Mail[] = [];
    const mailer = keeping(mails);
    const clientDocuments = applicationDocuments();
    // Renewing the fixture would use up the account's hourly budget of changes.
    const limits = boundless;
    service = await startService({ db, store, receivers, mailer, clientDocuments, limits });
    fixture = await newFixture(service, { mails, mailboxes: store.mailboxes });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  async function answerTo(operation: Operation, changes: readonly Mutation[]) {
    const sent = mutate(requestFor(fixture, operation), changes);
    const [answer, wrote] = await store.writes.during(() => inject(service.app, sent));
    return { sent, answer, wrote };
  }

  it('a valid request succeeds, for every operation', { timeout: 300_000 }, async () => {
    let written = 0;
    for (const operation of operationsOf(service.app)) {
      const { answer, wrote } = await answerTo(operation, []);
      expect(answer.statusCode, `${operation.operationId}: ${answer.body}`).toBeLessThan(400);
      await fixture.renew(operation.operationId);
      if (wrote > 0) written += 1;
    }
    // The count sees what requests write: most that may, do.
    expect(written).toBeGreaterThan(60);
  });

  async function expectNoHarm(operation: Operation, changes: readonly Mutation[]): Promise<Sent> {
    const { sent, answer, wrote } = await answerTo(operation, changes);
    const shown = JSON.stringify({ ...sent, body: sent.body?.slice(0, 500) });
    // The checker has looked at its own: a documented status for the operation, and the schema for that.
    expect([...service.checker.violations], shown).toEqual([]);
    if (answer.statusCode >= 400) expectProblem(answer, sent, shown);
    if (answer.statusCode >= 300) expect(wrote, `${shown} wrote, and was answered ${answer.body}`).toBe(0);
    if (wrote > 0) await fixture.renew(operation.operationId);
    return sent;
  }

  it('a mutated request gets a documented problem and changes nothing, or is accepted', {
    timeout: 900_000,
  }, async () => {
    const operations = operationsOf(service.app);
    const deck = operations.flatMap((one) => Array<Operation>(weightOf(one)).fill(one));
    const asked = new Map(operations.map(({ operationId }) => [operationId, 0]));
    const asks = ({ operationId }: Operation): number => asked.get(operationId) ?? 0;
    const lacking = () => operations.filter((one) => asks(one) < LEAST_EACH);
    const end = Date.now() + MAX_MS;
    let requests = 0;
    const isLate = () => requests >= REQUESTS || Date.now() >= end;
    // The seed says the operation too: one number repeats what has failed. It is shown as it was sent, and nothing
    // simpler is looked for: the server remembers what it was sent before.
    for (let seed = firstSeed(); !isLate() || lacking().length > 0; seed += 1) {
      const operation = deck[seed % deck.length] as Operation;
      if (isLate() && asks(operation) >= LEAST_EACH) continue;
      const property = fc.asyncProperty(mutations, async (changes) => {
        const wanted = requestFor(fixture, operation);
        const sent = await expectNoHarm(operation, changes);
        requests += 1;
        if (isTo(sent, wanted)) asked.set(operation.operationId, asks(operation) + 1);
      });
      await fc.assert(property, { numRuns: 1, seed, endOnFailure: true });
    }
    expect(lacking()).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(LEAST_IN_ALL);
  });
});

function expectProblem(
  answer: { readonly statusCode: number; readonly body: string; readonly headers: Record<string, unknown> },
  { method }: Sent,
  shown: string,
): void {
  expect(answer.statusCode, `${shown}: ${answer.body}`).toBeLessThan(500);
  expect(answer.headers['content-type'], shown).toMatch(/^application\/problem\+json(;|$)/);
  expect(answer.headers['x-request-id'], shown).toMatch(/^[\w.-]{1,64}$/);
  if (method === 'HEAD') return;
  const problem = JSON.parse(answer.body);
  expect(problem.status, shown).toBe(answer.statusCode);
  expect(codes, `${shown}: ${answer.body}`).toContain(problem.code);
}

/** Whether a request arrives where it was meant to, for all that was changed of it. */
const isTo = ({ method, path }: Sent, wanted: Sent): boolean =>
  method === wanted.method && path.join('/') === wanted.path.join('/');

/** Where more can be said, more can be said wrongly. */
const weightOf = ({ requestBody }: Operation): number => (requestBody === undefined ? 1 : 2);

/** Other requests in every run; FUZZ_SEED, as a failure prints it, begins with that one. */
const firstSeed = (): number => Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 30));

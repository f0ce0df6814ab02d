import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailer } from '../../../src/outbound/mailer.js';
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher.js';
import { newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { addAddress, begin, finish } from './support.js';

const LOOKS = 5;

/** What the server has done: the statements that it has sent, and the hashes that it has computed. */
interface Work {
  readonly statements: readonly string[];
  readonly hashes: number;
}

/** Counts instead of measuring time, which a busy machine would blur. */
async function workOf(task: () => PromiseLike<unknown>): Promise<Work> {
  const statements: string[] = [];
  let hashes = 0;
  const { bind } = pg.Connection.prototype;
  const { hash, createHash, createHmac } = crypto;
  const counting =
    <Given extends unknown[], Made>(make: (...given: Given) => Made) =>
    (...given: Given): Made => {
      hashes += 1;
      return make(...given);
    };
  pg.Connection.prototype.bind = function (config, more) {
    statements.push(config?.statement ?? 'unnamed');
    bind.call(this, config, more);
  };
  Object.assign(crypto, {
    ...{ hash: counting(hash), createHash: counting(createHash), createHmac: counting(createHmac) },
  });
  syncBuiltinESMExports();
  try {
    await task();
  } finally {
    Object.assign(pg.Connection.prototype, { bind });
    Object.assign(crypto, { hash, createHash, createHmac });
    syncBuiltinESMExports();
  }
  return { statements: statements.sort(), hashes };
}

/** Of several times, the one beside which jobs and the pool did the least. */
async function leastOf(task: (nth: number) => PromiseLike<unknown>): Promise<Work> {
  const all: Work[] = [];
  for (let nth = 0; nth < LOOKS; nth += 1) all.push(await workOf(() => task(nth)));
  return all.sort((a, b) => a.statements.length - b.statements.length)[0] as Work;
}

describe('whether somebody has an account', () => {
  let service: Service;
  let catcher: MailCatcher;
  const known = Array.from({ length: LOOKS + 1 }, (_, nth) => `known${nth}@example.com`);
  const unknown = Array.from({ length: LOOKS + 1 }, (_, nth) => `unknown${nth}@example.com`);
  beforeAll(async () => {
    catcher = await startMailCatcher();
    const never = 3_600_000;
    service = await startService({
      mailer: openMailer({ url: catcher.url, from: 'Permafrost <games@permafrost.example>' }),
      ...{ publicUrl: 'https://permafrost.example', dispatchMs: never },
      ...{ sweepMs: never, deadlineMs: never, drawMs: never, rateMs: never, tournamentMs: never },
    });
    for (const address of known) await addAddress(service, catcher, await newPerson(service), address);
    // The first of everything is also prepared, loaded and noted.
    for (const address of [known[LOOKS] ?? '', unknown[LOOKS] ?? ''])
      await finish(service, await begin(service, { kind: 'address', address }), { code: 'AAAA-AAAA' });
  });
  afterAll(async () => {
    await service.close();
    await catcher.close();
  });

  const mailed = (address = '') => catcher.mails.filter(({ to }) => to.includes(address)).length;
  /** Waits until the mail is done with, so that its work counts too. */
  const asking = async (address = '', person?: Person) => {
    const count = mailed(address);
    const begun = await begin(service, { kind: 'address', address }, person);
    await catcher.to(address, count + 1);
    await until(async () => (await service.db.query('SELECT FROM account_mails')).length === 0);
    return begun;
  };

  it('shows not by the work of mailing a code', async () => {
    const [had, other] = [
      await leastOf((nth) => asking(known[nth])),
      await leastOf((nth) => asking(unknown[nth])),
    ];
    expect(had.statements.length).toBeGreaterThan(4);
    expect(had.hashes).toBeGreaterThan(2);
    expect(had).toEqual(other);
  });

  it('shows not by the work or the words of refusing a wrong code', async () => {
    const answers: unknown[] = [];
    const refusing = async (addresses: readonly string[]) => {
      const begun = await Promise.all(addresses.slice(0, LOOKS).map((address) => asking(address)));
      return leastOf(async (nth) => {
        const sent = finish(service, begun[nth] ?? { id: '', secret: '' }, { code: 'AAAA-AAAA' });
        const { status, body, headers } = await sent;
        const { date: _, ...named } = headers;
        answers.push({ status, body, headers: Object.keys(named) });
      });
    };
    const had = await refusing(known);
    expect(had).toEqual(await refusing(unknown));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('shows not to a player who wants to come back by the address', async () => {
    const wanting = async (addresses: readonly string[]) => {
      const people = await Promise.all(addresses.map(() => newPerson(service, 'Broud')));
      // The first use of a token is noted.
      for (const { auth } of people) await service.http.get('/v1/me').set(auth).expect(200);
      return leastOf((nth) => asking(addresses[nth], people[nth]));
    };
    const had = await wanting(known);
    expect(had).toEqual(await wanting(unknown));
  });
});

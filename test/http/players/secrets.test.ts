import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('the database stores only the hash of a token', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({ db });
    ayla = await newPerson(service);
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  /** Everything that stands in the database, as text; what is kept as bytes, in hexadecimal. */
  async function everything(): Promise<string> {
    const tables = await db.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const rows = await db.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
      texts.push(...rows.map(({ text }) => text));
    }
    return texts.join('\n');
  }

  const made = async (path: string, body: object): Promise<string> =>
    (await service.http.post(path).set(ayla.auth).send(body).expect(201)).body.secret;

  it('for first tokens, further tokens and seat keys', async () => {
    const { id } = await newGame(service, ayla);
    const further = await made('/v1/me/tokens', { name: 'further', scopes: ['read'] });
    const replaced = await made(`/v1/games/${id}/seats/1/keys`, {});
    const key = await made(`/v1/games/${id}/seats/1/keys`, {});
    const hashes = [ayla.secret, further, key].map((secret) =>
      createHash('sha256').update(secret).digest('hex'),
    );
    const rows = await db.query<{ hash: string }>(`SELECT encode(hash, 'hex') AS hash FROM tokens`);
    expect(rows.map(({ hash }) => hash).sort()).toEqual(hashes.sort());
    const kept = await everything();
    for (const hash of hashes) expect(kept).toContain(hash);
    for (const secret of [ayla.secret, further, replaced, key]) {
      expect(secret).toMatch(/^pf_[\w-]{20}/);
      const random = secret.slice('pf_'.length);
      expect(kept).not.toContain(random);
      expect(kept).not.toContain(Buffer.from(random).toString('hex'));
      expect(kept).not.toContain(Buffer.from(random, 'base64url').toString('hex'));
    }
  });
});

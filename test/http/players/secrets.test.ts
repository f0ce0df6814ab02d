import { createHash } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../src/store/open.js';
import type { TestDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { copyOfEmbedded } from '../../support/templates.js';

describe('of a token the database keeps its hash alone', () => {
  let pglite: PGlite;
  let service: Service;
  let ayla: Person;
  beforeAll(async () => {
    pglite = await copyOfEmbedded();
    const db: TestDatabase = {
      ...{ kind: 'embedded', url: null },
      open: () => openStore({ pglite }),
      drop: () => pglite.close(),
    };
    service = await startService('embedded', { db });
    ayla = await newPerson(service);
  });
  afterAll(async () => {
    await service.close();
    await pglite.close();
  });

  /** Everything that stands in the database, as text; what is kept as bytes, in hexadecimal. */
  async function everything(): Promise<string> {
    const tables = await pglite.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await pglite.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
      texts.push(...rows.map(({ text }) => text));
    }
    return texts.join('\n');
  }

  const made = async (path: string, body: object): Promise<string> =>
    (await service.http.post(path).set(ayla.auth).send(body).expect(201)).body.secret;

  it('be it the first of an account, a further one, or the key to a seat', async () => {
    const { id } = await newGame(service, ayla);
    const further = await made('/v1/me/tokens', { name: 'further', scopes: ['read'] });
    const replaced = await made(`/v1/games/${id}/seats/1/keys`, {});
    const key = await made(`/v1/games/${id}/seats/1/keys`, {});
    const hashes = [ayla.secret, further, key].map((secret) =>
      createHash('sha256').update(secret).digest('hex'),
    );
    const { rows } = await pglite.query<{ hash: string }>(`SELECT encode(hash, 'hex') AS hash FROM tokens`);
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

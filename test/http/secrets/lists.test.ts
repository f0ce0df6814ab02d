import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Strip } from '../../../src/play/ports/log.js';
import type { Store } from '../../../src/store/open.js';
import { openKeyring } from '../../../src/store/secrets/keyring.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('with encrypted secrets', () => {
  let db: TestDatabase;
  let store: Store;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open({ keyring: openKeyring({ key: randomBytes(32).toString('hex') }) });
    service = await startService({ db, store });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const get = async (path: string, { auth }: Pick<Person, 'auth'> = ayla) =>
    (await service.http.get(path).set(auth).expect(200)).body;

  /** A game that is over. */
  async function played(): Promise<string> {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    for (const { auth } of [ayla, durc])
      await service.http
        .post(`/v1/games/${id}/actions`)
        .set(auth)
        .send({ action: 'drill:fish=1' })
        .expect(200);
    return id;
  }

  it('the public list shows each game as the game itself does', async () => {
    const { id: open } = await newGame(service, ayla);
    const over = await played();
    const { games } = await get('/v1/games');
    for (const id of [open, over]) {
      const listed = games.find((one: { id: string }) => one.id === id);
      const { fairness, invitation } = await get(`/v1/games/${id}`);
      expect(listed).toMatchObject({ fairness, invitation });
    }
  });

  /** Gives the game the seed of another, as a faulty restore would. */
  const damage = (id: string, other: string) =>
    db.query('UPDATE games a SET seed = b.seed FROM games b WHERE a.id = $1 AND b.id = $2', [id, other]);
  const idsOf = (games: readonly { id: string }[]) => games.map(({ id }) => id);

  it('a game whose seed is damaged is left out of lists, which go on behind it', async () => {
    const uba = await newPerson(service, 'Uba');
    const made: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) made.unshift((await newGame(service, uba)).id);
    const [newest, second, third, oldest] = made as [string, string, string, string];
    for (const id of made)
      await service.http.post(`/v1/games/${id}/invitations`).set(uba.auth).send({ player: durc.id });
    for (const id of [second, third]) await damage(id, oldest);
    expect(idsOf((await get('/v1/games?seat=me', uba)).games)).toEqual([newest, oldest]);
    const { invitations } = await get('/v1/me/invitations', durc);
    expect(invitations.map(({ game }: { game: { id: string } }) => game.id)).toEqual([newest, oldest]);
    for (const query of ['seat=me', `creator=${uba.id}`]) {
      const seen: string[] = [];
      for (let cursor = ''; ; ) {
        const page = await get(`/v1/games?${query}&limit=1${cursor}`, uba);
        seen.push(...idsOf(page.games));
        if (page.next === null) break;
        cursor = `&cursor=${page.next}`;
      }
      expect(seen, query).toEqual([newest, oldest]);
    }
  });

  it('a game whose seed is damaged keeps no other from the archive, and keeps its events there', async () => {
    const [damaged, whole] = [await played(), await played()];
    await damage(damaged, whole);
    const tried: string[] = [];
    const strip: Strip = async ({ id }) => {
      tried.push(id);
      return null;
    };
    await store.log.archive(new Date(Date.now() + 60_000), 10, strip);
    const { rulebook, rulesVersion } = await get(`/v1/games/${whole}`);
    await store.log.stripArchives(null, 10, [{ rulebook, rulesVersion, engine: 'newest' }], strip);
    expect(tried.filter((id) => id === whole)).toHaveLength(2);
    expect(tried).not.toContain(damaged);
    const rows = await db.query<{ id: string }>('SELECT game_id::text AS id FROM archived_logs');
    expect(idsOf(rows)).toEqual(expect.arrayContaining([damaged, whole]));
    expect(await store.log.entries(damaged, 0, 9)).toHaveLength(3);
  });
});

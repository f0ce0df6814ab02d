import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { giveRole, newPerson, type Person } from '../../support/people.js';
import { playedBefore, raisedMammut } from '../../support/raised-mammut.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('operators rehearse the carry-over', () => {
  let db: TestDatabase;
  let service: Service | undefined;
  let ayla: Person;
  let game: string;
  beforeAll(async () => {
    db = await testDatabase();
    const before = await playedBefore(db);
    [ayla] = before.players;
    ({ game } = before);
  });
  afterEach(async () => {
    await service?.close();
    service = undefined;
  });
  afterAll(() => db.drop());

  const opened = async (isChanged: boolean, name = 'Creb') => {
    service = await startService({ db, rulebooks: raisedMammut(isChanged), carryOverCpu: 0 });
    const operator = await newPerson(service, name);
    await giveRole(service, operator, 'operator');
    return { ...service, operator };
  };
  type Opened = Awaited<ReturnType<typeof opened>>;

  const listed = async ({ http }: Service, { auth }: Person) =>
    (await http.get('/v1/admin/rehearsals').set(auth).expect(200)).body.rehearsals;

  async function rehearsed(opened: Opened) {
    const { http, operator } = opened;
    const { body } = await http.post('/v1/admin/rehearsals').set(operator.auth).expect(201);
    expect(body).toMatchObject({ doneAt: null, versions: null });
    const found = async () =>
      (await listed(opened, operator)).find(({ id }: { id: string }) => id === body.id);
    await until(async () => (await found()).doneAt !== null);
    return found();
  }

  it('and read how many games the newest rules take over, which stays as it is', async () => {
    const server = await opened(false);
    const before = await db.query('SELECT * FROM games ORDER BY id');
    const { id, versions } = await rehearsed(server);
    expect(versions).toEqual([
      {
        ...{ rulebook: 'mammut', rulesVersion: '1', newest: '2', games: 2, notStarted: 1 },
        ...{ carriedOver: 1, pinned: 0, turnedOff: 0, missing: 0, differences: [] },
      },
    ]);
    expect(await db.query('SELECT * FROM games ORDER BY id')).toEqual(before);
    const { body } = await server.http
      .get(`/v1/admin/audit?subject=${id}`)
      .set(server.operator.auth)
      .expect(200);
    expect(body.entries).toMatchObject([
      { action: 'rehearse', actor: { id: server.operator.id }, subject: { kind: 'rehearsal', id } },
    ]);
  });

  it('and read which game goes on differently, and from which version on', async () => {
    const { versions } = await rehearsed(await opened(true));
    expect(versions).toMatchObject([{ games: 2, carriedOver: 0, pinned: 1, notStarted: 1 }]);
    expect(versions[0].differences).toEqual([
      { kind: 'legal', game, version: 1, detail: expect.stringContaining('gone') },
    ]);
  });

  it('but read nothing of how a game went that they play', async () => {
    const server = await opened(true);
    await rehearsed(server);
    await giveRole(server, ayla, 'operator');
    const [{ versions }] = await listed(server, ayla);
    expect(versions[0].differences).toEqual([{ kind: 'legal', game, version: 1, detail: null }]);
  });

  it('also one that another process has left behind', async () => {
    const id = '019a0000-0000-7000-8000-000000000001';
    await db.query(
      `INSERT INTO rehearsals (id, at, claimed_until) VALUES ('${id}', now(), now() - interval '1 s')`,
    );
    const server = await opened(false);
    const found = async () =>
      (await listed(server, server.operator)).find((one: { id: string }) => one.id === id);
    await until(async () => (await found()).doneAt !== null);
    expect((await found()).versions).toHaveLength(1);
  });

  it('of which the last twenty are kept', async () => {
    const server = await opened(false);
    for (let nth = 0; nth < 24; nth += 1) await rehearsed(server);
    const [row] = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM rehearsals');
    expect(row?.count).toBeLessThanOrEqual(21);
    expect(await listed(server, server.operator)).toHaveLength(20);
  });

  it('which moderators do not', async () => {
    const { http } = await opened(false);
    const iza = await newPerson(service as Service, 'Iza');
    await giveRole(service as Service, iza, 'moderator');
    for (const method of ['get', 'post'] as const) {
      const { body } = await http[method]('/v1/admin/rehearsals').set(iza.auth).expect(403);
      expect(body.code).toBe('insufficient_role');
    }
  });
});

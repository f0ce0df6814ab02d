import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../../../src/engine/verify.js';
import { readExport } from '../../../src/play/history/read-export.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { raised } from '../../support/raised.js';
import { released as rulebooks } from '../../support/released.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { until } from '../../support/until.js';

const renamed = (components: object) =>
  JSON.parse(JSON.stringify(components).replace('Woolly rhinoceros', 'Woolly rhino'));

describe('a game that newer rules replay to the same', () => {
  const newer = raised(rulebooks, 'mammut', ({ components }) => ({
    components: renamed(components),
  }));
  const newest = newer.find(({ meta }) => meta.id === 'mammut');
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let id: string;
  let kept: string;
  let open: string;
  let before: { version: number; prompts: object[]; components: { hash: string } };
  let viewBefore: object;
  beforeAll(async () => {
    db = await testDatabase();
    const older = await startService({ db, rulebooks });
    ayla = await newPerson(older, 'Ayla');
    const begin = async (wish: object): Promise<string> => {
      const game = await newGame(older, ayla, { rulebook: 'mammut', seats: ['me', 'me'], ...wish });
      await older.http.post(`/v1/games/${game.id}/start`).set(ayla.auth).expect(200);
      return game.id;
    };
    id = await begin({ clock: { kind: 'bank', seconds: 600, increment: 5 } });
    await playOn(older, id, 4);
    kept = await begin({ carryOver: false });
    await playOn(older, kept, 4);
    open = (await newGame(older, ayla, { rulebook: 'mammut' })).id;
    before = (await older.http.get(`/v1/games/${id}`).expect(200)).body;
    viewBefore = (await older.http.get(`/v1/games/${id}/view?seat=0`).set(ayla.auth).expect(200)).body;
    await older.close();
    service = await startService({ db, rulebooks: newer });
    await until(async () => (await gameOf(id)).rulesVersion === '2');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const gameOf = async (game: string) =>
    (await service.http.get(`/v1/games/${game}`).set(ayla.auth).expect(200)).body;

  async function playOn({ http }: Service, game: string, actions: number): Promise<void> {
    for (let nth = 0; nth < actions; nth += 1) {
      const { body: asked } = await http.get(`/v1/games/${game}`).expect(200);
      const [prompt] = asked.prompts;
      if (prompt === undefined) return;
      const { seat } = prompt;
      const { body } = await http.get(`/v1/games/${game}/actions`).set(ayla.auth).expect(200);
      const action = body.asked.find((one: { seat: number }) => one.seat === seat).actions[0].id;
      await http.post(`/v1/games/${game}/actions`).set(ayla.auth).send({ seat, action }).expect(200);
    }
  }

  async function end(game: string): Promise<void> {
    for (const seat of [0, 1])
      await service.http.post(`/v1/games/${game}/seats/${seat}/resign`).set(ayla.auth).expect(200);
    await until(async () => (await gameOf(game)).status === 'finished');
  }

  it('is carried over by an entry that all can see, in words', async () => {
    const game = await gameOf(id);
    expect(game).toMatchObject({ version: before.version + 1, rulesVersion: '2', engine: 'present' });
    expect(game.prompts).toEqual(before.prompts);
    for (const [language, words] of [
      ['en', 'The game goes on with version 2 of the rules instead of version 1.'],
      ['de', 'Das Spiel geht mit Version 2 der Regeln weiter, statt mit Version 1.'],
    ] as const) {
      const { body } = await service.http
        .get(`/v1/games/${id}/events?after=${before.version}`)
        .set('accept-language', language)
        .expect(200);
      expect(body.entries).toMatchObject([
        { kind: 'engine_changed', seat: null, to: null, rules: { from: '1', to: '2' } },
      ]);
      expect(body.entries[0].lines[0]).toContain(words);
    }
    const stream = await follow(service, `/v1/games/${id}/events?after=${before.version}`, ayla.auth);
    expect(await stream.next()).toMatchObject({ data: { kind: 'engine_changed' } });
    stream.close();
  });

  it('records the engine that it goes on with', async () => {
    const { engineHash } = await gameOf(id);
    expect(engineHash).toMatch(/^[0-9a-f]{64}$/);
    const fresh = await newGame(service, ayla, { rulebook: 'mammut' });
    expect(await gameOf(fresh.id)).toMatchObject({ engineHash, rulesVersion: '2' });
  });

  it('keeps its components, whatever the rulebook has now', async () => {
    const { body: components } = await service.http.get(`/v1/games/${id}/components`).expect(200);
    const { components: now } = newest ?? {};
    expect(components).not.toEqual(now);
    expect(components).toEqual(rulebooks.find(({ meta }) => meta.id === 'mammut')?.components);
    const { hash } = before.components;
    expect((await gameOf(id)).components.hash).toBe(hash);
    const { body: list } = await service.http.get('/v1/games?seat=me').set(ayla.auth).expect(200);
    expect(list.games.find((game: { id: string }) => game.id === id).components.hash).toBe(hash);
  });

  it('looks back as before, and waits as long as before', async () => {
    const at = `/v1/games/${id}/view?seat=0&at=${before.version}`;
    const { body } = await service.http.get(at).set(ayla.auth).expect(200);
    expect(body).toEqual(viewBefore);
    const { body: now } = await service.http.get(`/v1/games/${id}/view?seat=0`).set(ayla.auth).expect(200);
    expect(now).toEqual({ ...viewBefore, version: before.version + 1 });
    const [row] = await db.query<{ moved: Date; last: Date }>(
      `SELECT moved_at AS moved, (SELECT at FROM entries WHERE game_id = $1 AND version = $2) AS last
       FROM games WHERE id = $1`,
      [id, before.version],
    );
    expect(row?.moved).toEqual(row?.last);
  });

  it('leaves alone one whose creator has turned it off, and one that has not started', async () => {
    expect(await gameOf(kept)).toMatchObject({ rulesVersion: '1', carryOver: false });
    expect(await gameOf(open)).toMatchObject({ rulesVersion: '1', carryOver: true, status: 'open' });
  });

  it('can be undone past the change, and stays with the newer rules', async () => {
    const to = before.version - 2;
    const { body: undone } = await service.http
      .post(`/v1/games/${id}/undo`)
      .set(ayla.auth)
      .send({ ask: true, to })
      .expect(200);
    expect(undone).toMatchObject({ version: before.version + 2, rulesVersion: '2' });
    const seen = async (query: string) =>
      (await service.http.get(`/v1/games/${id}/view?seat=0${query}`).set(ayla.auth).expect(200)).body.view;
    expect(await seen('')).toEqual(await seen(`&at=${to}`));
    await playOn(service, id, 3);
  });

  it('can be ended, verified, archived, forked and played again', async () => {
    const { http } = service;
    await end(id);
    const { body: exported } = await http.get(`/v1/games/${id}/export`).expect(200);
    expect(exported).toMatchObject({ complete: true, rulesVersion: '2' });
    const read = readExport(newer, exported);
    if (!read.ok) throw new Error(read.error.join());
    expect(verify(read.value.rulebook, read.value.game)).toEqual([]);
    const older = rulebooks.find(({ meta }) => meta.id === 'mammut');
    if (older === undefined) throw new Error('no rulebook');
    expect(verify(older, { ...read.value.game, rulesVersion: '1' })).toEqual([
      'the game went on with version 2 of the rules, this is 1',
    ]);
    const wish = { version: before.version, seats: ['me', 'me'] };
    const { body: fork } = await http.post(`/v1/games/${id}/fork`).set(ayla.auth).send(wish).expect(201);
    expect(fork).toMatchObject({ rulesVersion: '2', engineHash: exported.engine, status: 'active' });
    expect(fork.components.hash).toBe(before.components.hash);
    await http.get(`/v1/games/${fork.id}/view`).set(ayla.auth).expect(200);
    const { body: rematch } = await http.post(`/v1/games/${id}/rematch`).set(ayla.auth).expect(200);
    expect(rematch).toMatchObject({ rulesVersion: '2', carryOver: true });

    const store = await db.open();
    await db.query("UPDATE games SET finished_at = finished_at - interval '1 day' WHERE id = $1", [id]);
    expect(await store.log.archive(new Date(), 10)).toBeGreaterThan(0);
    expect((await http.get(`/v1/games/${id}/export`).expect(200)).body).toEqual(exported);
  });

  it('keeps a wish against it in rematches and forks', async () => {
    const { http } = service;
    await end(kept);
    const { body: fork } = await http
      .post(`/v1/games/${kept}/fork`)
      .set(ayla.auth)
      .send({ version: 2, seats: ['me', 'me'] })
      .expect(201);
    expect(fork).toMatchObject({ carryOver: false, rulesVersion: '1' });
    const { body: rematch } = await http.post(`/v1/games/${kept}/rematch`).set(ayla.auth).expect(200);
    expect(rematch).toMatchObject({ carryOver: false, rulesVersion: '2' });
  });
});

describe('a game that newer rules play differently', () => {
  let db: TestDatabase;
  let ayla: Person;
  let durc: Person;
  let id: string;
  let asked = 0;
  const newer = raised(rulebooks, 'mammut', ({ legal, setup }) => ({
    setup: (...parts) => {
      asked += 1;
      return setup(...parts);
    },
    legal: (state, seat) => legal(state, seat).slice(1),
  }));
  beforeAll(async () => {
    db = await testDatabase();
    const older = await startService({ db, rulebooks });
    ayla = await newPerson(older, 'Ayla');
    durc = await newPerson(older, 'Durc');
    id = await startedGame(older, ayla, durc, { rulebook: 'mammut' });
    await older.close();
  });
  afterAll(() => db.drop());

  it('stays pinned, and is not replayed again for the same rules', async () => {
    const one = await startService({ db, rulebooks: newer });
    const series = 'permafrost_carried_over_total{rulebook="mammut",result="pinned"} 1';
    await until(async () => (await one.metrics.registry.metrics()).includes(series));
    const { body } = await one.http.get(`/v1/games/${id}`).expect(200);
    expect(body).toMatchObject({ rulesVersion: '1', version: 1, engine: 'present' });
    expect(asked).toBe(1);
    await one.close();

    const two = await startService({ db, rulebooks: newer });
    const runs = 'permafrost_job_seconds_count{job="carry-over"} 1';
    await until(async () => (await two.metrics.registry.metrics()).includes(runs));
    expect(asked).toBe(1);
    await two.http.get(`/v1/games/${id}/view`).expect(200);
    await two.close();
  });

  it('is replayed with rules that are newer still', async () => {
    const next = raised(rulebooks, 'mammut').map((rulebook) =>
      rulebook.meta.id === 'mammut'
        ? { ...rulebook, meta: { ...rulebook.meta, rulesVersion: '3' } }
        : rulebook,
    );
    const service = await startService({ db, rulebooks: next });
    await until(async () => (await service.http.get(`/v1/games/${id}`)).body.rulesVersion === '3');
    await service.close();
  });

  it('is left alone where the operator turned carry-over off', async () => {
    const other = await startService({ db, rulebooks, carryOverCpu: 0 });
    const text = await other.metrics.registry.metrics();
    expect(text).not.toContain('job="carry-over"');
    await other.close();
  });
});

describe('a game in which an undo was asked for', () => {
  it('is carried over with the request, and its undo counts as granted', async () => {
    const newer = raised(rulebooks, 'mammut');
    const db = await testDatabase();
    const one = await startService({ db, rulebooks });
    const people = [await newPerson(one, 'Ayla'), await newPerson(one, 'Durc')] as const;
    const id = await startedGame(one, ...people, { rulebook: 'mammut' });
    const moverOf = async ({ http }: Service): Promise<Person> => {
      const { body } = await http.get(`/v1/games/${id}`).expect(200);
      return people[body.prompts[0].seat as 0 | 1];
    };
    const acted: Person[] = [];
    while (new Set(acted).size < 2) {
      const mover = await moverOf(one);
      acted.push(mover);
      const { body } = await one.http.get(`/v1/games/${id}/actions`).set(mover.auth).expect(200);
      const action = body.asked[0].actions[0].id;
      await one.http.post(`/v1/games/${id}/actions`).set(mover.auth).send({ action }).expect(200);
    }
    const [asking] = acted;
    const answering = people.find((person) => person !== asking);
    if (asking === undefined || answering === undefined) throw new Error('nobody acted');
    const wish = { ask: true, to: 1, seat: people.indexOf(asking) };
    const asked = await one.http.post(`/v1/games/${id}/undo`).set(asking.auth).send(wish);
    expect([asked.status, asked.body.undo?.asked?.to]).toEqual([200, 1]);
    await one.close();

    const two = await startService({ db, rulebooks: newer });
    const { http } = two;
    const gameNow = async () => (await http.get(`/v1/games/${id}`).expect(200)).body;
    await until(async () => (await gameNow()).rulesVersion === '2');
    expect((await gameNow()).undo.asked).toMatchObject({ to: 1, granted: [] });
    await http.post(`/v1/games/${id}/undo/answer`).set(answering.auth).send({ grant: true }).expect(200);
    for (const [seat, { auth }] of people.entries())
      await http.post(`/v1/games/${id}/seats/${seat}/resign`).set(auth).expect(200);
    await until(async () => (await gameNow()).status === 'finished');
    const { body: exported } = await http.get(`/v1/games/${id}/export`).expect(200);
    expect(exported.entries.map(({ action }: { action: { type: string } }) => action.type)).toEqual(
      expect.arrayContaining(['ask_undo', 'change_engine', 'grant_undo', 'undo']),
    );
    const read = readExport(newer, exported);
    if (!read.ok) throw new Error(read.error.join());
    expect(verify(read.value.rulebook, read.value.game)).toEqual([]);
    await two.close();
    await db.drop();
  });
});

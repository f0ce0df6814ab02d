import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('a tournament with hostile players', () => {
  let db: TestDatabase;
  let service: Service;
  let store: AppStore;
  /** Called after each time a tournament was read. */
  let afterFind: (id: string) => Promise<void> = async () => {};
  let finds = 0;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
    const { tournaments } = store;
    const counted: AppStore = {
      ...store,
      tournaments: {
        ...tournaments,
        async find(id) {
          finds += 1;
          const whole = await tournaments.find(id);
          await afterFind(id);
          return whole;
        },
      },
    };
    service = await startService({ db, store: counted, tournamentMs: 50 });
    await service.http.get('/v1/rulebooks').expect(200);
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const opened = async (count: number) => {
    const players: Person[] = [];
    for (let nth = 0; nth < count; nth += 1) players.push(await newPerson(service, `Player ${nth}`));
    const [{ auth }] = players as [Person];
    const { body } = await service.http
      .post('/v1/tournaments')
      .set(auth)
      .send({
        ...{ rulebook: 'thin-ice', format: 'swiss', seats: 2, rounds: 1, options: { rounds: 1 } },
        ...{ clock: { kind: 'prompt', seconds: 600 } },
        startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .expect(201);
    const { id } = body.tournament as { id: string };
    for (const one of players) await enter(id, one, false);
    return { id, players };
  };
  const enter = (id: string, { auth }: Person, paused: boolean) =>
    service.http.put(`/v1/tournaments/${id}/entry`).set(auth).send({ paused }).expect(200);
  const begin = (id: string) => db.query(`UPDATE tournaments SET starts_at = now() WHERE id = '${id}'`);
  const statusOf = async (id: string): Promise<string | undefined> =>
    (await db.query<{ status: string }>(`SELECT status FROM tournaments WHERE id = '${id}'`))[0]?.status;

  it('begins although one of them pauses and comes back without end', async () => {
    const { id, players } = await opened(3);
    let paused = false;
    afterFind = async (found) => {
      paused = !paused;
      if (found === id) await store.tournaments.enter(id, players[2]?.id ?? '', paused, new Date());
    };
    try {
      await begin(id);
      await until(async () => (await statusOf(id)) === 'running');
    } finally {
      afterFind = async () => {};
    }
  });

  it('is read once for all who follow it, however often it changes', async () => {
    const { id, players } = await opened(2);
    const stop = new AbortController();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        fetch(`${service.url}/v1/tournaments/${id}/stream`, { signal: stop.signal }),
      ),
    );
    let arrived = 0;
    let late = 0;
    const reading = answers.map(async ({ body }) => {
      let text = '';
      for await (const chunk of body ?? []) {
        const before = text;
        text += Buffer.from(chunk).toString();
        if (!before.includes('event: standings') && text.includes('event: standings')) arrived += 1;
        if (!before.includes('"paused":true') && text.includes('"paused":true')) late += 1;
      }
    });
    await until(async () => arrived === answers.length);
    finds = 0;
    for (let nth = 0; nth < 5; nth += 1) await enter(id, players[0] as Person, nth % 2 === 0);
    await until(async () => late === answers.length);
    stop.abort();
    await Promise.allSettled(reading);
    // Each change reads it twice; the 40 who follow it hardly add to that.
    expect(finds).toBeLessThan(answers.length);
  });

  it('leaves its creator no power over the seats of its games', async () => {
    const { id, players } = await opened(4);
    const [creator] = players as [Person];
    await begin(id);
    const games = () =>
      db.query<{ id: string; players: string[] }>(`SELECT g.id, t.players FROM games g
        JOIN tournament_tables t ON t.game_id = g.id WHERE t.tournament_id = '${id}' AND g.status = 'active'`);
    await until(async () => (await games()).length === 2);
    for (const game of await games()) {
      const seat = game.players[0] === creator.id ? 1 : 0;
      const other = players.find((one) => one.id === game.players[seat]) as Person;
      await service.http.delete(`/v1/tournaments/${id}/entry`).set(other.auth).expect(204);
      const place = `/v1/games/${game.id}/seats/${seat}`;
      const { body } = await service.http.delete(place).set(creator.auth).expect(403);
      expect(body.code).toBe('not_your_seat');
      await service.http.delete(place).set(other.auth).expect(204);
      const key = await service.http.post(`${place}/keys`).set(creator.auth).send({}).expect(403);
      expect(key.body.code).toBe('not_the_creator');
    }
  });

  it('is left alone while all of its games are being played', async () => {
    const { id } = await opened(4);
    const due = async () => (await store.tournaments.due(new Date(), null, 100)).includes(id);
    const gamesOf = () =>
      db.query<{ id: string; status: string }>(`SELECT g.id, g.status FROM games g
        JOIN tournament_tables t ON t.game_id = g.id WHERE t.tournament_id = '${id}'`);
    expect(await due()).toBe(false);
    await begin(id);
    await until(async () => {
      const games = await gamesOf();
      return games.length === 2 && games.every(({ status }) => status === 'active');
    });
    expect(await due()).toBe(false);
    await db.query(`UPDATE tournaments SET round_due = now() - interval '1 second' WHERE id = '${id}'`);
    await until(async () => (await statusOf(id)) === 'finished');
    expect(await due()).toBe(false);
  });
});

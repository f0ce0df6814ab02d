import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;
/** A Monday. */
const NOON = Date.UTC(2026, 5, 1, 12);

describe('clocks', () => {
  let db: TestDatabase;
  let store: Store;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  /** What the service takes for now. It stands still unless it is moved. */
  let now: number;
  const pass = (ms: number): void => {
    now += ms;
  };
  const startOn = (some: TestDatabase, theirs: Store) =>
    startService({ db: some, store: theirs, clock: () => new Date(now), deadlineMs: 20 });
  beforeAll(async () => {
    now = NOON;
    db = await testDatabase();
    store = await db.open();
    service = await startOn(db, store);
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });
  beforeEach(async () => {
    now = NOON;
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterEach(async () => {
    // The time that passes in other tests does not run out in the games of this one.
    await db.query('UPDATE unfinished_games SET due_at = NULL');
  });

  const gameOf = async (id: string) => (await service.http.get(`/v1/games/${id}`).expect(200)).body;
  const kindsOf = async (id: string): Promise<string[]> =>
    (await service.http.get(`/v1/games/${id}/events?limit=1000`).expect(200)).body.entries.map(
      (entry: { kind: string }) => entry.kind,
    );
  const drill = (id: string, { auth }: Person, fish = 1) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: `drill:fish=${fish}` });
  const started = (clock: object, rounds = 3) =>
    startedGame(service, ayla, durc, { clock, options: { rounds } });

  it('never go backwards within a game, whatever the clock of the service does', async () => {
    const id = await started({ kind: 'prompt', seconds: 60 });
    pass(SECOND);
    await drill(id, ayla).expect(200);
    pass(-MINUTE);
    await drill(id, durc).expect(200);
    pass(2 * MINUTE);
    const { entries } = (await service.http.get(`/v1/games/${id}/events?limit=1000`).expect(200)).body;
    const times = entries.map(({ at }: { at: string }) => at);
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual([...times].sort());
  });

  it('are shown in the game and in the inbox', async () => {
    const id = await started({ kind: 'prompt', seconds: 60 });
    const due = new Date(now + MINUTE).toISOString();
    const game = await gameOf(id);
    expect(game.clock).toEqual({ kind: 'prompt', seconds: 60, onTimeout: 'autopilot', lapses: 2 });
    expect(game.seats).toMatchObject([{ due }, { due }]);
    const { body } = await service.http.get('/v1/me/prompts').set(ayla.auth).expect(200);
    expect(body.waiting).toMatchObject([{ game: id, due }]);
    await drill(id, ayla).expect(200);
    expect((await gameOf(id)).seats).toMatchObject([{ due: null }, { due }]);
  });

  it('let the built-in bot answer after a lapse, keep the seat after two in a row, and return it', async () => {
    const id = await started({ kind: 'prompt', seconds: 60, lapses: 2 }, 5);
    await drill(id, ayla).expect(200);
    pass(MINUTE + 1);
    await until(async () => (await gameOf(id)).version === 4);
    expect(await kindsOf(id)).toEqual(['started', 'acted', 'lapsed', 'acted']);
    expect((await gameOf(id)).seats[1]).toMatchObject({ played: 'holder', lapses: 1 });
    await drill(id, ayla).expect(200);
    pass(MINUTE + 1);
    await until(async () => (await gameOf(id)).seats[1].played === 'autopilot');
    // From now on the game does not wait for Durc.
    await drill(id, ayla).expect(200);
    await until(async () => (await kindsOf(id)).filter((one) => one === 'acted').length === 7);
    const back = await service.http.post(`/v1/games/${id}/seats/1/return`).set(durc.auth).expect(200);
    expect(back.body.seats[1]).toMatchObject({ played: 'holder', lapses: 0 });
    await drill(id, ayla).expect(200);
    await drill(id, durc).expect(200);
  });

  it('let the built-in bot play a missed turn to its end, if time is given for turns', async () => {
    const { http } = service;
    const clock = { kind: 'turn', seconds: 60 };
    const id = await startedGame(service, ayla, durc, { rulebook: 'mammut', clock });
    const { prompts } = await gameOf(id);
    pass(MINUTE + 1);
    await until(async () => (await gameOf(id)).version > 2);
    const { entries } = (await http.get(`/v1/games/${id}/events?limit=1000`).expect(200)).body;
    const kinds = entries.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['started', 'lapsed']);
    const actions = entries.slice(2);
    expect(actions.length).toBeGreaterThan(1);
    expect(new Set(actions.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([prompts[0].seat]));
    const after = await gameOf(id);
    expect(after.seats[prompts[0].seat]).toMatchObject({ lapses: 1, due: null });
    expect(after.prompts[0].seat).not.toBe(prompts[0].seat);
  });

  it('reset the lapses of a player who answers', async () => {
    const id = await started({ kind: 'prompt', seconds: 60 }, 5);
    await drill(id, ayla).expect(200);
    pass(MINUTE + 1);
    await until(async () => (await gameOf(id)).seats[1].lapses === 1);
    await drill(id, durc).expect(200);
    expect((await gameOf(id)).seats[1].lapses).toBe(0);
  });

  it('make a seat resign, if the game is set so, and it ranks last', async () => {
    const id = await started({ kind: 'prompt', seconds: 60, onTimeout: 'resign' }, 1);
    await drill(id, ayla, 1).expect(200);
    pass(MINUTE + 1);
    await until(async () => (await gameOf(id)).status === 'finished');
    expect(await kindsOf(id)).toEqual(['started', 'acted', 'resigned', 'acted']);
    expect((await gameOf(id)).outcome.standings.at(-1)).toMatchObject({ seat: 1, rank: 2 });
  });

  it('take used time from the bank, and add the increment for every turn', async () => {
    const id = await started({ kind: 'bank', seconds: 100, increment: 10 });
    pass(30 * SECOND);
    await drill(id, ayla).expect(200);
    await drill(id, durc).expect(200);
    // Both have 100 − 30 + 10 seconds for the second round.
    const due = new Date(now + 80 * SECOND).toISOString();
    expect((await gameOf(id)).seats).toMatchObject([
      { bank: 80 * SECOND, due },
      { bank: 80 * SECOND, due },
    ]);
    pass(79 * SECOND);
    await drill(id, ayla).expect(200);
    pass(2 * SECOND);
    await until(async () => (await gameOf(id)).seats[1].lapses === 1);
    expect((await gameOf(id)).seats[1].bank).toBe(10 * SECOND);
  });

  it('do not restart with an undo', async () => {
    const id = await started({ kind: 'prompt', seconds: 60 });
    pass(50 * SECOND);
    await drill(id, ayla).expect(200);
    await service.http.post(`/v1/games/${id}/undo`).set(ayla.auth).send({}).expect(200);
    expect((await gameOf(id)).seats[0].due).toBe(new Date(now + 10 * SECOND).toISOString());
  });

  it('do not run through the nights, weekends and vacations of a player, from twelve hours on', async () => {
    const put = (body: object) => service.http.put('/v1/me/calendar').set(durc.auth).send(body);
    await put({ timeZone: 'UTC', weekendsOff: true, quietHours: { from: '22:00', until: '06:00' } }).expect(
      200,
    );
    // Monday noon: a day of sixteen hours ends on Tuesday at eight, as the night of eight hours does not count.
    const id = await started({ kind: 'prompt', seconds: 43_200 });
    expect((await gameOf(id)).seats).toMatchObject([
      { due: new Date(now + DAY / 2).toISOString() },
      { due: '2026-06-02T08:00:00.000Z' },
    ]);
    const vacation = { from: '2026-06-02', to: '2026-06-03' };
    await service.http.post('/v1/me/vacations').set(durc.auth).send(vacation).expect(200);
    expect((await gameOf(id)).seats[1].due).toBe('2026-06-04T08:00:00.000Z');
    await service.http.delete('/v1/me/vacations/2026-06-02').set(durc.auth).expect(200);
    expect((await gameOf(id)).seats[1].due).toBe('2026-06-02T08:00:00.000Z');
  });

  it('refuse past vacations, too many days, and hours that do not exist', async () => {
    const take = (from: string, to: string) =>
      service.http.post('/v1/me/vacations').set(durc.auth).send({ from, to });
    expect((await take('2026-05-31', '2026-06-03').expect(422)).body.code).toBe('vacation_in_the_past');
    expect((await take('2026-07-01', '2026-08-15').expect(409)).body.code).toBe('too_many_vacation_days');
    expect((await take('2026-07-05', '2026-07-01').expect(400)).body.code).toBe('malformed');
    await take('2026-07-01', '2026-07-20').expect(200);
    expect((await take('2026-08-01', '2026-08-15').expect(409)).body.code).toBe('too_many_vacation_days');
    const put = (body: object) => service.http.put('/v1/me/calendar').set(durc.auth).send(body);
    await put({ timeZone: 'Mammoth/Valley', weekendsOff: false, quietHours: null }).expect(400);
    await put({ timeZone: 'UTC', weekendsOff: false, quietHours: { from: '00:00', until: '13:20' } }).expect(
      400,
    );
    await put({ timeZone: 'UTC', weekendsOff: false, quietHours: { from: '00:05', until: '00:05' } }).expect(
      400,
    );
    await service.http.delete('/v1/me/vacations/2026-09-01').set(durc.auth).expect(404);
  });

  it('take no quiet hours from the bank of a player who answers after them', async () => {
    const hours = { timeZone: 'UTC', weekendsOff: false, quietHours: { from: '22:00', until: '06:00' } };
    await service.http.put('/v1/me/calendar').set(ayla.auth).send(hours).expect(200);
    const id = await started({ kind: 'bank', seconds: 172_800, increment: 0 });
    pass(DAY);
    await drill(id, ayla).expect(200);
    // Of a day sixteen hours have counted.
    expect((await gameOf(id)).seats[0].bank).toBe(32 * 60 * MINUTE);
  });

  it('give no time back by a calendar that is changed before the answer', async () => {
    const put = (from: string, until: string) =>
      service.http
        .put('/v1/me/calendar')
        .set(ayla.auth)
        .send({ timeZone: 'UTC', weekendsOff: false, quietHours: { from, until } })
        .expect(200);
    await put('22:00', '06:00');
    const id = await started({ kind: 'bank', seconds: 172_800, increment: 0 });
    const bank = async () => (await gameOf(id)).seats[0].bank;
    const today = new Date(now).toISOString();
    pass(8 * 60 * MINUTE);
    await put(today.slice(11, 16), new Date(now).toISOString().slice(11, 16));
    for (let nth = 0; nth < 30; nth += 1) await put('22:00', nth % 2 === 0 ? '05:00' : '06:00');
    await put(today.slice(11, 16), new Date(now).toISOString().slice(11, 16));
    await drill(id, ayla).expect(200);
    expect(await bank()).toBe(40 * 60 * MINUTE);
  });

  it('stand still for no vacation that costs no day', async () => {
    const day = new Date(now).toISOString().slice(0, 10);
    const take = () =>
      service.http.post('/v1/me/vacations').set(ayla.auth).send({ from: day, to: day }).expect(200);
    await take();
    const { body } = await service.http.delete(`/v1/me/vacations/${day}`).set(ayla.auth).expect(200);
    expect(body.vacations).toEqual([{ from: day, to: day }]);
  });

  it('are not reset by an action that was in progress when a vacation was added', async () => {
    let meanwhile: (() => Promise<unknown>) | null = null;
    const append: Store['log']['append'] = async (wanted) => {
      const first = meanwhile;
      meanwhile = null;
      await first?.();
      return store.log.append(wanted);
    };
    const other = await startService({
      db,
      store: { ...store, log: { ...store.log, append } },
      clock: () => new Date(now),
    });
    const id = await started({ kind: 'prompt', seconds: 50_400 });
    meanwhile = () =>
      service.http
        .post('/v1/me/vacations')
        .set(durc.auth)
        .send({ from: '2026-06-02', to: '2026-06-03' })
        .expect(200);
    pass(MINUTE);
    await other.http
      .post(`/v1/games/${id}/actions`)
      .set(ayla.auth)
      .send({ action: 'drill:fish=1' })
      .expect(200);
    expect((await gameOf(id)).seats[1].due).toBe('2026-06-04T02:00:00.000Z');
    await other.close();
  });

  it('give the increment once for an action that is undone and repeated', async () => {
    const bank = await started({ kind: 'bank', seconds: 100, increment: 10 });
    for (let nth = 0; nth < 3; nth += 1) {
      pass(10 * SECOND);
      await drill(bank, ayla).expect(200);
      await service.http.post(`/v1/games/${bank}/undo`).set(ayla.auth).send({}).expect(200);
    }
    await drill(bank, ayla).expect(200);
    expect((await gameOf(bank)).seats[0].bank).toBe(80 * SECOND);
  });

  it('keep the time that is left after an undo, also with a new calendar', async () => {
    const id = await started({ kind: 'prompt', seconds: 43_200 });
    pass(11 * 60 * MINUTE);
    await drill(id, ayla).expect(200);
    await service.http.post(`/v1/games/${id}/undo`).set(ayla.auth).send({}).expect(200);
    const hours = { timeZone: 'UTC', weekendsOff: true, quietHours: null };
    await service.http.put('/v1/me/calendar').set(ayla.auth).send(hours).expect(200);
    expect((await gameOf(id)).seats[0].due).toBe(new Date(now + 60 * MINUTE).toISOString());
  });

  it('accept no vacation at the end of time, and none twice', async () => {
    const take = (from: string, to: string) =>
      service.http.post('/v1/me/vacations').set(durc.auth).send({ from, to });
    for (const [from, to] of [
      ['9999-12-01', '9999-12-31'],
      ['2030-01-01', '2030-01-02'],
    ] as const)
      expect((await take(from, to).expect(400)).body.code).toBe('malformed');
    await take('2026-07-01', '2026-07-03').expect(200);
    await take('2026-07-02', '2026-07-03').expect(200);
    const { body } = await take('2026-07-01', '2026-07-03').expect(200);
    expect(body.vacations).toEqual([{ from: '2026-07-01', to: '2026-07-03' }]);
    await take('2026-07-03', '2026-07-05').expect(200);
  });

  it('are refused if they make no sense', async () => {
    const create = (clock: object) =>
      service.http
        .post('/v1/games')
        .set(ayla.auth)
        .send({ rulebook: 'thin-ice', seats: ['me', 'open'], clock });
    for (const clock of [
      { kind: 'prompt', seconds: 1 },
      { kind: 'prompt', seconds: 1e9 },
      { kind: 'bank', seconds: 60 },
      { kind: 'prompt', seconds: 60, onTimeout: 'lose' },
      { kind: 'prompt', seconds: 60, lapses: 0 },
      { kind: 'egg timer' },
    ]) {
      expect((await create(clock).expect(400)).body.code).toBe('malformed');
    }
  });

  it('continue after the server was down', async () => {
    // Nobody else looks after the games of this database.
    const alone = await testDatabase();
    const its = await alone.open();
    const first = await startOn(alone, its);
    const people = [await newPerson(first, 'Ayla'), await newPerson(first, 'Durc')] as const;
    const wish = { clock: { kind: 'prompt', seconds: 60 }, options: { rounds: 1 } };
    const id = await startedGame(first, ...people, wish);
    await first.close();
    pass(2 * MINUTE);
    const again = await startOn(alone, its);
    await until(async () => (await again.http.get(`/v1/games/${id}`)).body.status === 'finished');
    await again.close();
    await alone.drop();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { type Evidence, verify } from '../../../src/engine/verify.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService, startService } from '../../support/service.js';
import { thinIce } from '../../support/thin-ice/index.js';
import { until } from '../../support/until.js';

const evidenceOf = (exported: Evidence): Evidence => ({
  ...exported,
  entries: exported.entries.map((entry) => ({ ...entry, at: new Date(entry.at) })),
});

describe('undo', () => {
  let db: TestDatabase;
  let store: Store;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let goov: Person;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
    service = await startService({ db, store });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    goov = await newPerson(service, 'Goov');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const gameOf = async (id: string, who?: Person) =>
    (
      await service.http
        .get(`/v1/games/${id}`)
        .set(who?.auth ?? {})
        .expect(200)
    ).body;
  const act = (id: string, { auth }: Person, action: string | string[]) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action });
  const undo = (id: string, { auth }: Person, body: object = {}) =>
    service.http.post(`/v1/games/${id}/undo`).set(auth).send(body);
  const answer = (id: string, { auth }: Person, grant: boolean) =>
    service.http.post(`/v1/games/${id}/undo/answer`).set(auth).send({ grant });
  const viewOf = async (id: string, { auth }: Person) =>
    (await service.http.get(`/v1/games/${id}/view`).set(auth).expect(200)).body.view;
  const eventsOf = async (id: string) =>
    (await service.http.get(`/v1/games/${id}/events?limit=100`).expect(200)).body.entries;
  const ofThree = async (): Promise<string> => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    for (const { auth } of [durc, goov])
      await service.http.post(`/v1/games/${id}/seats`).set(auth).send({}).expect(200);
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    return id;
  };

  it('is an entry, and restores the view', async () => {
    const id = await startedGame(service, ayla, durc);
    const before = await viewOf(id, ayla);
    await act(id, ayla, 'drill:fish=2').expect(200);
    expect((await gameOf(id, ayla)).undo).toEqual({
      way: { seat: 0, to: 1, stop: 'others' },
      asked: null,
    });
    // Others might conclude from it what was done in secret.
    for (const who of [durc, undefined]) expect((await gameOf(id, who)).undo.way).toBeNull();
    const { body } = await undo(id, ayla).expect(200);
    expect(body).toMatchObject({ version: 3, prompts: [{ seat: 0 }, { seat: 1 }] });
    expect(await viewOf(id, ayla)).toEqual(before);
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'undone', seat: 0, to: 1, version: 3 });
    // What was then can still be looked at, and the game goes on.
    const then = await service.http.get(`/v1/games/${id}/view?at=2`).set(ayla.auth).expect(200);
    expect(then.body.view.mine).toBe(2);
    await act(id, ayla, 'drill:fish=3').expect(200);
    expect((await viewOf(id, ayla)).mine).toBe(3);
  });

  it('is kept after the game has left memory', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await act(id, ayla, 'drill:fish=2').expect(200);
    await undo(id, ayla).expect(200);
    await act(id, ayla, 'drill:fish=3').expect(200);
    const again = await startService({ db, store });
    const { body } = await again.http.get(`/v1/games/${id}/view`).set(ayla.auth).expect(200);
    expect(body).toMatchObject({ version: 4, view: { mine: 3 } });
    await again.http.post(`/v1/games/${id}/undo`).set(ayla.auth).send({}).expect(200);
    expect((await viewOf(id, ayla)).mine).toBe(0);
    await again.close();
  });

  it('happens once, even if the request is sent several times', async () => {
    const id = await startedGame(service, ayla, durc);
    await act(id, ayla, 'drill:fish=2').expect(200);
    const once = () => undo(id, ayla).set('if-match', '"2"');
    await once().expect(200);
    expect((await once().expect(412).expect('etag', '"3"')).body).toMatchObject({
      code: 'stale_version',
      version: 3,
    });
    expect((await undo(id, ayla, { to: 1 }).expect(200)).body.version).toBe(3);
    expect((await undo(id, ayla).set('if-match', 'one').expect(400)).body.code).toBe('malformed');
  });

  it('is refused after another seat has acted or dice were rolled', async () => {
    const id = await startedGame(service, ayla, durc);
    await act(id, ayla, 'drill:fish=2').expect(200);
    expect((await undo(id, durc).expect(409)).body.code).toBe('undo_too_far');
    await act(id, durc, 'drill:fish=3').expect(200);
    // Durc was the last, so the die was cast.
    expect((await gameOf(id, durc)).undo.way).toEqual({ seat: 1, to: 3, stop: 'revealed' });
    for (const who of [ayla, durc]) {
      expect((await undo(id, who).expect(409)).body.code).toBe('undo_too_far');
      expect((await undo(id, who, { to: 1 }).expect(409)).body.code).toBe('undo_too_far');
    }
    expect((await gameOf(id)).version).toBe(3);
  });

  it('beyond that needs the permission of all other players', async () => {
    const id = await ofThree();
    await act(id, ayla, 'drill:fish=2').expect(200);
    await act(id, durc, 'drill:fish=3').expect(200);
    const asked = await undo(id, ayla, { to: 1, ask: true }).expect(200);
    expect(asked.body.undo.asked).toEqual({ by: 0, to: 1, granted: [] });
    expect((await answer(id, ayla, true).expect(409)).body.code).toBe('no_undo_request');
    expect((await answer(id, durc, true).expect(200)).body).toMatchObject({
      undo: { asked: { by: 0, to: 1, granted: [1] } },
    });
    const { body } = await answer(id, goov, true).expect(200);
    expect(body).toMatchObject({ undo: { asked: null }, prompts: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] });
    expect((await eventsOf(id)).map((entry: { kind: string }) => entry.kind)).toEqual([
      ...['started', 'acted', 'acted', 'undo_asked', 'undo_granted', 'undo_granted', 'undone'],
    ]);
  });

  it('is no longer requested after a refusal or an action', async () => {
    const id = await ofThree();
    await act(id, ayla, 'drill:fish=2').expect(200);
    await act(id, durc, 'drill:fish=3').expect(200);
    await undo(id, ayla, { to: 1, ask: true }).expect(200);
    expect((await answer(id, goov, false).expect(200)).body.undo.asked).toBeNull();
    expect((await answer(id, durc, true).expect(409)).body.code).toBe('no_undo_request');
    await undo(id, ayla, { to: 1, ask: true }).expect(200);
    await act(id, goov, 'drill:fish=1').expect(200);
    expect((await gameOf(id)).undo.asked).toBeNull();
  });

  it('needs no permission if all other seats are bots', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await act(id, ayla, 'drill:fish=2').expect(200);
    expect((await undo(id, ayla, { to: 1, ask: true }).expect(200)).body.undo.asked).toBeNull();
  });

  it('is refused to a resigned player, who could hold the game up', async () => {
    const id = await startedGame(service, ayla, durc);
    await service.http.post(`/v1/games/${id}/seats/1/resign`).set(durc.auth).expect(200);
    await until(async () => (await gameOf(id)).version === 3);
    for (const body of [{}, { seat: 1 }, { seat: 1, to: 1, ask: true }])
      expect((await undo(id, durc, body).expect(409)).body.code).toBe('resigned');
    expect((await gameOf(id)).version).toBe(3);
  });

  it('waits for the permission of a player on autopilot', async () => {
    let now = Date.now();
    const other = await startService({ db, store, clock: () => new Date(now), deadlineMs: 20 });
    const clock = { kind: 'prompt', seconds: 60, lapses: 1 };
    const id = await startedGame(other, ayla, durc, { clock });
    await act(id, ayla, 'drill:fish=2').expect(200);
    now += 61_000;
    await until(async () => (await gameOf(id)).seats[1].played === 'autopilot');
    const { body } = await undo(id, ayla, { to: 1, ask: true }).expect(200);
    expect(body.undo.asked).toEqual({ by: 0, to: 1, granted: [] });
    expect((await answer(id, durc, true).expect(200)).body.undo.asked).toBeNull();
    await other.close();
  });

  it('returns the seat from the autopilot', async () => {
    let now = Date.now();
    const other = await startService({ db, store, clock: () => new Date(now), deadlineMs: 20 });
    const id = await startedGame(other, ayla, durc, { clock: { kind: 'prompt', seconds: 60, lapses: 1 } });
    now += 30_000;
    await act(id, ayla, 'drill:fish=2').expect(200);
    now += 31_000;
    await until(async () => (await gameOf(id)).seats[1].played === 'autopilot');
    await undo(id, durc, { to: 1, ask: true }).expect(200);
    expect((await gameOf(id)).seats[1]).toMatchObject({ played: 'holder', lapses: 0 });
    await other.close();
  });

  it('cannot be requested of or by players who have left', async () => {
    const id = await ofThree();
    await act(id, ayla, 'drill:fish=2').expect(200);
    await act(id, durc, 'drill:fish=3').expect(200);
    await undo(id, ayla, { to: 1, ask: true }).expect(200);
    await answer(id, durc, true).expect(200);
    await service.http.post(`/v1/games/${id}/seats/2/resign`).set(goov.auth).expect(200);
    expect((await gameOf(id)).undo.asked).toBeNull();
    // The bot has answered in this round, and in the next.
    await until(async () => (await gameOf(id)).version === 8);
    await undo(id, ayla, { to: 1, ask: true }).expect(200);
    await service.http.delete(`/v1/games/${id}/seats/0`).set(ayla.auth).expect(204);
    expect((await answer(id, durc, true).expect(409)).body.code).toBe('no_undo_request');
  });

  it('leads to the given version, even if that was undone before', async () => {
    const id = await startedGame(service, ayla, durc);
    await act(id, ayla, 'drill:fish=2').expect(200);
    await undo(id, ayla).expect(200);
    await act(id, ayla, 'drill:fish=3').expect(200);
    await undo(id, ayla, { to: 2, ask: true }).expect(200);
    expect((await answer(id, durc, true).expect(200)).body.undo.asked).toBeNull();
    const then = await service.http.get(`/v1/games/${id}/view?at=2`).set(ayla.auth).expect(200);
    expect(await viewOf(id, ayla)).toEqual(then.body.view);
    expect((await viewOf(id, ayla)).mine).toBe(2);
  });

  it('is refused to other players, in open and finished games, and for unknown versions', async () => {
    const { id } = await newGame(service, ayla);
    expect((await undo(id, ayla).expect(409)).body.code).toBe('not_started');
    const begun = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    expect((await undo(begun, goov).expect(403)).body.code).toBe('not_seated');
    expect((await undo(begun, durc, { seat: 0 }).expect(403)).body.code).toBe('not_your_seat');
    for (const to of [1, 9, 2_147_483_647])
      expect((await undo(begun, ayla, { to }).expect(400)).body.code).toBe('malformed');
    for (const body of [{ to: 0 }, { to: -1 }, { to: 'start' }, { ask: 'please' }, { why: 'slip' }])
      await undo(begun, ayla, body).expect(400);
    await act(begun, ayla, 'drill:fish=2').expect(200);
    await act(begun, durc, 'drill:fish=2').expect(200);
    expect((await undo(begun, ayla).expect(409)).body.code).toBe('game_over');
  });

  it('a game with an undo verifies', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await act(id, ayla, 'drill:fish=2').expect(200);
    await undo(id, ayla).expect(200);
    await act(id, ayla, 'drill:fish=3').expect(200);
    await act(id, durc, 'drill:fish=1').expect(200);
    const { body } = await service.http.get(`/v1/games/${id}/export`).expect(200);
    expect(body).toMatchObject({ complete: true });
    expect(body.entries).toHaveLength(5);
    expect(verify(erase(thinIce), evidenceOf(body))).toEqual([]);
    // A forger lets it be taken back further.
    const forged = evidenceOf(body);
    (forged.entries[2] as { action: { to: number } }).action.to = 2;
    expect(verify(erase(thinIce), forged)).not.toEqual([]);
  });
});

describe('a draft', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service);
    durc = await newPerson(service);
  });
  afterAll(() => service.close());

  const draft = (id: string, { auth }: Person, action: string | string[]) =>
    service.http.post(`/v1/games/${id}/actions?dryRun=true`).set(auth).send({ action });

  it('returns the result, and writes nothing', async () => {
    const id = await startedGame(service, ayla, durc);
    const { body } = await draft(id, ayla, 'drill:fish=2').expect(200);
    expect(body).toMatchObject({ version: 1, certain: true, taken: 1, view: { mine: 2 } });
    const { body: game } = await service.http.get(`/v1/games/${id}`).expect(200);
    expect(game).toMatchObject({ version: 1, prompts: [{ seat: 0 }, { seat: 1 }] });
  });

  it('reveals nothing that is not certain, even if repeated', async () => {
    const id = await startedGame(service, ayla, durc);
    const send = { action: 'drill:fish=3' };
    await service.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send(send).expect(200);
    for (let nth = 0; nth < 5; nth += 1) {
      const { body } = await draft(id, durc, 'drill:fish=2').expect(200);
      expect(body).toMatchObject({ certain: false, taken: 0, view: { mine: 0, caught: [0, 0] } });
    }
  });

  it('is refused like the action itself', async () => {
    const id = await startedGame(service, ayla, durc);
    const given = await startedGame(service, ayla, durc);
    expect((await draft(given, ayla, 'drill:fish=1').set('if-match', '"7"').expect(412)).body.code).toBe(
      'stale_version',
    );
    await service.http.post(`/v1/games/${given}/seats/0/resign`).set(ayla.auth).expect(200);
    expect((await draft(given, ayla, 'drill:fish=1').expect(409)).body.code).toBe('resigned');
    const stranger = await newPerson(service);
    expect((await draft(id, ayla, 'drill:fish=9').expect(400)).body.code).toBe('malformed');
    expect((await draft(id, stranger, 'drill:fish=1').expect(403)).body.code).toBe('not_seated');
    expect((await draft(id, ayla, ['drill:fish=1', 'drill:fish=1']).expect(422)).body.code).toBe(
      'not_your_turn',
    );
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Evidence, verify, verifyFork } from '../../../src/engine/verify.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { type Service, sharedService } from '../../support/service.js';
import { until } from '../../support/until.js';

interface Exported extends Evidence {
  readonly game: string;
  readonly rulebook: string;
}

describe('forks', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let over: string;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    over = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
    for (const fish of [1, 2]) {
      await drill(over, ayla, fish).expect(200);
      await drill(over, durc, 3).expect(200);
    }
  });
  afterAll(() => service.close());

  const drill = (id: string, { auth }: Person, fish: number, more: object = {}) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: `drill:fish=${fish}`, ...more });
  const fork = (id: string, { auth }: Person, wish: object) =>
    service.http.post(`/v1/games/${id}/fork`).set(auth).send(wish);
  const get = async (address: string, { auth }: Person) =>
    (await service.http.get(`/v1/games/${address}`).set(auth).expect(200)).body;
  const alone = { version: 2, seats: ['me', 'me'] };

  it('a fork for one player starts at once, with what each seat had at that version', async () => {
    for (const version of [1, 2, 3, 4]) {
      const { body } = await fork(over, ayla, { ...alone, version }).expect(201);
      expect(body).toMatchObject({
        ...{ status: 'active', version: 1, visibility: 'private', rulebook: 'thin-ice' },
        ...{ forkedFrom: { game: over, version }, options: { rounds: 2 }, yourSeats: [0, 1] },
      });
      for (const [seat, person] of [ayla, durc].entries()) {
        const now = await get(`${body.id}/view?seat=${seat}`, ayla);
        const then = await get(`${over}/view?seat=${seat}&at=${version}`, person);
        expect([now.view, now.prompts]).toEqual([then.view, then.prompts]);
      }
    }
  });

  it('a fork can be played, viewed at versions, exported and verified', async () => {
    const { body } = await fork(over, ayla, alone).expect(201);
    const { id } = body;
    const at1 = await get(`${id}/view?seat=0`, ayla);
    await drill(id, ayla, 2, { seat: 1 }).expect(200);
    await drill(id, ayla, 1, { seat: 0 }).expect(200);
    await drill(id, ayla, 1, { seat: 1 }).expect(200);
    expect((await get(`${id}/view?seat=0&at=1`, ayla)).view).toEqual(at1.view);
    const exported = await get(`${id}/export`, ayla);
    expect(exported).toMatchObject({ complete: true, forkedFrom: { game: over, version: 2 } });
    expect(exported.entries[0].action.from).toEqual({ game: over, version: 2 });
    expect(violationsOf(exported)).toEqual([]);
    const last = exported.entries.at(-1);
    const forged = { ...last, events: [{ ...last.events.at(-1), caught: [7, 7] }] };
    expect(violationsOf({ ...exported, entries: [...exported.entries.slice(0, -1), forged] })).not.toEqual(
      [],
    );
    const origin = await get(`${over}/export`, ayla);
    expect(verifyFork(readable(exported), readable(origin))).toEqual([]);
    expect(verifyFork(readable(origin), readable(exported))).toEqual([
      'the game was not forked from another',
    ]);
    const [start, ...others] = exported.entries;
    const fewer = { ...start, events: start.events.slice(0, -1) };
    expect(verifyFork(readable({ ...exported, entries: [fewer] }), readable(origin))).toHaveLength(1);
    expect(verifyFork(readable(exported), readable({ ...origin, game: exported.game }))).toHaveLength(1);
    expect(verifyFork(readable(exported), readable({ ...origin, entries: [] }))).toHaveLength(1);
    const moved = { ...start, action: { ...start.action, from: { game: over, version: 1 } } };
    expect(violationsOf({ ...exported, entries: [moved, ...others] })).not.toEqual([]);
  });

  const violationsOf = (exported: Exported): string[] => {
    const rulebook = testedRulebooks.find(({ meta }) => meta.id === exported.rulebook);
    if (rulebook === undefined) throw new Error('no such rulebook');
    return verify(rulebook, readable(exported));
  };
  const readable = (exported: Exported): Exported => ({
    ...exported,
    entries: exported.entries.map((entry) => ({ ...entry, at: new Date(entry.at) })),
  });

  it('an undo cannot reach back before the fork', async () => {
    const { body } = await fork(over, ayla, alone).expect(201);
    const undo = (wish: object) =>
      service.http
        .post(`/v1/games/${body.id}/undo`)
        .set(ayla.auth)
        .send({ seat: 1, ...wish });
    await undo({ to: 0, ask: true }).expect(400);
    await undo({ to: 1, ask: true }).expect(400);
    await drill(body.id, ayla, 2, { seat: 1 }).expect(200);
    await undo({ to: 1, ask: true }).expect(200);
    expect((await get(`${body.id}/view?seat=1`, ayla)).view.mine).toBe(0);
  });

  it('a fork with other players starts when they have joined, and hides information again', async () => {
    const { body } = await fork(over, ayla, { version: 2, seats: ['me', 'open'], visibility: 'public' });
    expect(body.status).toBe('open');
    await service.http.post(`/v1/games/${body.id}/seats`).set(durc.auth).send({}).expect(200);
    await service.http.post(`/v1/games/${body.id}/start`).set(ayla.auth).expect(200);
    // The first had drilled for one fish, and the second had not chosen yet.
    expect((await get(`${body.id}/view`, ayla)).view.mine).toBe(1);
    expect((await get(`${body.id}/view`, durc)).view).toMatchObject({ mine: 0 });
    const { entries } = await get(`${body.id}/events`, durc);
    expect(JSON.stringify(entries)).not.toContain('"fish":1');
    expect(JSON.stringify((await get(`${body.id}/events`, ayla)).entries)).toContain('"fish":1');
  });

  it('a fork does not contain undone entries', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'], options: { rounds: 1 } });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await drill(id, ayla, 3, { seat: 0 }).expect(200);
    await service.http
      .post(`/v1/games/${id}/undo`)
      .set(ayla.auth)
      .send({ seat: 0, to: 1, ask: true })
      .expect(200);
    await drill(id, ayla, 2, { seat: 0 }).expect(200);
    await drill(id, ayla, 1, { seat: 1 }).expect(200);
    const { body } = await fork(id, ayla, { ...alone, version: 4 }).expect(201);
    expect((await get(`${body.id}/view?seat=0`, ayla)).view.mine).toBe(2);
    const before = await fork(id, ayla, { ...alone, version: 3 }).expect(201);
    expect((await get(`${before.body.id}/view?seat=0`, ayla)).view.mine).toBe(0);
    expect((await get(`${before.body.id}/export`, ayla)).complete).toBe(false);
  });

  it('bots play in a fork, and its result can be verified', { timeout: 60_000 }, async () => {
    const { id } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['bot', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    const isOver = async (game: string) => (await get(game, ayla)).status === 'finished';
    await until(() => isOver(id));
    const { version } = await get(id, ayla);
    const { body } = await fork(id, ayla, { version: Math.floor(version / 2), seats: ['bot', 'bot'] }).expect(
      201,
    );
    await until(() => isOver(body.id));
    expect(violationsOf(await get(`${body.id}/export`, ayla))).toEqual([]);
  });

  it('requests that make no sense are refused', async () => {
    const active = await startedGame(service, ayla, durc);
    expect((await fork(active, ayla, { ...alone, version: 1 }).expect(409)).body.code).toBe('not_over');
    expect((await fork(over, ayla, { ...alone, version: 5 }).expect(409)).body.code).toBe('game_over');
    expect((await fork(over, ayla, { ...alone, version: 6 }).expect(404)).body.code).toBe(
      'version_not_found',
    );
    for (const seats of [['me'], ['me', 'me', 'me']]) {
      const { body } = await fork(over, ayla, { version: 1, seats }).expect(400);
      expect(body.errors[0].pointer).toBe('/seats');
    }
    for (const wish of [{ version: 0 }, { version: 1.5 }, { seats: ['you', 'me'] }, { options: {} }])
      expect((await fork(over, ayla, { ...alone, ...wish }).expect(400)).body.code).toBe('malformed');
    for (const wish of [{}, { version: 1 }, { seats: ['me', 'me'] }])
      expect((await fork(over, ayla, wish).expect(400)).body.code).toBe('malformed');
    const closed = (await newGame(service, ayla)).id;
    await service.http.delete(`/v1/games/${closed}`).set(ayla.auth).expect(204);
    expect((await fork(closed, ayla, { ...alone, version: 1 }).expect(404)).body.code).toBe(
      'version_not_found',
    );
    const hidden = await newGame(service, durc, { visibility: 'private' });
    expect((await fork(hidden.id, ayla, alone).expect(404)).body.code).toBe('not_found');
    await service.http.post(`/v1/games/${over}/fork`).send(alone).expect(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

const NOWHERE = '01890000-0000-7000-8000-000000000000';

describe('acting', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const act = (id: string, { auth }: Person, body: object, headers: Record<string, string> = {}) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).set(headers).send(body);
  const versionOf = async (id: string): Promise<number> =>
    (await service.http.get(`/v1/games/${id}`).expect(200)).body.version;
  /** One player with both seats, who can post whole rounds. */
  const bothSeats = async (rounds = 2): Promise<string> => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'], options: { rounds } });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    return id;
  };

  const turnOfMammut = async (): Promise<string> => {
    const { id } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['me', 'me', 'me'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    return id;
  };

  it('an action is an object or its id, and the answer has its entries', async () => {
    const id = await startedGame(service, ayla, durc);
    const { body, headers } = await act(id, ayla, { action: { type: 'drill', fish: 2 } }).expect(200);
    expect(headers.etag).toBe('"2"');
    expect(body).toMatchObject({
      ...{ game: id, rulebook: 'thin-ice', version: 2, prompts: [{ seat: 1, kind: 'drill' }] },
      entries: [{ kind: 'acted', version: 2, seat: 0, action: { type: 'drill', fish: 2 } }],
    });
    const other = await act(id, durc, { action: 'drill:fish=3' }).expect(200);
    expect(other.body.entries[0].events.map(({ type }: { type: string }) => type)).toEqual([
      'drilled',
      'pulled',
    ]);
  });

  it('the answer has what may be done next, if that is asked for, but a retry has not', async () => {
    const id = await bothSeats();
    const post = (body: object, headers: Record<string, string> = {}) =>
      service.http.post(`/v1/games/${id}/actions?include=actions`).set(ayla.auth).set(headers).send(body);
    const key = { 'idempotency-key': 'one-drill' };
    const { body } = await post({ action: 'drill:fish=2' }, key).expect(200);
    const { body: legal } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(200);
    expect(body.asked).toEqual(legal.asked);
    expect(body.asked).toMatchObject([{ seat: 1 }]);
    const { asked: _, ...acted } = body;
    expect((await post({ action: 'drill:fish=2' }, key).expect(200)).body).toEqual(acted);
    const other = await startedGame(service, ayla, durc);
    const { body: mine } = await service.http
      .post(`/v1/games/${other}/actions?include=actions`)
      .set(ayla.auth)
      .send({ action: 'drill:fish=2' })
      .expect(200);
    expect(mine).toMatchObject({ prompts: [{ seat: 1 }], asked: [] });
  });

  it('secret choices of other seats are not in the answer', async () => {
    const id = await startedGame(service, ayla, durc);
    await act(id, ayla, { action: 'drill:fish=2' }).expect(200);
    const { body } = await service.http.get(`/v1/games/${id}/events`).set(durc.auth).expect(200);
    expect(body.entries[1]).toMatchObject({ seat: 0, action: null, events: [{ type: 'drilled', seat: 0 }] });
    expect(body.entries[1].events[0]).not.toHaveProperty('fish');
  });

  it('several actions are carried out in order, all or none', async () => {
    const id = await bothSeats();
    const { body: none } = await act(id, ayla, { seat: 0, action: ['drill:fish=1', 'drill:fish=2'] }).expect(
      422,
    );
    expect(none).toMatchObject({ code: 'not_your_turn', index: 1, prompt: null });
    expect(await versionOf(id)).toBe(1);
    await act(id, ayla, { seat: 0, action: ['drill:fish=1'] }).expect(200);
    const { body: malformed } = await act(id, ayla, {
      seat: 1,
      action: ['drill:fish=1', 'drill:fish=9'],
    }).expect(400);
    expect(malformed.errors[0].pointer).toBe('/action/1');
    expect(await versionOf(id)).toBe(2);
  });

  it('a seat may post its whole turn at once', async () => {
    const id = await turnOfMammut();
    const { body } = await act(id, ayla, { action: ['take:place=3', 'take:place=4', 'done'] }).expect(200);
    expect(body.entries.map(({ version }: { version: number }) => version)).toEqual([2, 3, 4]);
    expect(body.version).toBe(4);
  });

  it('a list of actions reveals nothing hidden without being carried out', async () => {
    const id = await bothSeats(5);
    await act(id, ayla, { seat: 1, action: 'drill:fish=2' }).expect(200);
    // Now the ice of this round would be known before the next is chosen.
    const { body } = await act(id, ayla, { seat: 0, action: ['drill:fish=1', 'drill:fish=1'] }).expect(422);
    expect(body).toMatchObject({ code: 'not_foreseeable', index: 0, prompt: { seat: 0, kind: 'drill' } });
    expect(await versionOf(id)).toBe(2);
  });

  it('an action that is not legal is refused with the reason and the current prompt', async () => {
    const id = await startedGame(service, ayla, durc);
    await act(id, ayla, { action: 'drill:fish=1' }).expect(200);
    const { body } = await act(id, ayla, { action: 'drill:fish=1' }).expect(422);
    expect(body).toMatchObject({ code: 'not_your_turn', status: 422, index: 0, prompt: null });
    expect(await versionOf(id)).toBe(2);
  });

  it.each([
    ['', '/action'],
    ['drill', '/action'],
    ['drill:fish=4', '/action'],
    ['drill:fish=01', '/action'],
    ['drill:fish=1,fish=1', '/action'],
    ['drill:__proto__=1', '/action'],
    ['dig:fish=1', '/action'],
    [{ type: 'dig' }, '/action/type'],
    [{ type: 'drill' }, '/action'],
    [{ type: 'drill', fish: '1' }, '/action/fish'],
    [{ type: 'drill', fish: 1, more: 1 }, '/action'],
    [{ fish: 1 }, '/action'],
    [[], '/action'],
    [[['drill:fish=1']], '/action'],
    [null, '/action'],
    [7, '/action'],
    [Array(101).fill('drill:fish=1'), '/action'],
  ])('%j is not an action', async (action, pointer) => {
    const id = await startedGame(service, ayla, durc);
    const { body } = await act(id, ayla, { action }).expect(400);
    expect(body.code).toBe('malformed');
    expect(body.errors[0].pointer).toMatch(new RegExp(`^${pointer}`));
    expect(await versionOf(id)).toBe(1);
  });

  it('only the holder of a seat can act for it', async () => {
    const id = await startedGame(service, ayla, durc);
    const other = await newPerson(service);
    const one = { action: 'drill:fish=1' };
    expect((await act(id, other, one).expect(403)).body.code).toBe('not_seated');
    expect((await act(id, durc, { ...one, seat: 0 }).expect(403)).body.code).toBe('not_your_seat');
    expect((await act(id, durc, { ...one, seat: 31 }).expect(403)).body.code).toBe('not_your_seat');
    expect((await act(id, durc, { ...one, seat: 32 }).expect(400)).body.errors[0].pointer).toBe('/seat');
    await service.http.post(`/v1/games/${id}/actions`).send(one).expect(401);
    await act(NOWHERE, ayla, one).expect(404);
    expect(await versionOf(id)).toBe(1);
  });

  it('actions are refused before the start and after the end', async () => {
    const { id: open } = await newGame(service, ayla);
    expect((await act(open, ayla, { action: 'drill:fish=1' }).expect(409)).body.code).toBe('not_started');
    const id = await bothSeats(1);
    await act(id, ayla, { seat: 0, action: 'drill:fish=1' }).expect(200);
    await act(id, ayla, { seat: 1, action: 'drill:fish=2' }).expect(200);
    for (const headers of [{}, { 'if-match': '"3"' }]) {
      const { body } = await act(id, ayla, { action: 'drill:fish=1' }, headers).expect(409);
      expect(body.code).toBe('game_over');
    }
    expect(await versionOf(id)).toBe(3);
  });

  it('an action for an earlier version is stale, and one for the current or any version is judged', async () => {
    const id = await bothSeats(5);
    const one = { action: 'drill:fish=1' };
    await act(id, ayla, one, { 'if-match': '"1"' }).expect(200);
    for (const tag of ['"1"', '"3"', '"999999999"']) {
      const { body, headers } = await act(id, ayla, one, { 'if-match': tag }).expect(412);
      expect(body).toMatchObject({ code: 'stale_version', version: 2 });
      expect(headers.etag).toBe('"2"');
    }
    await act(id, ayla, one, { 'if-match': '*' }).expect(200);
    await act(id, ayla, one, { 'if-match': ' W/"3" ' }).expect(200);
    expect(await versionOf(id)).toBe(4);
  });

  it.each(['1', '"one"', '"-1"', '"1", "2"', '"99999999999"', '""', 'W/1'])(
    'If-Match %s is not a version',
    async (tag) => {
      const id = await bothSeats();
      const { body } = await act(id, ayla, { action: 'drill:fish=1' }, { 'if-match': tag }).expect(400);
      expect(body.errors).toEqual([{ parameter: 'If-Match', detail: expect.any(String) }]);
      expect(await versionOf(id)).toBe(1);
    },
  );
});

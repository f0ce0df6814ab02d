import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/kernel/hash.js';
import { canonicalJson } from '../../../src/kernel/json.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

describe('creating and finding games', () => {
  let service: Service;
  let ayla: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service);
  });
  afterAll(() => service.close());

  const refused = async (wish: object, status: number) => {
    const { body } = await service.http
      .post('/v1/games')
      .set(ayla.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open'], ...wish })
      .expect(status);
    return body;
  };

  it('a game is created with default options, at its Location', async () => {
    const wish = { rulebook: 'thin-ice', seats: ['me', 'bot', 'open'] };
    const { body, headers } = await service.http.post('/v1/games').set(ayla.auth).send(wish).expect(201);
    expect(body).toMatchObject({
      ...{ options: { rounds: 3 }, status: 'open', version: 0, visibility: 'public', yourSeats: [0] },
      seats: [
        { seat: 0, kind: 'player', player: { id: ayla.id, name: 'Ayla' } },
        { kind: 'bot' },
        { kind: 'open' },
      ],
    });
    const found = await service.http
      .get(headers.location ?? '')
      .set(ayla.auth)
      .expect(200);
    expect(found.body).toEqual(body);
  });

  it('the invitation is shown only to the creator, and the seed to nobody', async () => {
    const { id, invitation } = await newGame(service, ayla);
    const other = await newPerson(service);
    for (const headers of [other.auth, {}]) {
      const { text, body } = await service.http.get(`/v1/games/${id}`).set(headers).expect(200);
      expect(body.yourSeats).toEqual([]);
      expect(text).not.toContain(invitation);
      expect(body.fairness.seed).toBeNull();
    }
    const { body } = await service.http.get(`/v1/games/${id}`).set(ayla.auth).expect(200);
    expect(body.invitation).toBe(invitation);
  });

  it('a game is played with the component data of its creator', async () => {
    const { body: rulebook } = await service.http.get('/v1/rulebooks/mammut').expect(200);
    const seats = Array(rulebook.seats.min).fill('me');
    const own = await newGame(service, ayla, {
      rulebook: 'mammut',
      seats: seats,
      components: rulebook.components,
    });
    const usual = await newGame(service, ayla, { rulebook: 'mammut', seats: seats });
    expect(own).toMatchObject({ components: { own: true } });
    expect(usual).toMatchObject({ components: { own: false } });
    for (const { id } of [own, usual]) {
      const { body } = await service.http.get(`/v1/games/${id}/components`).expect(200);
      expect(body).toEqual(rulebook.components);
    }
  });

  it('a game has a hash of its component data that does not depend on their order', async () => {
    const { body: rulebook } = await service.http.get('/v1/rulebooks/mammut').expect(200);
    const pack = { ...rulebook.components, tusk: { provenance: 'found', values: { points: 3 } } };
    const backwards = Object.fromEntries(Object.entries(pack).reverse());
    const hashes: string[] = [];
    for (const components of [undefined, pack, backwards]) {
      const { id } = await newGame(service, ayla, { rulebook: 'mammut', components });
      const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
      hashes.push(body.components.hash);
    }
    const own = sha256(canonicalJson(pack));
    expect(hashes).toEqual([sha256(canonicalJson(rulebook.components)), own, own]);
    expect(hashes[0]).not.toBe(own);
  });

  it('component data that match the schema but cannot be played are refused, and no game is created', async () => {
    const maker = await newPerson(service);
    const { body: rulebook } = await service.http.get('/v1/rulebooks/mammut').expect(200);
    const { tiles, cards } = rulebook.components;
    const create = async (seats: number, change: object, status: number) => {
      const wish = { rulebook: 'mammut', components: { ...rulebook.components, ...change } };
      const { body } = await service.http
        .post('/v1/games')
        .set(maker.auth)
        .send({ ...wish, seats: Array(seats).fill('me') })
        .expect(status);
      return body;
    };
    const [, ...others] = tiles.values;
    const twins = { tiles: { ...tiles, values: [{ faces: ['fur', 'fur'], copies: 1 }, ...others] } };
    expect(await create(2, twins, 400)).toMatchObject({
      code: 'malformed',
      errors: [{ pointer: '/components/tiles/values/0/faces', detail: 'A tile needs two different faces.' }],
    });
    // Two cards each can be dealt to two seats, but not to five.
    const few = { cards: { ...cards, values: cards.values.slice(0, 2) } };
    const { code, errors } = await create(5, few, 400);
    expect([code, errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      'malformed',
      ['/components/cards/values'],
    ]);
    const { id } = await create(2, few, 201);
    const { body } = await service.http.get('/v1/games?seat=me').set(maker.auth).expect(200);
    expect(body.games.map((game: { id: string }) => game.id)).toEqual([id]);
  });

  it.each<[string, object, string]>([
    ['too few seats', { seats: ['me'] }, '/seats'],
    ['too many seats', { seats: Array(5).fill('me') }, '/seats'],
    ['a seat for whom nobody knows', { seats: ['me', 'you'] }, '/seats/1'],
    ['an option out of its range', { options: { rounds: 99 } }, '/options/rounds'],
    ['an option of the wrong type', { options: { rounds: '3' } }, '/options/rounds'],
    ['an option that nobody knows', { options: { round: 3 } }, '/options/round'],
    ['components that do not fit', { components: { ice: 1 } }, '/components/ice'],
    ['options that are a list', { options: [] }, '/options'],
    ['a visibility that does not exist', { visibility: 'secret' }, '/visibility'],
    ['a field that nobody knows', { spectators: true }, '/spectators'],
  ])('a game with %s is refused, with a pointer', async (_, wish, pointer) => {
    const body = await refused(wish, 400);
    expect(body.code).toBe('malformed');
    expect(body.errors[0].pointer).toBe(pointer);
  });

  it.each(['chess', '', '__proto__', 'constructor', 'Thin-Ice'])(
    'there is no rulebook %j',
    async (rulebook) => {
      expect((await refused({ rulebook }, 404)).code).toBe('rulebook_not_found');
      const list = await service.http
        .get('/v1/games')
        .query({ rulebook: rulebook || 'x' })
        .expect(404);
      expect(list.body.code).toBe('rulebook_not_found');
    },
  );

  it('Link headers lead through the whole list: every game once, newest first', async () => {
    const maker = await newPerson(service);
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      made.unshift((await newGame(service, maker, { visibility: 'private' })).id);
    }
    const seen: string[] = [];
    const paths = ['/v1/games?seat=me&limit=3&status=open&rulebook=thin-ice'];
    for (const path of paths) {
      expect(paths.length).toBeLessThanOrEqual(3);
      const answer = await service.http.get(path).set(maker.auth).expect(200);
      seen.push(...answer.body.games.map(({ id }: { id: string }) => id));
      const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.link ?? '')?.[1];
      expect(next === undefined).toBe(answer.body.next === null);
      if (next !== undefined) paths.push(next);
      // What comes in front does not move what follows.
      await newGame(service, maker);
    }
    expect(seen).toEqual(made);
  });

  it('other players find only public games; own games are found with any visibility', async () => {
    const maker = await newPerson(service);
    const games = new Map<string, string>();
    for (const visibility of ['public', 'unlisted', 'private'] as const) {
      games.set(visibility, (await newGame(service, maker, { visibility })).id);
    }
    const idsIn = async (query: object, headers: Record<string, string>): Promise<string[]> => {
      const { body } = await service.http
        .get('/v1/games')
        .query({ limit: 100, ...query })
        .set(headers)
        .expect(200);
      return body.games.map(({ id }: { id: string }) => id);
    };
    const listed = await idsIn({}, {});
    expect(listed).toContain(games.get('public'));
    expect(listed).not.toContain(games.get('unlisted'));
    expect(listed).not.toContain(games.get('private'));
    expect((await idsIn({ seat: 'me' }, maker.auth)).sort()).toEqual([...games.values()].sort());
    expect(await idsIn({ seat: 'me' }, ayla.auth)).not.toContain(games.get('public'));
  });

  it('`seat=me` needs a token', async () => {
    const { body } = await service.http.get('/v1/games?seat=me').expect(401);
    expect(body.code).toBe('unauthorized');
  });

  it.each(['nowhere', '0', '', 'AAAAAAAAAAAAAAAAAAAAAAA', 'AAAAAAAAAAAAAAAAAAAAAB', '%00', '❄'])(
    'the cursor %j is refused',
    async (cursor) => {
      const { body } = await service.http.get('/v1/games').query({ cursor }).expect(400);
      expect(body.code).toBe('bad_cursor');
    },
  );

  it.each([
    'limit=0',
    'limit=101',
    'limit=1e400',
    'limit=x',
    'limit=1&limit=2',
    'status=lost',
    'seat=0',
    'page=2',
  ])('a list with %s is refused', async (query) => {
    const { body } = await service.http.get(`/v1/games?${query}`).expect(400);
    expect(body.code).toBe('malformed');
  });
});

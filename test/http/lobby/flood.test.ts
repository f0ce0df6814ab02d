import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_PER_CREATOR } from '../../../src/play/ports/games.js';
import { copyGame } from '../../support/copy-game.js';
import { hideGames, newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const FLOOD = 1_000;

describe('a thousand tables of one account', () => {
  let service: Service;
  let ayla: Person;
  let flooder: Person;
  /** A table of another player, which all tables of the flood are newer than. */
  let table: string;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    ayla = await newPerson(service, 'Ayla');
    flooder = await newPerson(service, 'Broud');
    table = (await newGame(service, ayla)).id;
  });
  // No test finds the tables of another one.
  afterEach(() => hideGames(service));

  const flood = async (wish: object = {}, copies: object = {}): Promise<string> => {
    const { id } = await newGame(service, flooder, wish);
    await copyGame(service.db, id, { count: FLOOD - 1, ...copies });
    return id;
  };
  const list = async (
    query = '',
  ): Promise<{ games: { id: string; creator: string }[]; next: string | null }> =>
    (await service.http.get(`/v1/games?${query}`).expect(200)).body;
  const match = async (wish: object = {}, person?: Person) => {
    const { auth } = person ?? (await newPerson(service, 'Durc'));
    return service.http
      .post('/v1/matches')
      .set(auth)
      .send({ rulebook: 'thin-ice', ...wish });
  };

  it('do not hide the tables of others in the lobby', async () => {
    await flood();
    for (const query of ['', 'status=open', 'open=true', 'rulebook=thin-ice', 'clock=none&seats=2']) {
      const { games, next } = await list(query);
      expect(games.filter(({ creator }) => creator === flooder.id)).toHaveLength(MAX_PER_CREATOR);
      expect(games.at(-1)?.id).toBe(table);
      expect(next).toBeNull();
    }
  });

  it('are all found page by page by their creator', async () => {
    await flood();
    for (const more of ['', '&status=open', '&rulebook=thin-ice&open=true']) {
      const found: string[] = [];
      let cursor = '';
      do {
        const { games, next } = await list(`creator=${flooder.id}&limit=100${more}${cursor}`);
        found.push(...games.map(({ id }) => id));
        cursor = next === null ? '' : `&cursor=${next}`;
      } while (cursor !== '');
      expect(found).toHaveLength(FLOOD);
      expect(found).toEqual([...new Set(found)].sort().reverse());
    }
    expect((await list(`creator=${ayla.id}`)).games.map(({ id }) => id)).toEqual([table]);
    await service.http.get('/v1/games?creator=nobody').expect(400);
  });

  it('leave a page as it is while others open and close tables', async () => {
    await flood();
    const first = await list('limit=3');
    await newGame(service, await newPerson(service));
    await newGame(service, flooder);
    const second = await list(`limit=9&cursor=${first.next}`);
    const seen = [...first.games, ...second.games].map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(table);
  });

  it('are one player more for a quick match, and no reason to pass by others', async () => {
    await flood();
    expect((await match().then(({ body }) => body)).id).toBe(table);
  });

  it.each<[string, object, object, object]>([
    ['without a free seat', { seats: ['me', 'bot'] }, {}, {}],
    ['with another clock', { clock: { kind: 'prompt', seconds: 60 } }, {}, { clock: null }],
    ['with options that nobody asks for', {}, { options: { rounds: 9, nonsense: [1e9] } }, {}],
    ['of another language', { language: 'de' }, {}, { language: null }],
  ])('%s do not keep a quick match from another table', async (_, wish, copies, asked) => {
    await flood(wish, copies);
    expect((await match(asked)).body.id).toBe(table);
    // There is none left: a new table is opened.
    expect((await match({ ...asked, seats: 4 })).status).toBe(201);
  });

  it('and those of two dozen others hide no table that is older', async () => {
    const { id } = await newGame(service, flooder, { seats: ['me', 'bot'] });
    await copyGame(service.db, id, { count: 5_000, perCreator: 200 });
    const found: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await list(`status=open&limit=100${next && `&cursor=${next}`}`);
      found.push(...page.games.map((game) => game.id));
      next = page.next;
    }
    expect(found).toHaveLength(1 + 25 * MAX_PER_CREATOR + 1);
    expect(found.at(-1)).toBe(table);
    expect((await match()).body.id).toBe(table);
  });

  it('whose creator has left gather those who look for a game at one table', async () => {
    await service.http.delete(`/v1/games/${table}`).set(ayla.auth).expect(204);
    const id = await flood({ seats: ['open', 'open'] }, { isLeft: true });
    await service.http.delete(`/v1/games/${id}`).set(flooder.auth).expect(204);
    const [one, two] = [(await match()).body, (await match()).body];
    expect(two.id).toBe(one.id);
    expect(two.status).toBe('active');
  });

  it('cannot be made by a guest, who holds one seat only', async () => {
    const made = await service.http
      .post(`/v1/games/${table}/seats/1/keys`)
      .set(ayla.auth)
      .send({ name: 'Guest' });
    const auth = { authorization: `Bearer ${made.body.secret}` };
    const wish = { rulebook: 'thin-ice', seats: ['me', 'open'] };
    expect((await service.http.post('/v1/games').set(auth).send(wish)).status).toBe(403);
    expect((await service.http.post('/v1/matches').set(auth).send({ rulebook: 'thin-ice' })).status).toBe(
      403,
    );
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PER_CREATOR } from '../../../src/play/ports/games.js';
import { MAX_SCANNED } from '../../../src/store/games/lobby.js';
import { copyGame } from '../../support/copy-game.js';
import { testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const day = 86_400;

describe('the lobby', () => {
  let service: Service;
  let ayla: Person;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    service = await startService();
    ayla = await newPerson(service);
    const make = async (name: string, wish: object) => {
      ids[name] = (await newGame(service, ayla, wish)).id;
    };
    await make('german', { language: 'de' });
    await make('english for three', { language: 'en', seats: ['me', 'open', 'open'] });
    await make('fast', { clock: { kind: 'prompt', seconds: 60 } });
    await make('slow', { clock: { kind: 'bank', seconds: 5 * day, increment: day } });
    await make('full', { seats: ['me', 'bot'] });
    await make('private', { language: 'de', visibility: 'private' });
  });
  afterAll(() => service.close());

  const names = async (query: string, person?: Person): Promise<string[]> => {
    const { body } = await service.http
      .get(`/v1/games?${query}`)
      .set(person?.auth ?? {})
      .expect(200);
    const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
    return body.games.map(({ id }: { id: string }) => nameOf(id)).reverse();
  };

  it.each([
    ['language=de', ['german']],
    ['language=en&seats=3', ['english for three']],
    ['seats=3', ['english for three']],
    ['clock=none', ['german', 'english for three', 'full']],
    ['clock=prompt', ['fast']],
    ['clock=bank', ['slow']],
    ['clock=fast', ['fast']],
    ['clock=slow&open=true', ['slow']],
    ['open=false', ['full']],
    ['open=true&rulebook=thin-ice&status=open', ['german', 'english for three', 'fast', 'slow']],
    ['open=true&status=active', []],
  ])('?%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('filters apply to the caller’s own games, including private ones', async () => {
    expect(await names('seat=me&language=de', ayla)).toEqual(['german', 'private']);
    expect(await names('seat=me&open=false', ayla)).toEqual(['full']);
  });

  it('?status= returns exactly the games with that status, public or the caller’s own', async () => {
    const other = await startAnother();
    const me = await newPerson(other);
    const post = (path: string) => other.http.post(path).set(me.auth).expect(200);
    const open = (await newGame(other, me)).id;
    const active = (await newGame(other, me, { seats: ['me', 'me'] })).id;
    await post(`/v1/games/${active}/start`);
    const finished = (await newGame(other, me, { seats: ['me', 'bot'], options: { rounds: 1 } })).id;
    await post(`/v1/games/${finished}/start`);
    await post(`/v1/games/${finished}/seats/0/resign`);
    await until(async () => (await other.http.get(`/v1/games/${finished}`)).body.status === 'finished');
    const closed = (await newGame(other, me)).id;
    await other.http.delete(`/v1/games/${closed}`).set(me.auth).expect(204);
    const listed = async (query: string) => {
      const { body } = await other.http.get(`/v1/games?${query}`).set(me.auth).expect(200);
      return body.games.map(({ id, status }: { id: string; status: string }) => [id, status]);
    };
    for (const [status, id] of Object.entries({ open, active, finished, closed })) {
      for (const more of ['', '&rulebook=thin-ice', '&seat=me', '&seats=2'])
        expect(await listed(`status=${status}${more}`)).toEqual([[id, status]]);
      expect(await listed(`status=${status}&rulebook=mammut`)).toEqual([]);
    }
    expect(await listed('')).toHaveLength(4);
    await other.http.get('/v1/games?status=lost').expect(400);
    await other.close();
  });

  it('a game has the language of its players', async () => {
    const { body } = await service.http.get(`/v1/games/${ids.german}`).expect(200);
    expect(body.language).toBe('de');
  });

  it.each(['language=fr', 'seats=0', 'seats=two', 'open=perhaps', 'clock=sundial', 'tongue=de'])(
    '?%s is malformed',
    async (query) => {
      expect((await service.http.get(`/v1/games?${query}`).expect(400)).body.code).toBe('malformed');
    },
  );

  it('an unknown language is malformed in a new game too', async () => {
    const wish = { rulebook: 'thin-ice', seats: ['me', 'open'], language: 'fr' };
    const { body } = await service.http.post('/v1/games').set(ayla.auth).send(wish).expect(400);
    expect(body.errors[0].pointer).toBe('/language');
  });

  it('a game behind a thousand others is found page by page, without duplicates', async () => {
    const store = await startAnother();
    const rare = await newGame(store, await newPerson(store), { language: 'de' });
    await copyGame(store.db, rare.id, { count: MAX_SCANNED, language: null, perCreator: MAX_PER_CREATOR });
    const first = await store.http.get('/v1/games?language=de&limit=5').expect(200);
    expect(first.body.games).toEqual([]);
    expect(first.headers.link).toContain('language=de');
    const cursor = first.body.next as string;
    const second = await store.http.get(`/v1/games?language=de&limit=5&cursor=${cursor}`).expect(200);
    expect(second.body.games.map(({ id }: { id: string }) => id)).toEqual([rare.id]);
    expect(second.body.next).toBeNull();
    await store.close();
  });

  /** With its database at hand, to fill it. */
  const startAnother = async () => {
    const db = await testDatabase();
    const started = await startService({ db });
    return {
      ...started,
      close: async () => {
        await started.close();
        await db.drop();
      },
    };
  };
});

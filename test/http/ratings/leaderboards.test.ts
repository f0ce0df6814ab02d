import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { untilRated, won } from './support.js';

describe('leaderboards', () => {
  let service: Service;
  let people: Person[];
  const games: string[] = [];
  beforeAll(async () => {
    service = await startService({ rateMs: 50 });
    people = await Promise.all(['Ayla', 'Durc', 'Iza'].map((name) => newPerson(service, name)));
    const [ayla, durc, iza] = people as [Person, Person, Person];
    games.push(await won(service, [ayla, durc]));
    await untilRated(service, 1);
    games.push(await won(service, [ayla, iza]));
    games.push(await won(service, [durc, iza]));
    await untilRated(service, 3);
  });
  afterAll(() => service.close());
  const get = async (path: string) => (await service.http.get(path).expect(200)).body;
  const namesIn = (body: { ratings: { player: Person }[] }) => body.ratings.map(({ player }) => player.name);

  it('list the best first, page by page', async () => {
    expect(namesIn(await get('/v1/leaderboards/thin-ice/2'))).toEqual(['Ayla', 'Durc', 'Iza']);
    const first = await get('/v1/leaderboards/thin-ice/2?limit=2');
    expect(namesIn(first)).toEqual(['Ayla', 'Durc']);
    const second = await get(`/v1/leaderboards/thin-ice/2?limit=2&cursor=${first.next}`);
    expect(namesIn(second)).toEqual(['Iza']);
    expect(second.next).toBeNull();
    const answer = await service.http.get('/v1/leaderboards/thin-ice/2?limit=2').expect(200);
    expect(answer.headers.link).toBe(
      `</v1/leaderboards/thin-ice/2?limit=2&cursor=${first.next}>; rel="next"`,
    );
    await service.http.get('/v1/leaderboards/thin-ice/2?cursor=WzFd').expect(400);
  });

  it('keep bots in a pool of their own', async () => {
    expect(namesIn(await get('/v1/leaderboards/thin-ice/2?pool=bots'))).toEqual([]);
    expect(namesIn(await get('/v1/leaderboards/thin-ice/2?pool=all'))).toEqual(['Ayla', 'Durc', 'Iza']);
  });

  it('have no history for those to whom its player does not show finished games', async () => {
    const [, , iza] = people as [Person, Person, Person];
    const path = `/v1/players/${iza.id}/ratings/thin-ice/2`;
    expect((await get(path)).changes).toHaveLength(2);
    const profile = { text: '', country: null, links: [], showsPresence: 'nobody', showsGames: 'nobody' };
    await service.http.put('/v1/me/profile').set(iza.auth).send(profile).expect(200);
    expect(await get(path)).toEqual({ changes: [], next: null });
    const { body } = await service.http.get(path).set(iza.auth).expect(200);
    expect(body.changes).toHaveLength(2);
    expect((await get(`/v1/players/${iza.id}/ratings`)).ratings).not.toEqual([]);
  });

  it('publish the formula, and how well it foretold the games', async () => {
    const { leaderboards } = await get('/v1/leaderboards');
    expect(leaderboards).toHaveLength(1);
    expect(leaderboards[0]).toMatchObject({ rulebook: 'thin-ice', seats: 2, rated: 3, model: { mu: 25 } });
    const own = leaderboards[0].predictions.find(({ pool }: { pool: string }) => pool === 'people');
    expect(own).toMatchObject({ games: 3, pairs: 3 });
    expect(own.logLoss).toBeLessThan(Math.LN2);
  });

  it('show what each game has made of a rating', async () => {
    const [, durc] = people;
    const own = await get(`/v1/players/${durc?.id}/ratings`);
    const rating = own.ratings.find(({ pool }: { pool: string }) => pool === 'people');
    expect(rating).toMatchObject({ rulebook: 'thin-ice', seats: 2, games: 2 });
    const path = `/v1/players/${durc?.id}/ratings/thin-ice/2?pool=people&limit=1`;
    const newest = await get(path);
    expect(newest.changes).toMatchObject([{ game: games[2], rank: 1, mu: rating.mu, sigma: rating.sigma }]);
    const older = await get(`${path}&cursor=${newest.next}`);
    expect(older.changes).toMatchObject([{ game: games[0], rank: 2, games: 1 }]);
    expect(older.changes[0].mu).toBeLessThan(rating.mu);
    expect(older.next).toBeNull();
  });

  it('are computed again without a game that was excluded', async () => {
    const store = await service.db.open();
    expect(await store.ratings.exclude(games[0] ?? '', new Date())).toBe(true);
    const [ayla] = people;
    await expect.poll(async () => (await get(`/v1/players/${ayla?.id}/ratings`)).ratings[0].games).toBe(1);
    await untilRated(service, 3);
    const history = await get(`/v1/players/${ayla?.id}/ratings/thin-ice/2`);
    expect(history.changes.map(({ game }: { game: string }) => game)).toEqual([games[1]]);
    expect((await get('/v1/leaderboards/excluded-games')).games).toMatchObject([{ game: games[0] }]);
    const rows = await service.db.query('SELECT FROM rating_changes WHERE generation = 1');
    expect(rows).toEqual([]);
  });
});

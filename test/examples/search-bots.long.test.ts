import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, type Person } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { folderWithPackages } from './client-packages.js';
import { type Example, runExample } from './run-example.js';

const CLOCK = { kind: 'turn', seconds: 86_400 };
const MINUTES = 60_000;
const GAMES = 30;
/** One that is only as good as the built-in bot wins as many in five of a hundred runs. */
const LEAST = 20;

describe('the example that searches', () => {
  let service: Service;
  let author: Awaited<ReturnType<typeof folderWithPackages>>;
  const running: Example[] = [];
  beforeAll(async () => {
    service = await startService({ rateMs: 50, tournamentMs: 100 });
    author = await folderWithPackages('search_bot.ts');
  }, 3 * MINUTES);
  afterAll(async () => {
    for (const one of running) await one.stop();
    await service.close();
    await author.remove();
  });

  async function newBot(name: string): Promise<Person> {
    const { body } = await service.http.post('/v1/players').send({ name, bot: true }).expect(201);
    return { id: body.player.id, name, secret: body.secret, auth: bearer(body.secret) };
  }
  const start = (name: 'search_bot.ts' | 'bot.ts', { secret }: Person, copiedTo?: string): void => {
    running.push(runExample(name, { SERVER: service.url, TOKEN: secret, STEPS: '2000' }, [], copiedTo));
  };
  const get = async (path: string) => (await service.http.get(path).expect(200)).body;

  it(
    'beats the built-in bot over the API, in both seats, and is rated higher',
    async () => {
      const bot = await newBot('Searcher');
      start('search_bot.ts', bot, author.folder);
      const games: string[] = [];
      for (let nth = 0; nth < GAMES; nth += 1) {
        const seats = nth % 2 === 0 ? ['me', 'bot'] : ['bot', 'me'];
        const wish = { rulebook: 'mammut', seats, rated: true, clock: CLOCK, visibility: 'public' };
        const { body } = await service.http.post('/v1/games').set(bot.auth).send(wish).expect(201);
        await service.http.post(`/v1/games/${body.id}/start`).set(bot.auth).send({}).expect(200);
        games.push(body.id);
      }
      const all = async () => Promise.all(games.map((id) => get(`/v1/games/${id}`)));
      await until(async () => (await all()).every(({ status }) => status === 'finished'));
      const won = (await all()).filter(({ outcome }, nth) =>
        outcome.standings.some(
          ({ seat, rank }: { seat: number; rank: number }) => seat === nth % 2 && rank === 1,
        ),
      );
      expect(won.length).toBeGreaterThanOrEqual(LEAST);
      const ratingOf = async () =>
        (await get(`/v1/players/${bot.id}/ratings`)).ratings.find(
          (one: { pool: string; games: number }) => one.pool === 'bots' && one.games === GAMES,
        );
      await until(async () => (await ratingOf()) !== undefined);
      expect((await ratingOf()).mu).toBeGreaterThan(25);
    },
    30 * MINUTES,
  );

  it(
    'wins a tournament of bots',
    async () => {
      const bot = await newBot('Favourite');
      const others = await Promise.all(['One', 'Two', 'Three'].map(newBot));
      const wish = {
        ...{ rulebook: 'mammut', format: 'round-robin', seats: 2, bots: true, clock: CLOCK, rated: true },
        startsAt: new Date(Date.now() + 60_000).toISOString(),
      };
      const { body } = await service.http.post('/v1/tournaments').set(bot.auth).send(wish).expect(201);
      const { id } = body.tournament;
      for (const { auth } of [bot, ...others])
        await service.http.put(`/v1/tournaments/${id}/entry`).set(auth).send({}).expect(200);
      start('search_bot.ts', bot, author.folder);
      for (const one of others) start('bot.ts', one);
      await until(async () => (await get(`/v1/tournaments/${id}`)).tournament.status === 'finished');
      const { standings } = await get(`/v1/tournaments/${id}`);
      expect(standings[0]).toMatchObject({ rank: 1, player: { id: bot.id }, played: 3, points: 3 });
    },
    20 * MINUTES,
  );
});

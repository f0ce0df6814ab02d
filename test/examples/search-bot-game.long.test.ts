import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, type Person } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { folderWithPackages } from './client-packages.js';
import { startFlakyProxy } from './flaky-proxy.js';
import { isInstalled, runExample } from './run-example.js';

const CLOCK = { kind: 'turn', seconds: 86_400 };
/** Enough to search, and little enough for the inner loop: how well it plays is measured in the long tests. */
const STEPS = '100';

describe('examples that search', () => {
  let service: Service;
  let author: Awaited<ReturnType<typeof folderWithPackages>>;
  beforeAll(async () => {
    service = await startService({ rateMs: 50 });
    author = await folderWithPackages('search_bot.ts', 'search_bot.py');
  }, 180_000);
  afterAll(async () => {
    await service.close();
    await author.remove();
  });

  async function newBot(name: string): Promise<Person> {
    const { body } = await service.http.post('/v1/players').send({ name, bot: true }).expect(201);
    return { id: body.player.id, name, secret: body.secret, auth: bearer(body.secret) };
  }
  async function ratedGame({ auth }: Person): Promise<string> {
    const wish = {
      rulebook: 'mammut',
      seats: ['me', 'bot'],
      rated: true,
      clock: CLOCK,
      visibility: 'public',
    };
    const { body } = await service.http.post('/v1/games').set(auth).send(wish).expect(201);
    await service.http.post(`/v1/games/${body.id}/start`).set(auth).send({}).expect(200);
    return body.id;
  }

  it.for(['search_bot.ts', 'search_bot.py'] as const)(
    '%s plays a game to its end with the rules on its own machine, and is rated',
    async (name, { skip }) => {
      skip(name.endsWith('.py') && !isInstalled('python3'), 'no python3');
      const bot = await newBot(name);
      const game = await ratedGame(bot);
      const seen: string[] = [];
      const proxy = await startFlakyProxy(service.url, (method, _nth, url) => {
        seen.push(`${method} ${url}`);
        return undefined;
      });
      const settings = {
        ...{ SERVER: proxy.url, TOKEN: bot.secret, STEPS, PYTHONDONTWRITEBYTECODE: '1' },
        PYTHONPATH: fileURLToPath(new URL('../../sdk/python', import.meta.url)),
      };
      const example = runExample(name, settings, [game], author.folder);
      try {
        expect(await example.ended, example.errors()).toBe(0);
        expect(JSON.parse(example.lines().at(-1) ?? '')).toHaveProperty('standings');
      } finally {
        await example.stop();
        await proxy.close();
      }
      expect(seen.filter((one) => one.includes('/world?seat=0')).length).toBeGreaterThan(10);
      const { body } = await service.http.get(`/v1/games/${game}`).expect(200);
      expect(body.status).toBe('finished');
      const ratings = async () =>
        (await service.http.get(`/v1/players/${bot.id}/ratings`).expect(200)).body.ratings;
      await until(async () => (await ratings()).length > 0);
      expect(await ratings()).toContainEqual(
        expect.objectContaining({ rulebook: 'mammut', seats: 2, pool: 'bots', games: 1 }),
      );
    },
  );
});

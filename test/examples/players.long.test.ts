import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { newGame, newPerson, type Person } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { type Failure, startFlakyProxy } from './flaky-proxy.js';
import { type Example, isInstalled, runExample } from './run-example.js';

/** Some of the first requests fail, in every way there is. Later ones succeed. */
const FAILURES: Readonly<Record<string, readonly (Failure | undefined)[]>> = {
  GET: [undefined, 'lost', undefined, 'busy', undefined, 'cut'],
  POST: ['response lost', undefined, 'busy', undefined, 'lost'],
};
const ALL: readonly Failure[] = ['lost', 'busy', 'cut', 'response lost'];
const failureOf = (method: string, nth: number) => FAILURES[method]?.[nth - 1];

const skippedWithout = (command: string): string => (isInstalled(command) ? '' : ` (skipped: no ${command})`);

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Runs an example until the test is over. */
function runInTest({ onTestFinished }: TestContext, ...run: Parameters<typeof runExample>): Example {
  const example = runExample(...run);
  onTestFinished(() => example.stop());
  return example;
}

/**
 * A running game against the built-in bot, long enough for all of the failures. The seat wants to be asked also where it
 * has no choice, as in one game of fifteen: otherwise the service takes that action, and the example never hears of it.
 */
async function gameAgainstBot(me: Person): Promise<string> {
  const { id } = await newGame(service, me, { rulebook: 'mammut', seats: ['me', 'bot'] });
  await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
  const orders = [{ kind: 'ask' }];
  await service.http.put(`/v1/games/${id}/seats/0/orders`).set(me.auth).send({ orders }).expect(200);
  return id;
}

const statusOf = async (game: string): Promise<string> =>
  (await service.http.get(`/v1/games/${game}`)).body.status;

/** How many entries of the log are actions of this seat. */
async function actionsBy(seat: number, game: string): Promise<number> {
  const { body } = await service.http.get(`/v1/games/${game}/events?limit=1000`).expect(200);
  return body.entries.filter((entry: { seat: number | null }) => entry.seat === seat).length;
}

// Most of their time is pauses before they try again, so they run side by side.
describe.concurrent.each(['bot.ts', 'bot.py'] as const)('examples/%s', (name) => {
  const command = name === 'bot.py' ? 'python3' : 'node';

  it.skipIf(!isInstalled(command))(
    `plays a game to its end through a bad network, each action once${skippedWithout(command)}`,
    async (test) => {
      const me = await newPerson(service, 'Robot');
      const game = await gameAgainstBot(me);
      const proxy = await startFlakyProxy(service.url, failureOf);
      const example = runInTest(test, name, { SERVER: proxy.url, TOKEN: me.secret });
      await until(async () => (await statusOf(game)) === 'finished');
      const acted = await actionsBy(0, game);
      await until(() => example.lines().length >= acted);
      await example.stop();
      expect(example.lines()).toHaveLength(acted);
      expect(example.lines().every((line) => line.startsWith(`${game}: `))).toBe(true);
      expect(new Set(proxy.failures)).toEqual(new Set(ALL));
      await proxy.close();
    },
  );

  it.skipIf(!isInstalled(command))(
    `ends with a message when its token is not known${skippedWithout(command)}`,
    async (test) => {
      const example = runInTest(test, name, { SERVER: service.url, TOKEN: 'pf_unknown' });
      expect(await example.ended).toBe(1);
      expect(example.errors()).toContain('The server does not know this TOKEN.');
    },
  );
});

describe.concurrent('examples/play.sh', () => {
  it.skipIf(!isInstalled('curl'))(
    `plays a game by typed numbers through a bad network${skippedWithout('curl')}`,
    async (test) => {
      const me = await newPerson(service);
      const { id } = await newGame(service, me, { seats: ['me', 'me'] });
      await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
      const proxy = await startFlakyProxy(service.url, failureOf);
      const example = runInTest(test, 'play.sh', { SERVER: proxy.url, TOKEN: me.secret }, [id]);
      // A number that is not listed is asked for again.
      example.process.stdin?.write(`99\n${'1\n'.repeat(1000)}`);
      expect(await example.ended, example.errors()).toBe(0);
      expect(await statusOf(id)).toBe('finished');
      expect(example.lines()).toContain('Type one of the numbers.');
      expect(example.lines().at(-1)).toBe('The game is over.');
      expect(new Set(proxy.failures)).toEqual(new Set(ALL));
      await proxy.close();
    },
  );

  it.skipIf(!isInstalled('curl'))(
    `says why there is nothing to play${skippedWithout('curl')}`,
    async (test) => {
      const me = await newPerson(service);
      const { id } = await newGame(service, me);
      const example = runInTest(test, 'play.sh', { SERVER: service.url, TOKEN: me.secret }, [id]);
      expect(await example.ended).toBe(1);
      expect(example.lines()).toEqual(['The game has not started yet.']);
    },
  );
});

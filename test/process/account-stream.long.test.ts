import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, type Turn } from '../../sdk/typescript/src/index.js';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { until } from '../support/until.js';
import { type ServerProcess, startProcess } from './server-process.js';

const KILLS = 6;
/** Turns of each player between two kills. They come to a stop when a prompt is missed. */
const PROGRESS = 8;
const GAMES = 3;

let db: TestDatabase;
const ports: number[] = [];
const processes: ServerProcess[] = [];
const start = (nth: number) => startProcess({ DATABASE_URL: db.url, PORT: String(ports[nth]) });

beforeAll(async () => {
  db = await testDatabase();
  for (const nth of [0, 1]) {
    ports.push(await freePort());
    processes.push(await start(nth));
  }
});
afterAll(async () => {
  for (const running of processes) await running.end('SIGTERM');
  await db.drop();
});

const signUp = async (nth: number, name: string) =>
  (await Client.signUp({ server: `http://127.0.0.1:${ports[nth]}`, retries: 60 }, { name })).client;

it('misses and doubles nothing while the processes are killed by turns, so that players who only follow it play on', async () => {
  const [ayla, durc] = [await signUp(0, 'Ayla'), await signUp(1, 'Durc')];
  const stop = new AbortController();
  const stopped = { signal: stop.signal };
  const cursors: number[] = [];
  const following = (async () => {
    for await (const event of durc.events(stopped))
      if ('cursor' in event && event.cursor !== null) cursors.push(Number(event.cursor.split('-')[0]));
  })();
  const turns = [0, 0];
  const chooser = (who: number) => (turn: Turn) => {
    turns[who] = (turns[who] ?? 0) + 1;
    return turn.actions[randomInt(turn.actions.length)]?.id ?? '';
  };
  const playing = [ayla.play(chooser(0), stopped), durc.play(chooser(1), stopped)];
  for (let nth = 0; nth < GAMES; nth += 1) {
    const { id } = await ayla.games.create({ rulebook: 'mammut', seats: ['me', 'open'] });
    await durc.games.join(id);
    await ayla.games.start(id);
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = [...turns];
    await until(() => turns.every((count, who) => count >= (before[who] ?? 0) + PROGRESS));
    await processes[kill % 2]?.end('SIGKILL');
    processes[kill % 2] = await start(kill % 2);
  }
  stop.abort(new Error('enough'));
  for (const one of [...playing, following]) await expect(one).rejects.toThrow('enough');
  // The events of an account are counted one by one.
  const [first = 0] = cursors;
  expect(cursors).toEqual(cursors.map((_, nth) => first + nth));
  expect(cursors.length).toBeGreaterThan(KILLS * PROGRESS);
});

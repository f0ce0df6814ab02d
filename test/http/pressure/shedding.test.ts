import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Measures } from '../../../src/http/pressure/levels.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { until } from '../../support/until.js';

const QUIET: Measures = { delay: 0, queues: 0, pool: 0 };
let measures = QUIET;
let service: Service;
let ayla: Person;
let durc: Person;
let running: string;
let over: string;

const act = (id: string, { auth }: Person, fish: number, query = '') =>
  service.http
    .post(`/v1/games/${id}/actions${query}`)
    .set(auth)
    .send({ action: { type: 'drill', fish } });
const pressure = async () => (await service.http.get('/readyz').expect(200)).body.pressure;
/** Waits until the service has looked at the measures often enough. */
const under = async (delay: number, level: number) => {
  measures = { ...QUIET, delay };
  await until(async () => (await pressure()).level === level);
};

beforeAll(async () => {
  service = await startService({
    ofOneProcess: 'metrics',
    monitor: { read: () => measures, close() {} },
    pressureLookMs: 10,
  });
  ayla = await newPerson(service, 'Ayla');
  durc = await newPerson(service, 'Durc');
  over = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
  for (const fish of [3, 2]) {
    await act(over, ayla, fish).expect(200);
    await act(over, durc, 1).expect(200);
  }
});
beforeEach(async () => {
  running = await startedGame(service, ayla, durc);
});
afterAll(() => service.close());

/** By class, a request that costs it. */
const dear = {
  films: () => service.http.get(`/v1/games/${over}/replay.svg`),
  pngs: () => service.http.get(`/v1/games/${over}/picture.png?size=200`),
  past: () => service.http.get(`/v1/games/${over}/view?at=2`),
  drafts: () => act(running, ayla, 1, '?dryRun=true'),
  pictures: () => service.http.get(`/v1/games/${running}/picture.svg`),
};
const kinds = Object.keys(dear) as (keyof typeof dear)[];

it.each([
  [60, 1],
  [100, 2],
  [200, 3],
  [400, 4],
  [800, 5],
])(
  'with an event loop that is %i ms late, the dearest %i kinds of work are refused',
  async (delay, level) => {
    await under(delay, level);
    for (const [nth, kind] of kinds.entries()) {
      const { status, body, headers } = await dear[kind]();
      expect([kind, status]).toEqual([kind, nth < level ? 503 : 200]);
      if (status === 200) continue;
      expect(body).toMatchObject({ code: 'overloaded', type: '/problems/overloaded' });
      expect(body.detail).toContain('overloaded');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await pressure()).refused).toEqual(kinds.slice(0, level));
    await act(running, ayla, 1).expect(200);
    await service.http.get(`/v1/games/${running}/view`).set(ayla.auth).expect(200);
    measures = QUIET;
    await under(0, 0);
  },
);

it('acting and streams go on while everything else is refused, and are refused last', async () => {
  await under(1_500, 5);
  const stream = await follow(service, `/v1/games/${running}/events`, ayla.auth);
  expect(stream.status).toBe(200);
  await act(running, ayla, 2).expect(200);
  stream.close();
  await under(5_000, 6);
  expect((await act(running, durc, 1).expect(503)).body.code).toBe('overloaded');
  await service.http.get('/healthz').expect(200);
  await under(0, 0);
  await act(running, durc, 1).expect(200);
});

it('what was refused is counted by kind', async () => {
  await under(60, 1);
  await dear.films().expect(503);
  const text = await service.metrics.registry.metrics();
  expect(text).toMatch(/permafrost_shed_total\{work="films"\} [1-9]/);
  expect(text).toContain('permafrost_pressure_level 1');
  for (const queue of ['films', 'pngs', 'past', 'drafts', 'pictures']) {
    expect(text).toContain(`permafrost_queue_waiting{queue="${queue}"} 0`);
    expect(text).toContain(`permafrost_queue_longest_wait_seconds{queue="${queue}"} `);
  }
  expect(text).not.toContain('queue="bots"');
  await under(0, 0);
});

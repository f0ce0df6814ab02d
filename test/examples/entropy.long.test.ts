import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { type Example, isInstalled, runExample } from './run-example.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

let example: Example | undefined;
afterEach(async () => {
  await example?.stop();
  example = undefined;
});

describe.each([
  ['bot.ts', 'node'],
  ['bot.py', 'python3'],
] as const)('examples/%s', (name, command) => {
  it.skipIf(!isInstalled(command))('commits to entropy before the start, and reveals it then', async () => {
    const me = await newPerson(service, 'Robot');
    const { id } = await newGame(service, me, { rulebook: 'mammut', seats: ['me', 'bot'] });
    const fairnessOf = async () => (await service.http.get(`/v1/games/${id}`).expect(200)).body.fairness;
    example = runExample(name, { SERVER: service.url, TOKEN: me.secret });
    await until(async () => (await fairnessOf()).commitments[0] !== null);
    const { body } = await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
    expect(body.fairness.draw.phase).toBe('revealing');
    await until(async () => (await fairnessOf()).draw.phase === 'drawn');
    expect((await fairnessOf()).entropy).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null]);
  });
});

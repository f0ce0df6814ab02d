import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { startFlakyProxy } from './flaky-proxy.js';
import { runExample } from './run-example.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

interface Entry {
  readonly version: number;
  readonly lines: readonly string[];
}

describe('examples/follow.ts', () => {
  it('prints every sentence of a game once, in order, over connections that break', async () => {
    const me = await newPerson(service);
    const { id } = await newGame(service, me, { seats: ['me', 'bot'] });
    const act = async () => {
      const { body } = await service.http.get(`/v1/games/${id}/actions`).set(me.auth);
      const action = body.asked[0]?.actions[0]?.id;
      if (action !== undefined)
        await service.http.post(`/v1/games/${id}/actions`).set(me.auth).send({ action }).expect(200);
    };
    const isOver = async () => (await service.http.get(`/v1/games/${id}`)).body.status === 'finished';
    const proxy = await startFlakyProxy(service.url, (_method, nth) =>
      nth === 1 ? 'busy' : nth === 2 ? 'lost' : nth === 3 ? 'cut' : undefined,
    );
    await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
    const example = runExample('follow.ts', { SERVER: proxy.url, TOKEN: me.secret }, [id]);
    await until(() => example.lines().length > 0);
    while (!(await isOver())) await act();
    expect(await example.ended, example.errors()).toBe(0);
    const { body } = await service.http.get(`/v1/games/${id}/events?limit=1000`).set(me.auth);
    const expected = (body.entries as Entry[]).flatMap(({ version, lines }) =>
      lines.map((line) => `${version}  ${line}`),
    );
    expect(example.lines()).toEqual(expected);
    expect(proxy.failures).toEqual(['busy', 'lost', 'cut']);
    await proxy.close();
  });

  it('ends with the reason where there is no such game', async () => {
    const example = runExample('follow.ts', { SERVER: service.url }, [
      '01900000-0000-7000-8000-000000000000',
    ]);
    expect(await example.ended).toBe(1);
    expect(example.errors()).toContain('not_found');
  });
});

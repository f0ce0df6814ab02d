import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components, paths } from '../../openapi/client.js';
import { type Service, sharedService } from '../support/service.js';

type LegalActions = components['schemas']['LegalActions'];

const clientFor = (baseUrl: string, secret?: string) =>
  createClient<paths>({ baseUrl, ...(secret ? { headers: { authorization: `Bearer ${secret}` } } : {}) });

/** The body. Throws for a problem. */
function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

describe('a client that is generated from the API document', () => {
  let service: Service;
  beforeAll(async () => {
    service = await sharedService();
  });
  afterAll(() => service.close());

  it('plays a whole game of Mammut with types for every request', async () => {
    const { secret } = dataOf(await clientFor(service.url).POST('/v1/players', { body: { name: 'Ayla' } }));
    const client = clientFor(service.url, secret);
    const { id } = dataOf(
      await client.POST('/v1/games', { body: { rulebook: 'mammut', seats: ['me', 'bot', 'bot'] } }),
    );
    const path = { params: { path: { id } } };
    dataOf(await client.POST('/v1/games/{id}/start', path));

    let game = dataOf(await client.GET('/v1/games/{id}', path));
    while (game.status !== 'finished') {
      await client.GET('/v1/me/prompts', { params: { query: { wait: 1 } } });
      const legal: LegalActions = dataOf(await client.GET('/v1/games/{id}/actions', path));
      const action = legal.asked[0]?.actions.at(-1)?.action;
      if (action !== undefined) {
        const acted = dataOf(await client.POST('/v1/games/{id}/actions', { ...path, body: { action } }));
        const [entry] = 'entries' in acted ? acted.entries : [];
        expect(entry?.kind === 'acted' && entry.action).toEqual(action);
      }
      game = dataOf(await client.GET('/v1/games/{id}', path));
    }

    const seen = dataOf(await client.GET('/v1/games/{id}/view', path));
    expect(seen.outcome?.standings).toHaveLength(3);
    expect(seen.rulebook === 'mammut' && seen.view).toBeTruthy();
  });
});

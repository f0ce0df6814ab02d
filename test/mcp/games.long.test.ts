import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { ModelClient, playByTools } from '../support/model-client.js';
import { newPerson } from '../support/people.js';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

it.each(rulebooks.map(({ meta }) => [meta.id, meta.seats.min] as const))(
  'a game of %s is played to its end by the tools for language models',
  async (rulebook, seats) => {
    const { secret } = await newPerson(service);
    const { outcome } = await playByTools(await ModelClient.of(service.url, secret), rulebook, seats);
    expect(outcome?.standings).toHaveLength(seats);
  },
  600_000,
);

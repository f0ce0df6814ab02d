import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { fairWork } from '../../../src/http/limits/fair-work.js';
import { until } from '../../support/until.js';

const app = fastify();
afterEach(() => app.close());

it('the line of a caller rests after each heavy request, and other requests do not wait for that', async () => {
  const rests: (() => void)[] = [];
  const begun: string[] = [];
  app.decorateRequest('identity', null);
  await app.register(fairWork, { rest: () => new Promise<void>((over) => rests.push(over)) });
  app.get('/film/:nth', { config: { work: 'films' } }, async ({ url }) => begun.push(url));
  app.get('/view', async ({ url }) => begun.push(url));
  const film = (nth: number) => app.inject(`/film/${nth}`).then(({ statusCode }) => statusCode);

  expect(await film(1)).toBe(200);
  const second = film(2);
  expect((await app.inject('/view')).statusCode).toBe(200);
  await until(() => rests.length === 1);
  expect(begun).toEqual(['/film/1', '/view']);
  rests.pop()?.();
  expect(await second).toBe(200);
  expect(begun).toEqual(['/film/1', '/view', '/film/2']);
  rests.pop()?.();
});

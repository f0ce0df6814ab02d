import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { fairWork } from '../../../src/http/limits/fair-work.js';
import { until } from '../../support/until.js';

let app = fastify();
afterEach(async () => {
  await app.close();
  app = fastify();
});

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

it('what is known is given without waiting in line, and what is not waits once', async () => {
  const rests: (() => void)[] = [];
  app.decorateRequest('identity', null);
  await app.register(fairWork, { rest: () => new Promise<void>((over) => rests.push(over)) });
  const known = new Set<string>();
  app.get('/view/:nth', { config: { work: 'past', waitsInHandler: true } }, async (request, reply) => {
    const isKnown = known.has(request.url);
    for (let times = 0; times < 2 && !isKnown; times += 1) await app.waitInLine(request, reply);
    known.add(request.url);
    return isKnown ? 'known' : 'made';
  });
  const view = (nth: number) => app.inject(`/view/${nth}`).then(({ body }) => body);

  expect(await view(1)).toBe('made');
  await until(() => rests.length === 1);
  const second = view(2);
  expect(await view(1)).toBe('known');
  rests.pop()?.();
  expect(await second).toBe('made');
  rests.pop()?.();
});

import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../plugins/errors.js';
import { problem } from '../problems.js';

/** The expression for the addresses of a route: `:name` stands for one segment, or for what comes before a suffix. */
const expressionOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);

/** An address that takes other methods than that of the request is answered with 405, and with these methods. */
export const allowedMethods = fp(async (app) => {
  const byUrl = new Map<string, { readonly addresses: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    if (url.includes('*')) return;
    const known = byUrl.get(url) ?? { addresses: expressionOf(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    byUrl.set(url, known);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!request.is404) return;
    const path = request.url.split('?')[0] ?? '';
    const found = [...byUrl.values()].filter(({ addresses }) => addresses.test(path));
    const allowed = new Set(found.flatMap(({ methods }) => [...methods]));
    if (allowed.size === 0 || allowed.has(request.method)) return;
    const allow = [...allowed, 'OPTIONS'].sort().join(', ');
    reply.header('allow', allow);
    throw new ProblemError(problem('method_not_allowed', `This address takes ${allow}.`));
  });
});

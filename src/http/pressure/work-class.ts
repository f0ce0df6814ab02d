import type { FastifyRequest } from 'fastify';
import type { WorkClass } from './levels.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What kind of work a request is; without it, the last to be refused. */
    readonly work?: WorkClass | ((query: Readonly<Record<string, unknown>>, body: unknown) => WorkClass);
  }
}

/** Before the body is read, it is undefined. */
export function workClassOf({ routeOptions, query, body }: FastifyRequest): WorkClass {
  const { work = 'acting' } = routeOptions.config;
  return typeof work === 'function' ? work(query as Readonly<Record<string, unknown>>, body) : work;
}

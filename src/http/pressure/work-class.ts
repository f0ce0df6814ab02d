import type { FastifyRequest } from 'fastify';
import type { WorkClass } from './levels.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What kind of work a request is; without it, the last to be refused. */
    readonly work?: WorkClass | ((query: Readonly<Record<string, unknown>>) => WorkClass);
  }
}

export function workClassOf({ routeOptions, query }: FastifyRequest): WorkClass {
  const { work = 'acting' } = routeOptions.config;
  return typeof work === 'function' ? work(query as Readonly<Record<string, unknown>>) : work;
}

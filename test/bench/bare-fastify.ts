import Fastify from 'fastify';
import { work } from './harness/worker.js';

export interface BareTask {
  /** What the one route sends. */
  readonly body: string;
}

/** Fastify with one route and nothing else. Returns the port. */
work<BareTask, number>(async ({ body }) => {
  const app = Fastify({ logger: { level: 'warn' } });
  app.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(origin).port);
});

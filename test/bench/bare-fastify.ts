import Fastify from 'fastify';
import { work } from './harness/worker.js';

/** The response of the route. */
export interface BareTask {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Fastify with one route. Returns the port. */
work<BareTask, number>(async ({ headers, body }) => {
  const app = Fastify({ logger: { level: 'warn' } });
  app.get('/', async (_request, reply) => reply.headers(headers).send(body));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(origin).port);
});

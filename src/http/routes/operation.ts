import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ProblemError } from '../plugins/errors.js';
import { problem } from '../problems.js';
import { closed } from '../schemas/common.js';
import { problems } from '../schemas/problem-responses.js';
import type { RouteOptions } from './context.js';

const tags = ['operation'];
const Status = Type.Object({ status: Type.String() }, closed);

export interface Readiness {
  /** Rejects when the database does not answer. */
  readonly ready: () => Promise<void>;
}

export const operationRoutes: FastifyPluginAsyncTypebox<RouteOptions & Readiness> = async (
  app,
  { metrics, ready, closing },
) => {
  app.get(
    '/healthz',
    {
      config: { rateLimit: false },
      schema: {
        operationId: 'health',
        summary: 'The process is alive',
        tags,
        response: { 200: Status },
      },
    },
    async () => ({ status: 'ok' }),
  );

  app.get(
    '/readyz',
    {
      config: { rateLimit: false },
      schema: {
        operationId: 'readiness',
        summary: 'The process can serve: its database answers',
        tags,
        response: { 200: Status, ...problems() },
      },
    },
    async () => {
      if (closing.aborted) throw new ProblemError(problem('unavailable', 'This process is closing.'));
      await ready().catch(() => {
        throw new ProblemError(problem('unavailable', 'The database does not answer.'));
      });
      return { status: 'ok' };
    },
  );

  app.get(
    '/metrics',
    {
      config: { rateLimit: false },
      schema: {
        operationId: 'metrics',
        summary: 'Prometheus metrics',
        tags,
        response: {
          200: { description: 'In the text format.', content: { 'text/plain': { schema: Type.String() } } },
        },
      },
    },
    async (_request, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
};

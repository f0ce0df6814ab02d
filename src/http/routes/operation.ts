import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Readiness } from '../../play/ports/readiness.js';
import { ProblemError } from '../plugins/errors.js';
import { problem } from '../problems.js';
import { closed } from '../schemas/common.js';
import { problems } from '../schemas/problem-responses.js';
import type { RouteOptions } from './context.js';

const tags = ['operation'];
const Status = Type.Object({ status: Type.String() }, closed);

const Ready = Type.Object({ status: Type.String(), warnings: Type.Array(Type.String()) }, closed);

export interface Probe {
  readonly ready: () => Promise<Readiness>;
}

export const operationRoutes: FastifyPluginAsyncTypebox<RouteOptions & Probe> = async (
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
        summary: 'The process can serve: a write to its database succeeds',
        description:
          'Makes a small write. The answer 503 says what is wrong: the database does not answer, is a standby, is read-only, has tables of another version, or has no space or connections left. The answer 200 warns of settings of the database with which a power cut can take back what was acknowledged.',
        tags,
        response: { 200: Ready, ...problems() },
      },
    },
    async () => {
      if (closing.aborted) throw new ProblemError(problem('unavailable', 'This process is closing.'));
      const found = await ready();
      if (!found.ready) throw new ProblemError(problem('unavailable', found.detail));
      return { status: 'ok', warnings: [...found.warnings] };
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

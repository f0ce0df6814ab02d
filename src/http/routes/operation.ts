import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ProblemError } from '../plugins/errors.js';
import { type ProblemPage, problem, problemPages } from '../problems.js';
import { closed } from '../schemas/common.js';
import { problems } from '../schemas/problem-responses.js';
import type { RouteOptions } from './context.js';

const tags = ['operation'];
const Status = Type.Object({ status: Type.String() }, closed);

export interface Readiness {
  /** Rejects when the database does not answer. */
  readonly ready: () => Promise<void>;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = ({ code, status, meaning }: ProblemPage): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${code} · Permafrost</title>` +
  `<h1>${code}</h1><p>HTTP ${status}</p><p>${escapeHtml(meaning)}</p><p><a href="/docs">The API</a></p></html>`;

export const operationRoutes: FastifyPluginAsyncTypebox<RouteOptions & Readiness> = async (
  app,
  { context, metrics, ready, closing },
) => {
  const pages = new Map(problemPages(context.rulebooks.values()).map((one) => [one.code, one]));

  app.get(
    '/healthz',
    {
      config: { rateLimit: false },
      schema: {
        operationId: 'health',
        summary: 'The process is alive',
        tags,
        security: [],
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
        security: [],
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
        security: [],
        response: {
          200: { description: 'In the text format.', content: { 'text/plain': { schema: Type.String() } } },
        },
      },
    },
    async (_request, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );

  app.get(
    '/problems/:code',
    {
      schema: {
        operationId: 'getProblemPage',
        summary: 'What a problem’s code means: where its `type` leads',
        tags,
        security: [],
        params: Type.Object({ code: Type.String({ maxLength: 100 }) }, closed),
        response: {
          200: { description: 'A page to read.', content: { 'text/html': { schema: Type.String() } } },
          ...problems('not_found'),
        },
      },
    },
    async (request, reply) => {
      const known = pages.get(request.params.code);
      if (known === undefined) throw new ProblemError(problem('not_found', 'There is no such problem.'));
      return reply.type('text/html; charset=utf-8').send(page(known));
    },
  );
};

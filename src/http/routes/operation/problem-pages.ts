import { Type } from 'typebox';
import { escapeHtml } from '../../../kernel/escape-html.js';
import { ProblemError } from '../../plugins/errors.js';
import { pageHeaders } from '../../plugins/security.js';
import { type ProblemPage, problem, problemPages } from '../../problems.js';
import { closed } from '../../schemas/common.js';
import type { Routes } from '../context.js';

const page = ({ code, status, meaning }: ProblemPage): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${code} · Permafrost</title>` +
  `<h1>${code}</h1><p>HTTP ${status}</p><p>${escapeHtml(meaning)}</p><p><a href="/docs">The API</a></p></html>`;

export const problemPageRoutes: Routes = async (app, { context }) => {
  await app.register(pageHeaders);
  const pages = new Map(problemPages(context.rulebooks.values()).map((one) => [one.code, one]));

  app.get(
    '/problems/:code',
    {
      config: { tagged: true },
      schema: {
        operationId: 'getProblemPage',
        summary: 'Show what a problem code means',
        description: 'The `type` of a problem leads here.',
        tags: ['operation'],
        params: Type.Object({ code: Type.String({ maxLength: 100 }) }, closed),
        response: {
          200: { description: 'An HTML page.', content: { 'text/html': { schema: Type.String() } } },
        },
      },
    },
    async (request, reply) => {
      const known = pages.get(request.params.code);
      if (known === undefined)
        throw new ProblemError(problem('not_found', 'There is no problem with this code.'));
      return reply.type('text/html; charset=utf-8').send(page(known));
    },
  );
};

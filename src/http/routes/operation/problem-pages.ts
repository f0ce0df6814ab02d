import { Type } from 'typebox';
import { escapeHtml } from '../../../kernel/escape-html.js';
import { ProblemError } from '../../plugins/errors.js';
import { pageHeaders } from '../../plugins/security.js';
import { type ProblemPage, problem, problemPages, problemType } from '../../problems.js';
import { closed } from '../../schemas/common.js';
import type { Routes } from '../context.js';

/** A problem with this code, as a response has it. */
const exampleOf = ({ code, status, meaning }: ProblemPage): string =>
  JSON.stringify({ type: problemType(code), title: meaning, status, code, detail: meaning }, null, 2);

/** What to do about every problem of a status, besides what its meaning says. */
const advice: Readonly<Record<number, string>> = {
  400: 'Correct what <code>errors</code> lists, and send the request again. The same request is refused again.',
  401: 'Send another token. Sending the same one again does not help.',
  403: 'Use the token of a player who may do this.',
  404: 'Check the ids in the address. What you may not see is answered like what does not exist.',
  405: 'Use one of the methods in <code>Allow</code>.',
  409: 'Get the game or the account, and decide by its present state.',
  412: 'Get the view again, decide again, and send its ETag.',
  422: 'Get the legal actions, and send one of them.',
  429: 'Wait for <code>Retry-After</code> seconds, then send the same request.',
  503: 'Wait for <code>Retry-After</code> seconds, then send the same request, a POST with the same <code>Idempotency-Key</code>.',
};

const page = (about: ProblemPage): string => {
  const { code, status, meaning } = about;
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${code} · Permafrost</title>` +
    `<h1>${code}</h1><p>HTTP ${status}</p><p>${escapeHtml(meaning)}</p>` +
    `<h2>What to do</h2><p>${advice[status] ?? 'Read <code>detail</code>, which says what is wrong with the request.'}</p>` +
    `<h2>Example</h2><pre>${escapeHtml(exampleOf(about))}</pre><p><a href="/docs">The API</a></p></html>`
  );
};

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

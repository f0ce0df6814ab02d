import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '../../../engine/words.js';
import type { SendToApi } from '../../../mcp/api.js';
import { AttemptCounter } from '../../../mcp/attempts.js';
import { mcpServer, type Serving } from '../../../mcp/server.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { missingToken } from '../../plugins/auth.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { rawReply } from '../../raw-reply.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Routes } from '../context.js';

/** Requests of tools go through the whole server, so that they can do what their caller can, and nothing more. */
const within =
  (app: FastifyInstance, { headers, ip }: FastifyRequest): SendToApi =>
  async ({ method, path, body, headers: own }, signal) => {
    const { authorization, 'accept-language': language } = headers;
    const { statusCode, rawPayload } = await app.inject({
      method,
      url: path,
      remoteAddress: ip,
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...own,
      },
      ...(body === undefined ? {} : { payload: body }),
      ...(signal === undefined ? {} : { signal }),
    });
    return { status: statusCode, bytes: rawPayload };
  };

/** The present protocol has no batches, and older clients send short ones. Others wait while one is answered. */
const MAX_MESSAGES = 16;

/** `POST /mcp`: tools for language models. Each request stands alone, so any process may answer it. */
export const mcpRoutes: Routes = async (app, { context, closing }) => {
  const attempts = new AttemptCounter();
  const rulebooks = [...context.rulebooks.values()].map(({ meta }) => ({
    id: meta.id,
    title: say({ language: 'en' }, meta.titles),
  }));

  app.post(
    '/mcp',
    {
      config: { access: { scope: 'read', anonymous: true, seatKey: true }, mayLast: true },
      schema: { hide: true },
    },
    async (request, reply) => {
      const messages = Array.isArray(request.body) ? request.body.length : 1;
      if (messages > MAX_MESSAGES)
        throw new ProblemError(problem('malformed', `A batch may have ${MAX_MESSAGES} messages.`));
      chargeFor(request, 'toolRequest', 1);
      chargeFor(request, 'toolMessage', messages);
      const { legal } = request.query as { readonly legal?: string };
      let lacksToken = false;
      const send = within(app, request);
      const serving: Serving = {
        version: '1',
        async send(call, signal) {
          const response = await send(call, signal);
          lacksToken ||= response.status === 401 && request.identity === null;
          return response;
        },
        ...{ rulebooks, attempts, isBlind: legal === 'hidden' },
        key: request.identity?.player.id ?? request.ip,
      };
      const handler = createMcpHandler(() => mcpServer(serving), { maxSubscriptions: 0 });
      try {
        const response = await handler.fetch(asWebRequest(request, abortOnClose(reply, closing)), {
          parsedBody: request.body,
        });
        const type = response.headers.get('content-type');
        const body = await response.text();
        // Only this answer makes clients ask their user to sign in.
        if (lacksToken) throw missingToken();
        if (type !== null) reply.header('content-type', type);
        return rawReply(reply).code(response.status).send(body);
      } finally {
        await handler.close();
      }
    },
  );
};

function asWebRequest({ headers, body }: FastifyRequest, signal: AbortSignal): Request {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'content-length' ? [[name, value]] : [],
  );
  return new Request('http://permafrost/mcp', {
    method: 'POST',
    headers: given,
    body: JSON.stringify(body),
    signal,
  });
}

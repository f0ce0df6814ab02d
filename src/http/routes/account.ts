import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  type AccountExport,
  deleteAccount,
  exportAccount,
  renamePlayer,
} from '../../play/accounts/account.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { costlyLimit } from '../plugins/rate-limit.js';
import { JSON_TYPE, rawReply } from '../raw-reply.js';
import { renderMute, renderPlayer, renderToken } from '../render-player.js';
import { DeleteAccount, ExportedAccount, RenamePlayer } from '../schemas/account.js';
import { Me } from '../schemas/players.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { renderCalendar } from './calendar.js';
import type { RouteOptions } from './context.js';
import { renderMailbox } from './email.js';
import { renderWebhook } from './webhooks.js';

const tags = ['players'];

export const accountRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, limits }) => {
  app.patch(
    '/v1/me',
    {
      config: { access: { scope: 'manage' }, rateLimit: costlyLimit(limits) },
      schema: {
        operationId: 'renamePlayer',
        summary: 'Give your account another name',
        description: 'It is shown at once wherever the old one was, in finished games too.',
        tags,
        body: ref(RenamePlayer),
        response: { 200: ref(Me), ...problems('unauthorized', 'insufficient_scope', ...bodyProblems) },
      },
    },
    async (request) => {
      const { player, token } = callerOf(request);
      const renamed = await renamePlayer(context, player, request.body.name);
      return { player: renderPlayer(renamed), token: renderToken(token) };
    },
  );

  app.delete(
    '/v1/me',
    {
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'deleteAccount',
        summary: 'Delete your account, for ever',
        description:
          'Your name, your tokens, your calendar, your webhooks and your address, your mutes and the texts of your messages are gone at once. Your seats in open games are free again, and open games of yours pass to the first with an account who sits there, or are gone; in games under way the bot plays on until somebody else takes your seat; the results of finished games stay, without a name.',
        tags,
        body: ref(DeleteAccount),
        response: {
          204: Type.Null({ description: 'There is no such account any more.' }),
          ...problems('unauthorized', 'insufficient_scope', 'not_confirmed', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      orProblem(await deleteAccount(context, callerOf(request).player, request.body.name));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/v1/me/export',
    {
      config: { access: { scope: 'manage' }, rateLimit: costlyLimit(limits) },
      schema: {
        operationId: 'exportAccount',
        summary: 'Everything that is kept about your account, in one document',
        tags,
        response: { 200: ref(ExportedAccount), ...problems('unauthorized', 'insufficient_scope') },
      },
    },
    async (request, reply) => {
      const exported = await exportAccount(context, callerOf(request).player);
      reply.header('cache-control', 'private, no-store');
      return rawReply(reply)
        .type(JSON_TYPE)
        .send(Readable.from(written(exported), { objectMode: false }));
    },
  );
};

/** The document as text, piece by piece: nobody's whole past has to be in memory at once. */
async function* written(exported: AccountExport): AsyncGenerator<string> {
  const { player, tokens, mutes, calendar, webhooks, mailbox, ...lists } = exported;
  const head = {
    format: 'permafrost-account/1',
    player: renderPlayer(player),
    tokens: tokens.map(renderToken),
    mutes: mutes.map(renderMute),
    calendar: renderCalendar(calendar),
    webhooks: webhooks.map(renderWebhook),
    email: mailbox && renderMailbox(mailbox),
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, pages] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    let comma = '';
    for await (const page of pages) {
      yield comma + page.map((item: object) => JSON.stringify(item)).join();
      comma = ',';
    }
    yield ']';
  }
  yield '}';
}

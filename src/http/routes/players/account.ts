import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Language } from '../../../engine/rulebook.js';
import {
  type AccountExport,
  deleteAccount,
  exportAccount,
  renamePlayer,
} from '../../../play/accounts/account.js';
import { languageOf } from '../../language.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import { renderGrant } from '../../render/application.js';
import { renderCalendar } from '../../render/calendar.js';
import { renderMailbox } from '../../render/mailbox.js';
import { renderOwnMeasure, renderOwnReport } from '../../render/moderation.js';
import { renderBlock, renderFollow, renderOwnProfile } from '../../render/people.js';
import { renderMute, renderPlayer, renderToken } from '../../render/player.js';
import { renderPace, renderPolicy } from '../../render/policy.js';
import { renderOwnRating } from '../../render/rating.js';
import { renderHandle, renderMethod, renderSession } from '../../render/sign-in.js';
import { renderWebhook } from '../../render/webhook.js';
import { DeleteAccount, ExportedAccount, RenamePlayer } from '../../schemas/account.js';
import { Me } from '../../schemas/players.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['players'];

const renamePlayerRoute: Route = (app, { context }) => {
  app.patch(
    '/v1/me',
    {
      config: { access: { scope: 'manage' }, counted: 'account-changes', problems: ['name_refused'] },
      schema: {
        operationId: 'renamePlayer',
        summary: 'Rename your account',
        description: 'The new name replaces the old one everywhere at once, including in finished games.',
        tags,
        body: ref(RenamePlayer),
        response: { 200: ref(Me) },
      },
    },
    async (request) => {
      const { player, token, role } = callerOf(request);
      const renamed = orProblem(await renamePlayer(context, player, request.body.name));
      return { player: renderPlayer(renamed), token: renderToken(token), role };
    },
  );
};

const deleteAccountRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me',
    {
      config: { access: { scope: 'manage', whileBarred: true }, problems: ['not_confirmed'] },
      schema: {
        operationId: 'deleteAccount',
        summary: 'Delete your account permanently',
        description:
          'Deletes your name, handle, profile, follows, blocks, tokens, what you have allowed applications, ways to sign in, sessions, calendar, webhooks, email address and mutes, standing orders, saved responses, the text of your messages, and the words of your reports. Guests with a seat key of yours lose the name that you gave them and their messages, and play on. Your seats in open games become open. An open game of yours passes to the first player in it who has an account; without one it is deleted. In games that have started, the built-in bot plays your seat until another player takes it. Results of finished games stay, without your name, and so do components of your own that a game was started with.',
        tags,
        body: ref(DeleteAccount),
        response: {
          204: Type.Null({ description: 'The account is deleted.' }),
        },
      },
    },
    async (request, reply) => {
      orProblem(await deleteAccount(context, callerOf(request).player, request.body.name));
      return reply.code(204).send(null);
    },
  );
};

const exportAccountRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/export',
    {
      config: { access: { scope: 'manage' }, counted: 'account-changes' },
      schema: {
        operationId: 'exportAccount',
        summary: 'Export everything that is stored about your account',
        description: 'One JSON document, written while it is read from the database. It has no secrets.',
        tags,
        response: { 200: ref(ExportedAccount) },
      },
    },
    async (request, reply) => {
      const { player, token } = callerOf(request);
      const exported = await exportAccount(context, player);
      reply.header('cache-control', 'private, no-store');
      return rawReply(reply)
        .type(JSON_TYPE)
        .send(Readable.from(written(exported, token.id, languageOf(request)), { objectMode: false }));
    },
  );
};

export const accountRoutes: readonly Route[] = [renamePlayerRoute, deleteAccountRoute, exportAccountRoute];

/** The export as text, written page by page so that it never has to fit into memory. */
async function* written(
  exported: AccountExport,
  tokenId: string,
  language: Language,
): AsyncGenerator<string> {
  const { player, tokens, mutes, calendar, webhooks, mailbox, ...others } = exported;
  const { signInMethods, sessions, handle, grants, profile, ...shared } = others;
  const { policy, pace, tournaments, follows, blocks, ratings, reports, measures, ...lists } = shared;
  const head = {
    format: 'permafrost-account/1',
    player: renderPlayer(player),
    tokens: tokens.map(renderToken),
    mutes: mutes.map(renderMute),
    calendar: renderCalendar(calendar),
    webhooks: webhooks.map(renderWebhook),
    email: mailbox && renderMailbox(mailbox),
    signInMethods: signInMethods.map(renderMethod),
    sessions: sessions.map((session) => renderSession(session, tokenId)),
    handle: handle && renderHandle(handle),
    grants: grants.map(renderGrant),
    profile: profile && renderOwnProfile(profile),
    policy: policy && renderPolicy(policy),
    pace: renderPace(pace),
    tournaments: {
      ...tournaments,
      entered: tournaments.entered.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    },
    follows: follows.map(renderFollow),
    blocks: blocks.map(renderBlock),
    ratings: ratings.map(renderOwnRating),
    reports: reports.map(renderOwnReport),
    measures: measures.map((one) => renderOwnMeasure(one, language)),
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

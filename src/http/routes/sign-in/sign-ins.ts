import { Type } from 'typebox';
import { beginSignIn } from '../../../play/accounts/sign-in/begin.js';
import { finishSignIn } from '../../../play/accounts/sign-in/finish.js';
import { offered } from '../../../play/accounts/sign-in/offered.js';
import { callbackOf, isAnswerOf } from '../../../play/accounts/sign-in/providers.js';
import { whyNotFrom } from '../../../play/moderation/banned-addresses.js';
import { addressKey } from '../../limits/address-key.js';
import { orProblem, RefusedError } from '../../plugins/errors.js';
import { renderPlayer, renderToken } from '../../render/player.js';
import { renderBegun } from '../../render/sign-in.js';
import { closed, IdParams } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import {
  BeginSignIn,
  BegunSignIn,
  FinishSignIn,
  ProviderId,
  SignedIn,
  SignInOffer,
} from '../../schemas/sign-in.js';
import type { Route } from '../context.js';
import { deviceOf } from './device.js';
import { wishOf } from './wishes.js';

const tags = ['sign-in'];

const getOfferRoute: Route = (app, { context }) => {
  app.get(
    '/v1/sign-ins',
    {
      config: { tagged: true },
      schema: {
        operationId: 'getSignInOffer',
        summary: 'Get the ways to sign in to this server',
        description:
          'What the operator has set up. A name alone is always enough to play: see `createPlayer`.',
        tags,
        response: { 200: ref(SignInOffer) },
      },
    },
    async () => offered(context),
  );
};

const beginSignInRoute: Route = (app, { context }) => {
  app.post(
    '/v1/sign-ins',
    {
      config: {
        counted: 'sign-ins',
        problems: ['not_found', 'mail_not_set_up', 'too_many_codes', 'provider_unreachable'],
      },
      schema: {
        operationId: 'beginSignIn',
        summary: 'Begin to sign in',
        description:
          'Needs no account: what you prove decides which one it is. The answer is the same whether there is an account or not. Finish with the secret, within the time of `expiresAt`.',
        tags,
        body: ref(BeginSignIn),
        response: { 201: ref(BegunSignIn) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const begun = orProblem(await beginSignIn(context, wishOf(request), addressKey(request.ip)));
      return reply.code(201).send(renderBegun(begun));
    },
  );
};

const finishSignInRoute: Route = (app, { context }) => {
  app.post(
    '/v1/sign-ins/:id',
    {
      config: {
        counted: 'sign-ins',
        problems: [
          'address_banned',
          'proof_refused',
          'no_account',
          'method_taken',
          'sign_in_over',
          'provider_unreachable',
        ],
      },
      schema: {
        operationId: 'finishSignIn',
        summary: 'Finish to sign in',
        description:
          'The proof works once, and only together with the secret of the sign-in: a stolen link or code is of no use elsewhere. Creates an account if there is none and a `name` is sent; after `no_account` the secret and the name are enough.',
        tags,
        params: IdParams,
        body: ref(FinishSignIn),
        response: { 200: ref(SignedIn) },
      },
    },
    async (request, reply) => {
      const { secret, name, ...evidence } = request.body;
      const banned = name === undefined ? null : await whyNotFrom(context, addressKey(request.ip));
      if (banned !== null) throw new RefusedError(banned);
      const device = deviceOf(request.headers['user-agent']);
      const wish = { attemptId: request.params.id, secret, evidence, name, device };
      const { player, issued, isNew } = orProblem(await finishSignIn(context, wish));
      reply.header('cache-control', 'no-store');
      return {
        player: renderPlayer(player),
        token: renderToken(issued.token),
        secret: issued.secret,
        created: isNew,
      };
    },
  );
};

/** The page has the secret of the sign-in. A fragment is not sent to servers, so the answer is in no further log. */
const callbackRoute: Route = (app, { context }) => {
  app.get(
    callbackOf(':provider'),
    {
      config: { headers: ['Location'] },
      schema: {
        operationId: 'returnFromProvider',
        summary: 'Return from a provider',
        description:
          'Each provider sends browsers to its own address here, and it sends them on to the page with the same query; without it, if the query is the answer of another provider.',
        tags,
        params: Type.Object({ provider: ProviderId }, closed),
        response: { 303: Type.Null({ description: 'To the page.' }) },
      },
    },
    async (request, reply) => {
      const query = request.url.split('?')[1] ?? '';
      const page = `${context.channels.publicUrl()}/#/signed-in`;
      const isItsOwn = isAnswerOf(request.params.provider, new URLSearchParams(query));
      return reply.header('cache-control', 'no-store').redirect(isItsOwn ? `${page}?${query}` : page, 303);
    },
  );
};

export const signInRoutes: readonly Route[] = [
  getOfferRoute,
  beginSignInRoute,
  callbackRoute,
  finishSignInRoute,
];

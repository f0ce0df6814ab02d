import { ok } from '../../../kernel/result.js';
import { createPlayer, type NewAccount } from '../../../play/accounts/players.js';
import { whyNotFrom } from '../../../play/moderation/banned-addresses.js';
import { addressKey } from '../../limits/address-key.js';
import { callerOf } from '../../plugins/auth.js';
import { RefusedError } from '../../plugins/errors.js';
import { renderPlayer, renderToken } from '../../render/player.js';
import { carryOut } from '../../retries/once.js';
import { CreatePlayer, Me, NewPlayer } from '../../schemas/players.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['players'];

const createPlayerRoute: Route = (app, { context }) => {
  app.post(
    '/v1/players',
    {
      config: {
        once: true,
        access: { scope: 'manage', anonymous: true },
        counted: 'new-accounts',
        problems: ['address_banned'],
      },
      schema: {
        operationId: 'createPlayer',
        summary: 'Create an account, for a person or a bot',
        description:
          "The response contains the account's first token, which has every scope, including scopes that are added later. The secret is shown only once.",
        tags,
        body: ref(CreatePlayer),
        response: {
          201: ref(NewPlayer),
        },
      },
    },
    async (request, reply) => {
      const banned = await whyNotFrom(context, addressKey(request.ip));
      if (banned !== null) throw new RefusedError(banned);
      const { name, bot = false } = request.body;
      return carryOut<NewAccount>(context, request, reply, {
        run: async (once) => ok(await createPlayer(context, { name, bot }, once)),
        answer: ({ player, issued: { token, secret } }) => ({
          status: 201,
          body: { player: renderPlayer(player), token: renderToken(token), secret },
          owner: player.id,
        }),
      });
    },
  );
};

const getMeRoute: Route = (app) => {
  app.get(
    '/v1/me',
    {
      config: { tagged: true, access: { scope: 'read', seatKey: true } },
      schema: {
        operationId: 'getMe',
        summary: 'Get your account and the scopes of your token',
        description: 'Use it to check a token.',
        tags,
        response: { 200: ref(Me) },
      },
    },
    async (request) => {
      const { player, token, role } = callerOf(request);
      return { player: renderPlayer(player), token: renderToken(token), role };
    },
  );
};

export const playerRoutes: readonly Route[] = [createPlayerRoute, getMeRoute];

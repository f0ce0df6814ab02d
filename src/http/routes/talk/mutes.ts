import { Type } from 'typebox';
import { mutePlayer, unmutePlayer } from '../../../play/talk/mutes.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { renderMute } from '../../render/player.js';
import { closed, Id } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { Mutes } from '../../schemas/talk.js';
import type { Route } from '../context.js';

const tags = ['talk'];
const MuteParams = Type.Object({ player: Id }, closed);

const listMutesRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/mutes',
    {
      config: { tagged: true, access: { scope: 'read' } },
      schema: {
        operationId: 'listMutes',
        summary: 'List the players you have muted',
        description: 'Latest first.',
        tags,
        response: { 200: ref(Mutes) },
      },
    },
    async (request) => {
      const mutes = await context.talk.mutesOf(callerOf(request).player.id);
      return { mutes: mutes.map(renderMute) };
    },
  );
};

const mutePlayerRoute: Route = (app, { context }) => {
  app.put(
    '/v1/me/mutes/:player',
    {
      config: { access: { scope: 'play' }, problems: ['too_many_mutes'] },
      schema: {
        operationId: 'mutePlayer',
        summary: 'Mute a player',
        description:
          "You no longer see the player's messages in any game, including earlier ones. The player is not notified.",
        tags,
        params: MuteParams,
        response: {
          204: Type.Null({ description: 'Muted.' }),
        },
      },
    },
    async (request, reply) => {
      const playerId = callerOf(request).player.id;
      orProblem(await mutePlayer(context, { playerId, mutedId: request.params.player }));
      return reply.code(204).send(null);
    },
  );
};

const unmutePlayerRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/mutes/:player',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'unmutePlayer',
        summary: 'Unmute a player',
        description: "You see the player's messages again, including earlier ones.",
        tags,
        params: MuteParams,
        response: {
          204: Type.Null({ description: 'Unmuted.' }),
        },
      },
    },
    async (request, reply) => {
      const playerId = callerOf(request).player.id;
      orProblem(await unmutePlayer(context, { playerId, mutedId: request.params.player }));
      return reply.code(204).send(null);
    },
  );
};

export const muteRoutes: readonly Route[] = [listMutesRoute, mutePlayerRoute, unmutePlayerRoute];

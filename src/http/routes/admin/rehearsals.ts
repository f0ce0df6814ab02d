import { seenRehearsals, startRehearsal } from '../../../play/moderation/rehearsals.js';
import type { Rehearsal as RehearsalRecord } from '../../../play/ports/moderation/rehearsals.js';
import { callerOf } from '../../plugins/auth.js';
import { actorOf, renderRehearsal } from '../../render/moderation.js';
import { carryOut } from '../../retries/once.js';
import { Rehearsal, Rehearsals } from '../../schemas/moderation/rehearsals.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['moderation'];
const access = { scope: 'manage', role: 'operator' } as const;

const listRehearsalsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/rehearsals',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'listRehearsals',
        summary: 'List rehearsals of the carry-over to newer rules',
        description: 'With what has come of them.',
        tags,
        response: { 200: ref(Rehearsals) },
      },
    },
    async (request) => ({
      rehearsals: (await seenRehearsals(context, actorOf(callerOf(request)))).map(renderRehearsal),
    }),
  );
};

const startRehearsalRoute: Route = (app, { context }) => {
  app.post(
    '/v1/admin/rehearsals',
    {
      config: { once: true, access },
      schema: {
        operationId: 'startRehearsal',
        summary: 'Rehearse the carry-over to newer rules',
        description:
          'Replays every unfinished game of older rules with the newest rules of this server, and says what carry-over would do. Changes no game. It takes a share of the time of one process, so it can take a while: `listRehearsals` has what came of it.',
        tags,
        response: { 201: ref(Rehearsal) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(callerOf(request));
      return carryOut<RehearsalRecord>(context, request, reply, {
        run: (once) => startRehearsal(context, actor, once),
        answer: (rehearsal) => ({ status: 201, body: renderRehearsal({ ...rehearsal, versions: null }) }),
      });
    },
  );
};

export const rehearsalRoutes: readonly Route[] = [listRehearsalsRoute, startRehearsalRoute];

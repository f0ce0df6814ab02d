import { Type } from 'typebox';
import { WakeSignal } from '../../../kernel/wake-signal.js';
import type { Context } from '../../../play/context.js';
import { tournamentTopic } from '../../../play/ports/tournaments/tournaments.js';
import { findTournament } from '../../../play/tournaments/tournaments.js';
import { EVENT_STREAM, eventOf, SIGN_OF_LIFE, sendEvents } from '../../event-stream.js';
import { type Outlast, outlast } from '../../outlast.js';
import { isStillKnown, maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { IdParams } from '../../schemas/common.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';
import { chargeWhole } from './charge-whole.js';
import { type ShownTournament, ShownTournaments } from './shown-tournaments.js';

export const followTournamentRoute: Route = (app, { context, metrics, heartbeatMs, closing }) => {
  const shown = new ShownTournaments(context, closing);
  app.get(
    '/v1/tournaments/:id/stream',
    {
      config: { unmeasured: true, access: { scope: 'read', anonymous: true } },
      schema: {
        operationId: 'followTournament',
        summary: 'Follow the standings of a tournament as a stream',
        description:
          'Server-sent events named `standings`: the tournament as `getTournament` has it, at once and when it has changed, at most once a second. Ends when the tournament is over.',
        tags: ['tournaments'],
        params: IdParams,
        response: {
          200: {
            description: 'The tournament as it goes on.',
            content: {
              [EVENT_STREAM]: {
                schema: Type.String({ description: 'Server-sent events; `data` is a `WholeTournament`.' }),
              },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      // A problem must be answered before the stream begins.
      chargeWhole(request, orProblem(await findTournament(context, id)));
      const signal = abortOnClose(reply, closing);
      reply.header('cache-control', 'private, no-cache, no-transform');
      const playerId = maybeCaller(request)?.playerId;
      return sendEvents(
        reply,
        metrics,
        written(
          context,
          () => shown.latest(id),
          { id, playerId, signal, quietMs: heartbeatMs, outlast: outlast(signal) },
          () => isStillKnown(context, request),
        ),
      );
    },
  );
};

interface Following {
  readonly id: string;
  readonly playerId: string | undefined;
  readonly signal: AbortSignal;
  readonly quietMs: number;
  readonly outlast: Outlast;
}

async function* written(
  { bus }: Pick<Context, 'bus'>,
  latest: () => Promise<ShownTournament | null>,
  { id, playerId, signal, quietMs, outlast }: Following,
  stillAllowed: () => Promise<boolean>,
): AsyncGenerator<string> {
  const wakeSignal = new WakeSignal();
  const unsubscribe = bus.subscribe(tournamentTopic(id), wakeSignal.wake);
  let sent = '';
  try {
    while (!signal.aborted) {
      const found = await outlast(latest);
      if (found === null || !(await outlast(stillAllowed))) return;
      const json = found.textFor(playerId);
      yield json === sent ? SIGN_OF_LIFE : eventOf({ name: 'standings' }, json);
      sent = json;
      if (found.isOver) return;
      await wakeSignal.wait(quietMs, signal);
    }
  } finally {
    unsubscribe();
  }
}

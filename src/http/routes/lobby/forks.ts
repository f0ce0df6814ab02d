import { forkGame } from '../../../play/games/fork-game.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf } from '../../plugins/auth.js';
import { createdGame } from '../../render/game.js';
import { carryOut } from '../../retries/once.js';
import { IdParams } from '../../schemas/common.js';
import { Game } from '../../schemas/games.js';
import { ForkGame } from '../../schemas/lobby.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['lobby'];

const forkGameRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/fork',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        line: 'new games',
        headers: ['Location'],
        problems: [
          ...(['version_not_found', 'not_over', 'game_over', 'engine_missing'] as const),
          ...(['quota_exceeded', 'daily_quota_exceeded'] as const),
        ],
      },
      schema: {
        operationId: 'forkGame',
        summary: 'Start a new game from any version of a finished game',
        description:
          'Play it alone, with bots or with other players. The new game has its own seed, so cards and dice differ. It starts at once if you leave no seat open. A fork is at most as open as the finished game: of a private game it is private. Views hide what they hide in every game, but anyone who could see the finished game could look up what was hidden at that version.',
        tags,
        params: IdParams,
        body: ref(ForkGame),
        response: {
          201: ref(Game),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      // A fork that is refused has been looked for.
      const onRead = (entries: number) => chargeFor(request, 'entry', entries);
      const wish = { ...request.body, gameId: request.params.id, player, onRead };
      return carryOut(context, request, reply, {
        async run(once) {
          const fork = await forkGame(context, wish, once);
          if (fork.ok) chargeFor(request, 'entry', wish.version);
          return fork;
        },
        answer: createdGame(context, player.id),
      });
    },
  );
};

export const forkRoutes: readonly Route[] = [forkGameRoute];

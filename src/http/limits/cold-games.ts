import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../play/context.js';
import { maySee } from '../../play/games/find-game.js';
import type { LiveGame } from '../../play/games/live-games.js';
import { maybeCaller } from '../plugins/auth.js';
import { chargeFor } from './limit-requests.js';

/** The addresses that show or change one game. */
const OF_GAMES = ['/v1/games/:id', '/share/:id', '/embed/:id'];

/**
 * A game that is not in memory is read and replayed for the first who asks. That takes milliseconds, and a server has more
 * games than memory for them: so it is charged, and who only looks waits for such requests of their own.
 */
export const coldGames = fp(async (app, { context: { live } }: { readonly context: Context }) => {
  /** Several may wait for the same game, and one of them pays. */
  const paid = new WeakSet<LiveGame>();
  const watching = new WeakMap<FastifyRequest, () => void>();

  const maySeeIt = (request: FastifyRequest, { record }: LiveGame): boolean => {
    const { invitation } = request.query as { readonly invitation?: string };
    return maySee(record, maybeCaller(request), invitation);
  };
  const payFor = (request: FastifyRequest, id: string): void => {
    const stop = live.watch(id, (game) => {
      stop();
      // Others may read what this one may not see.
      if (game === null || paid.has(game) || !maySeeIt(request, game)) return;
      paid.add(game);
      chargeFor(request, 'entry', game.record.version);
    });
    watching.set(request, stop);
  };

  const hook = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { id } = request.params as { readonly id: string };
    const known = live.known(id);
    // What the caller may not see is like what does not exist.
    if (known !== undefined && maySeeIt(request, known)) return;
    payFor(request, id);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.routeOptions.config.mayLast !== true)
      await request.server.waitInLine(request, reply);
  };
  app.addHook('onRoute', (route: RouteOptions) => {
    if (OF_GAMES.some((url) => route.url === url || route.url.startsWith(`${url}/`)))
      route.preHandler = [hook, ...[route.preHandler ?? []].flat()];
  });
  app.addHook('onResponse', async (request) => watching.get(request)?.());
});

import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** Milliseconds until a connection that has sent nothing is closed. */
const SILENCE = 1_000;
/** Milliseconds that clients have to read their responses when the server closes. */
const GRACE = 10_000;

/**
 * Closes connections when the server closes. Node would wait a minute for connections that have sent nothing yet,
 * which clients open in advance, and without limit for a client that has stopped reading.
 */
export const gracefulClose = fp(async (app) => {
  const silent = new Set<Socket>();
  // One function for all, and no wrapper for `once`: of such listeners, each connection has many.
  const forget = function (this: Socket): void {
    silent.delete(this);
  };
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.on('close', forget);
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));

  app.addHook('preClose', async () => {
    const silence = setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, SILENCE);
    const grace = setTimeout(() => app.server.closeAllConnections(), GRACE);
    app.server.once('close', () => {
      clearTimeout(silence);
      clearTimeout(grace);
    });
  });
});

import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** How long a client may take to say what it is connected for. */
const SILENCE = 1_000;
/** How long a client may take to read the rest of its answer once the server closes. */
const GRACE = 10_000;

/**
 * Who is let go when the server closes. Node waits a minute for connections that have not sent anything yet, such
 * as clients open in advance, and for ever for one whose client has stopped reading.
 */
export const gracefulClose = fp(async (app) => {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));

  app.addHook('preClose', async () => {
    const dismissal = setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, SILENCE);
    const patience = setTimeout(() => app.server.closeAllConnections(), GRACE);
    app.server.once('close', () => {
      clearTimeout(dismissal);
      clearTimeout(patience);
    });
  });
});

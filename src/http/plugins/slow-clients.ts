import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** In milliseconds. The server looks for clients over these limits every `look`. */
export interface Patience {
  /** For the headers of a request, from the opening of the connection or its first byte. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** For the next request on a connection. */
  readonly idle: number;
  /** For a client that takes nothing of what is sent to it. */
  readonly unread: number;
  readonly look: number;
}

/** Longer than the idle time of common load balancers, which is a minute: the server must not be the first to close. */
export const usual: Patience = {
  headers: 15_000,
  request: 30_000,
  idle: 72_000,
  unread: 60_000,
  look: 1_000,
};

interface Output {
  /** Bytes that the system has taken. */
  taken: number;
  /** Since when it has taken nothing more, though there is more. */
  since: number;
}

/**
 * Closes connections whose clients have stopped reading. Node has limits for requests and idle connections, but none for
 * responses. A timeout of the socket would start again with each sign of life that is written to a stream.
 */
export const slowClients = fp(async (app, { patience }: { patience: Patience }) => {
  const outputs = new Map<Socket, Output>();
  app.server.on('connection', (socket: Socket) => {
    outputs.set(socket, { taken: 0, since: performance.now() });
    socket.once('close', () => outputs.delete(socket));
  });

  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, output] of outputs) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== output.taken) {
        output.taken = taken;
        output.since = now;
      } else if (now - output.since > patience.unread) socket.destroy();
    }
  }, patience.look);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
});

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** Gives each new connection to the next server, so that requests of one client go to different ones. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    const { hostname, port } = new URL(urls[turn++ % urls.length] ?? '');
    const behind = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        // What the server has said before it left still reaches a client that is sending.
        if (socket === client) other.destroy();
        else other.end().resume();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the balancer listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

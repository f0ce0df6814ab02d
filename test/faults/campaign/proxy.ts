import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { dropNotifications } from './notifications.js';

/** A TCP proxy whose connections can be cut. */
export interface TcpProxy {
  readonly port: number;
  /** Where new connections go; null to refuse them. */
  target: number | null;
  /** Removes the notifications that Postgres sends. */
  dropsNotifications: boolean;
  /** Cuts all connections, or those that listen for notifications. Returns how many. */
  cut(which?: 'all' | 'listeners'): number;
  close(): Promise<void>;
}

interface Connection {
  readonly sockets: readonly [Socket, Socket];
  isListener: boolean;
}

export async function startProxy(target: number | null): Promise<TcpProxy> {
  const connections = new Set<Connection>();
  const server = createServer((client) => {
    if (proxy.target === null) {
      client.destroy();
      return;
    }
    const upstream = connect(proxy.target, '127.0.0.1');
    const connection: Connection = { sockets: [client, upstream], isListener: false };
    connections.add(connection);
    const filter = dropNotifications(() => proxy.dropsNotifications);
    const destroy = (): void => {
      connections.delete(connection);
      for (const socket of connection.sockets) socket.destroy();
    };
    for (const socket of connection.sockets) {
      socket.setNoDelay(true);
      socket.on('error', destroy);
      socket.on('close', destroy);
    }
    client.on('data', (chunk) => {
      if (chunk.includes('LISTEN ')) connection.isListener = true;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      client.write(connection.isListener ? filter(chunk) : chunk);
    });
  });
  const proxy: TcpProxy = {
    port: 0,
    target,
    dropsNotifications: false,
    cut(which = 'all') {
      const hit = [...connections].filter(({ isListener }) => which === 'all' || isListener);
      for (const { sockets } of hit) for (const socket of sockets) socket.resetAndDestroy();
      return hit.length;
    },
    async close() {
      proxy.target = null;
      proxy.cut();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(proxy, { port: (server.address() as AddressInfo).port });
}

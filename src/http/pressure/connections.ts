import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Peers } from './peers.js';

/** A school that holds its streams open, and as many more. */
export const CONNECTIONS_PER_ADDRESS = 2_000;

/** Closes what an address opens beyond this many connections. Those of proxies are not counted. */
export function boundConnections(
  server: Server,
  most: number,
  { ofAddress }: Pick<Peers, 'ofAddress'>,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = ofAddress(socket.remoteAddress);
    if (key === null) return;
    const count = open.get(key) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 0) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

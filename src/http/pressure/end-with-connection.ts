import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const begun = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Before version 24, Node closes only the response that is being sent when a connection ends, and not those that wait
 * for it: what was begun for them would never be given up.
 */
export function endWithConnection(socket: Socket, response: ServerResponse): void {
  const isBeingSent = response.socket !== null;
  if (isBeingSent) return;
  const waiting = begun.get(socket) ?? follow(socket);
  waiting.add(response);
  response.once('close', () => waiting.delete(response));
}

function follow(socket: Socket): Set<ServerResponse> {
  const waiting = new Set<ServerResponse>();
  begun.set(socket, waiting);
  const endAll = () => {
    for (const response of waiting) {
      response.destroy();
      response.emit('close');
    }
  };
  // After Node's own listeners.
  socket.once('close', () => setImmediate(endAll));
  return waiting;
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Common clients send one request at a time, and tools for load some dozens. */
const MAX_WAITING = 64;

/**
 * Requests that a client sends without waiting for responses are read many at a time. They begin one in each turn of the
 * event loop, so that a connection gets as much of it as any other.
 */
export function oneByOne(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
  return (request, response) => {
    const { socket } = request;
    // What was read with the request that was one too many.
    if (socket.destroyed) return;
    const before = lines.get(socket);
    if (before !== undefined) {
      if (before.push([request, response]) > MAX_WAITING) socket.destroy();
      return;
    }
    const line: [IncomingMessage, ServerResponse][] = [];
    const next = (): void => {
      const first = socket.destroyed ? undefined : line.shift();
      if (first === undefined) {
        lines.delete(socket);
        return;
      }
      setImmediate(next);
      handle(...first);
    };
    lines.set(socket, line);
    setImmediate(next);
    handle(request, response);
  };
}

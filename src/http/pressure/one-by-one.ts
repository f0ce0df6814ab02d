import { IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { endWithConnection } from './end-with-connection.js';
import type { Peers } from './peers.js';

/** Common clients send one request at a time, and tools for load some dozens. */
const MAX_WAITING = 64;
/** Of all connections of an address. */
const MAX_WAITING_OF_ADDRESS = 256;

/** Node asks so often before it goes on reading. */
const LOOKS = 2;

/**
 * Node reads all requests that came together before anybody can object, but not past one for another protocol. What
 * follows the request that was one too many looks like such a one until the reading has ended. Not longer: Node would no
 * longer close the responses of a connection that it has handed over.
 */
export class ReadRequest extends IncomingMessage {
  declare private isForOther: boolean;
  declare private looks: number | undefined;
  get upgrade(): boolean {
    if (this.isForOther || !this.socket.destroyed) return this.isForOther;
    this.looks = (this.looks ?? 0) + 1;
    return this.looks <= LOOKS;
  }
  set upgrade(isForOther: boolean) {
    this.isForOther = isForOther;
  }
}

/**
 * Requests that a client sends without waiting for responses are read many at a time. They begin one in each turn of the
 * event loop, so that a connection gets as much of it as any other. The server has to read `ReadRequest`s.
 */
export function oneByOne(handle: RequestListener, { ofAddress }: Pick<Peers, 'ofAddress'>): RequestListener {
  const lines = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
  const waiting = new Map<string, number>();
  const count = (key: string | null, more: number): number => {
    if (key === null) return 0;
    const now = (waiting.get(key) ?? 0) + more;
    if (now === 0) waiting.delete(key);
    else waiting.set(key, now);
    return now;
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const before = lines.get(socket);
    const key = ofAddress(socket.remoteAddress);
    if (before !== undefined) {
      const ofAll = count(key, 1);
      if (before.push([request, response]) > MAX_WAITING || ofAll > MAX_WAITING_OF_ADDRESS) socket.destroy();
      return;
    }
    const line: [IncomingMessage, ServerResponse][] = [];
    const next = (): void => {
      const first = socket.destroyed ? undefined : line.shift();
      if (first === undefined) {
        count(key, -line.length);
        lines.delete(socket);
        return;
      }
      count(key, -1);
      setImmediate(next);
      endWithConnection(socket, first[1]);
      handle(...first);
    };
    lines.set(socket, line);
    setImmediate(next);
    endWithConnection(socket, response);
    handle(request, response);
  };
}

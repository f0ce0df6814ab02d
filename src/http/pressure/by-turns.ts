import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Peers } from './peers.js';

/** Requests of one address that begin in one turn of the event loop. */
const PER_TURN = 16;

type Begun = [IncomingMessage, ServerResponse];

/**
 * An address gets as much of each turn of the event loop as any other, however many connections it has: what is refused
 * takes time, too.
 */
export function byTurns(handle: RequestListener, { ofRequest }: Pick<Peers, 'ofRequest'>): RequestListener {
  /** What has begun in this turn, and what waits for another one, by address. */
  const lines = new Map<string, { begun: number; readonly waiting: Begun[] }>();
  const nextTurn = (): void => {
    for (const [key, line] of lines) {
      const first = line.waiting.splice(0, PER_TURN);
      line.begun = first.length;
      if (first.length === 0) lines.delete(key);
      for (const [request, response] of first) if (!request.socket.destroyed) handle(request, response);
    }
    if (lines.size > 0) setImmediate(nextTurn);
  };
  return (request, response) => {
    const key = ofRequest(request);
    if (lines.size === 0) setImmediate(nextTurn);
    const line = lines.get(key) ?? { begun: 0, waiting: [] };
    lines.set(key, line);
    if (line.begun === PER_TURN) {
      line.waiting.push([request, response]);
      return;
    }
    line.begun += 1;
    handle(request, response);
  };
}

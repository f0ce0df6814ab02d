import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { addressKey } from '../limits/address-key.js';
import type { Metrics } from './metrics.js';

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
  /** Bytes of responses that may wait for their clients, in all and for one address. */
  readonly unsent: number;
  readonly unsentPerAddress: number;
}

const MEGABYTE = 1_048_576;

/** Longer than the idle time of common load balancers, which is a minute: the server must not be the first to close. */
export const usual: Patience = {
  headers: 15_000,
  request: 30_000,
  idle: 72_000,
  unread: 60_000,
  look: 1_000,
  unsent: 64 * MEGABYTE,
  unsentPerAddress: 16 * MEGABYTE,
};

/** What is sent over a connection. */
class Output {
  /** Of the last request: a proxy sends those of many clients over one connection. */
  address = 'unknown';
  /** Pipelined requests have responses that wait for the one before them. */
  readonly responses = new Set<ServerResponse>();
  /** Listens to the end of a response. */
  readonly forget: (this: ServerResponse) => void;
  unsent = 0;
  /** Since when the system has taken nothing more, though there is more. */
  since = performance.now();
  #taken = 0;

  constructor(readonly socket: Socket) {
    const { responses } = this;
    this.forget = function (this: ServerResponse): void {
      responses.delete(this);
    };
  }

  look(now: number): void {
    const { socket, responses } = this;
    this.unsent = socket.writableLength;
    // A response that has its turn writes to the socket.
    for (const response of responses) if (response.socket === null) this.unsent += response.writableLength;
    const taken = socket.bytesWritten - socket.writableLength;
    if (this.unsent !== 0 && taken === this.#taken) return;
    this.#taken = taken;
    this.since = now;
  }
}

/** Those that took something longest ago come first; of those that still take something, the largest. */
const byPatience = (a: Output, b: Output): number => a.since - b.since || b.unsent - a.unsent;

/** Drops connections until what waits for the others fits. */
function makeRoom(
  outputs: readonly Output[],
  { unsent, unsentPerAddress }: Patience,
  drop: (one: Output) => void,
) {
  const ofAddress = new Map<string, number>();
  let all = 0;
  for (const one of outputs) {
    all += one.unsent;
    ofAddress.set(one.address, (ofAddress.get(one.address) ?? 0) + one.unsent);
  }
  const dropped = (one: Output): void => {
    all -= one.unsent;
    ofAddress.set(one.address, (ofAddress.get(one.address) ?? 0) - one.unsent);
    drop(one);
  };
  const left: Output[] = [];
  for (const one of [...outputs].sort(byPatience)) {
    if ((ofAddress.get(one.address) ?? 0) > unsentPerAddress) dropped(one);
    else left.push(one);
  }
  for (const one of left) if (all > unsent) dropped(one);
}

/**
 * Closes connections whose clients have stopped reading. Node has limits for requests and idle connections, but none for
 * responses. A timeout of the socket would start again with each sign of life that is written to a stream.
 */
export const slowClients = fp(
  async (app, { patience, metrics }: { readonly patience: Patience; readonly metrics: Metrics }) => {
    const outputs = new Map<Socket, Output>();
    const forget = function (this: Socket): void {
      outputs.delete(this);
    };
    app.server.on('connection', (socket: Socket) => {
      outputs.set(socket, new Output(socket));
      socket.on('close', forget);
    });
    app.addHook('onRequest', (request, { raw }, done) => {
      const output = outputs.get(request.socket);
      if (output !== undefined) {
        output.address = addressKey(request.ip);
        output.responses.add(raw);
        raw.on('close', output.forget);
      }
      done();
    });

    const drop = ({ socket }: Output): void => {
      metrics.slowClients.inc();
      socket.destroy();
    };
    /** Bytes of responses since the last look. */
    let fresh = 0;
    const lookAtAll = (): void => {
      const now = performance.now();
      fresh = 0;
      metrics.unsentBytes = 0;
      const waiting: Output[] = [];
      for (const output of outputs.values()) {
        output.look(now);
        if (now - output.since > patience.unread) drop(output);
        else if (output.unsent > 0) waiting.push(output);
        metrics.unsentBytes += output.unsent;
      }
      makeRoom(waiting, patience, drop);
    };
    // A burst must not fill the memory before the next look.
    app.addHook('onSend', (_request, _reply, payload, done) => {
      if (typeof payload === 'string' || Buffer.isBuffer(payload)) fresh += payload.length;
      if (fresh > patience.unsentPerAddress) {
        lookAtAll();
        // This response, and others of the same burst, are written later.
        setImmediate(lookAtAll);
      }
      done();
    });
    const look = setInterval(lookAtAll, patience.look);
    look.unref();
    app.addHook('onClose', async () => clearInterval(look));
  },
);

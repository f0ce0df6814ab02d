import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('content-length: ');

/**
 * A client with one connection that sends one request at a time. It parses as little of a response as possible,
 * because an expensive client would hide the difference between the servers.
 */
export class Connection {
  readonly #socket: Socket;
  #read: Buffer = Buffer.alloc(0);
  #answered: ((status: number) => void) | null = null;

  constructor(socket: Socket) {
    this.#socket = socket.setNoDelay();
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', () => this.#done(0));
    socket.on('close', () => this.#done(0));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Connection(socket);
  }

  /** Calls back with the status, or with 0 if the connection broke. */
  ask(request: string, answered: (status: number) => void): void {
    this.#answered = answered;
    this.#socket.write(request, 'latin1');
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    const read = this.#read.length === 0 ? chunk : Buffer.concat([this.#read, chunk]);
    const head = read.indexOf(END_OF_HEAD);
    const length = head < 0 ? 0 : lengthIn(read, head);
    if (head < 0 || read.length < head + END_OF_HEAD.length + length) {
      this.#read = read;
      return;
    }
    this.#read = Buffer.alloc(0);
    this.#done(Number(read.toString('latin1', 9, 12)));
  }

  #done(status: number): void {
    const answered = this.#answered;
    this.#answered = null;
    answered?.(status);
  }
}

function lengthIn(read: Buffer, head: number): number {
  const at = read.indexOf(LENGTH);
  return at < 0 || at > head
    ? 0
    : Number.parseInt(read.toString('latin1', at + LENGTH.length, at + LENGTH.length + 9), 10);
}

/** Sends a request. Returns the milliseconds until the response was complete. */
export function timed(connection: Connection, request: string, expected = 200): Promise<number> {
  const begun = performance.now();
  return new Promise((done, fail) => {
    connection.ask(request, (status) => {
      if (status === expected) done(performance.now() - begun);
      else fail(new Error(`an answer had status ${status} instead of ${expected}`));
    });
  });
}

export interface Request {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Serialises a request. */
export function asHttp({ path, headers = {}, body }: Request): string {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(body.length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

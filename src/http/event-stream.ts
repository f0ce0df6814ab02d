import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Metrics } from './plugins/metrics.js';

export const EVENT_STREAM = 'text/event-stream';

/** Sends server-sent events as they are written, and counts the stream until it is closed. */
export function sendEvents(
  reply: FastifyReply,
  metrics: Metrics,
  events: AsyncGenerator<Chunk>,
): FastifyReply {
  metrics.streams.inc();
  const body = new Events(events);
  body.once('close', () => metrics.streams.dec());
  return reply.type(EVENT_STREAM).header('x-accel-buffering', 'no').send(body);
}

type Chunk = string | Buffer;

/** What `Readable.from` does, in less memory: thousands of these wait at once. */
class Events extends Readable {
  readonly #events: AsyncGenerator<Chunk>;

  constructor(events: AsyncGenerator<Chunk>) {
    super();
    this.#events = events;
    this.push('retry: 1000\n\n');
  }

  override _read(): void {
    this.#events.next().then(this.#take, this.#fail);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#events.return(undefined).then(() => done(error), done);
  }

  readonly #take = ({ value, done }: IteratorResult<Chunk>): void => {
    this.push(done === true ? null : value);
  };
  readonly #fail = (error: Error): void => void this.destroy(error);
}

/** A comment: it shows that the line is alive, and is no event. */
export const SIGN_OF_LIFE = ': still here\n\n';

interface EventHead {
  readonly name: string;
  readonly id?: string | number;
}

/** `json` must not contain line breaks. */
export const eventOf = ({ id, name }: EventHead, json: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${json}\n\n`;

export const eventText = (event: EventHead, data: object): string => eventOf(event, JSON.stringify(data));

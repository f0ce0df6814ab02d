import type { FastifyReply } from 'fastify';
import type { Metrics } from './plugins/metrics.js';

export const EVENT_STREAM = 'text/event-stream';

/** Sends server-sent events as they are written, and counts the stream until it is closed. */
export function sendEvents(
  reply: FastifyReply,
  metrics: Metrics,
  events: AsyncGenerator<Chunk>,
): FastifyReply {
  return reply
    .type(EVENT_STREAM)
    .header('x-accel-buffering', 'no')
    .send(new EventSource(events, metrics.streams));
}

type Chunk = string | Buffer;

/**
 * What Fastify needs of a web stream and its reader, in one object: thousands of these wait at once, and a stream of Node
 * that is piped takes four kilobytes more.
 */
class EventSource {
  readonly locked = false;
  #hasBegun = false;
  #isOpen = false;

  constructor(
    private readonly events: AsyncGenerator<Chunk>,
    private readonly streams: Metrics['streams'],
  ) {}

  getReader(): this {
    this.#isOpen = true;
    this.streams.inc();
    return this;
  }

  read(): Promise<IteratorResult<Chunk>> {
    if (this.#hasBegun) return this.events.next().then(this.#take, this.#fail);
    this.#hasBegun = true;
    return Promise.resolve({ done: false, value: 'retry: 1000\n\n' });
  }

  async cancel(): Promise<void> {
    this.#close();
    await this.events.return(undefined);
  }

  readonly #take = (result: IteratorResult<Chunk>): IteratorResult<Chunk> => {
    if (result.done === true) this.#close();
    return result;
  };
  readonly #fail = (error: unknown): never => {
    this.#close();
    throw error;
  };

  #close(): void {
    if (this.#isOpen) this.streams.dec();
    this.#isOpen = false;
  }
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

import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Metrics } from './plugins/metrics.js';

export const EVENT_STREAM = 'text/event-stream';

/** Sends server-sent events as they are written, and counts the stream until it is closed. */
export function sendEvents(
  reply: FastifyReply,
  metrics: Metrics,
  events: AsyncGenerator<string>,
): FastifyReply {
  metrics.streams.inc();
  const body = Readable.from(opened(events), { objectMode: false });
  body.once('close', () => metrics.streams.dec());
  return reply.type(EVENT_STREAM).header('x-accel-buffering', 'no').send(body);
}

async function* opened(events: AsyncGenerator<string>): AsyncGenerator<string> {
  yield 'retry: 1000\n\n';
  yield* events;
}

/** A comment: it shows that the line is alive, and is no event. */
export const SIGN_OF_LIFE = ': still here\n\n';

export const eventText = (
  event: { readonly name: string; readonly id?: string | number },
  data: object,
): string =>
  `${event.id === undefined ? '' : `id: ${event.id}\n`}event: ${event.name}\ndata: ${JSON.stringify(data)}\n\n`;

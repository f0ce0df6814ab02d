import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { refusedBy } from './failure.js';
import { base, openStream } from './wire.js';

export interface StreamRequest {
  /** Relative to the base URL of the API. */
  readonly path: string;
  readonly lastId: string | null;
  readonly signal: AbortSignal;
  /** Called for every chunk, heartbeats included. */
  readonly onChunk: () => void;
  readonly onEvent: (event: EventSourceMessage) => void;
}

/** Reads server-sent events until the server closes the stream. True if the stream is over for good. */
export async function readStream({
  path,
  lastId,
  signal,
  onChunk,
  onEvent,
}: StreamRequest): Promise<boolean> {
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (lastId !== null) headers['last-event-id'] = lastId;
  const answer = await openStream(new Request(base + path, { headers, signal, cache: 'no-store' }));
  if (answer.status === 204) return true;
  if (!answer.ok || answer.body === null) throw refusedBy(await answer.json().catch(() => null));
  onChunk();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const parser = createParser({ onEvent });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return false;
    onChunk();
    parser.feed(value);
  }
}

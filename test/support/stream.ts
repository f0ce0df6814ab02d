import { createParser } from 'eventsource-parser';
import type { Service } from './service.js';

export interface Message {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

export interface Stream {
  readonly status: number;
  readonly headers: Headers;
  /** The next event; null after the server has ended the stream. */
  next(): Promise<Message | null>;
  /** Resolves after so many keep-alive comments since the stream was opened. */
  heartbeats(count: number): Promise<void>;
  /** All events until the server ends the stream. */
  rest(): Promise<Message[]>;
  close(): void;
}

/** Follows a game like an EventSource in a browser. */
export async function follow(
  { url, checker }: Service,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Stream> {
  const hangUp = new AbortController();
  const answer = await fetch(`${url}${path}`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: hangUp.signal,
  });
  const waiting: Message[] = [];
  let beats = 0;
  const parser = createParser({
    onEvent({ event = '', id, data }) {
      const message = { event, id, data: JSON.parse(data) as unknown };
      const violation =
        event === 'entry' ? checker.check('/components/schemas/ThinIceEntry', message.data) : null;
      if (violation !== null) checker.violations.add(`an event of ${path}: ${violation}`);
      waiting.push(message);
    },
    onComment: () => {
      beats += 1;
    },
  });
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  /** Returns false at the end. */
  const more = async (): Promise<boolean> => {
    const chunk = await reader?.read().catch(() => undefined);
    if (chunk === undefined || chunk.done) return false;
    parser.feed(decoder.decode(chunk.value, { stream: true }));
    return true;
  };
  const next = async (): Promise<Message | null> => {
    while (waiting.length === 0) if (!(await more())) return null;
    return waiting.shift() ?? null;
  };
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    async heartbeats(count) {
      while (beats < count) if (!(await more())) throw new Error('the stream has ended');
    },
    async rest() {
      const all: Message[] = [];
      for (let one = await next(); one !== null; one = await next()) all.push(one);
      return all;
    },
    close: () => hangUp.abort(),
  };
}

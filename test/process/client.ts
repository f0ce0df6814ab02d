import { createParser } from 'eventsource-parser';

export interface Answer {
  readonly status: number;
  /** The body of any operation. */
  readonly body: {
    readonly id: string;
    readonly secret: string;
    readonly version: number;
    readonly asked: readonly {
      readonly seat: number;
      readonly actions: readonly { readonly id: string }[];
    }[];
    readonly entries: readonly { readonly version: number }[];
  };
}

export async function call(url: string, secret: string | null, path: string, sent?: object): Promise<Answer> {
  const answer = await fetch(url + path, {
    ...(sent ? { method: 'POST', body: JSON.stringify(sent) } : {}),
    headers: {
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      ...(sent ? { 'content-type': 'application/json' } : {}),
    },
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/** Collects the versions that a stream delivers after a known one, until it breaks or `enough` returns true. */
export async function follow(url: string, game: string, after: number, got: number[], enough: () => boolean) {
  const hangUp = new AbortController();
  const answer = await fetch(`${url}/v1/games/${game}/events`, {
    headers: { accept: 'text/event-stream', 'last-event-id': String(after) },
    signal: hangUp.signal,
  });
  const parser = createParser({
    onEvent: ({ event, id }) => {
      if (event === 'entry') got.push(Number(id));
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of answer.body ?? []) {
      parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
      if (enough()) break;
    }
  } catch {
    // The test kills the server during the stream.
  }
  hangUp.abort();
}

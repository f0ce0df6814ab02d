import { until } from '../../support/until.js';

/** What a stream has sent so far, to the byte. */
export interface Transcript {
  readonly text: () => string;
  close(): void;
}

export async function record(url: string, token: string | undefined): Promise<Transcript> {
  const hangUp = new AbortController();
  const headers = {
    accept: 'text/event-stream',
    'x-request-id': 'stream',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { headers, signal: hangUp.signal });
  const { date: _, ratelimit: __, ...sent } = Object.fromEntries(answer.headers);
  let text = `${answer.status} ${JSON.stringify(sent)}\n`;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  read().catch(() => {});
  return { text: () => text, close: () => hangUp.abort() };
}

const ROUNDS = 1_000;

/** Waits until both have sent as much, or gives up: then they differ. */
export async function abreast(here: Transcript, there: Transcript): Promise<void> {
  let rounds = 0;
  let [one, other] = [-1, -2];
  await until(() => {
    rounds += 1;
    const isStill = here.text().length === one && there.text().length === other;
    [one, other] = [here.text().length, there.text().length];
    return rounds > ROUNDS || (isStill && one === other);
  });
}

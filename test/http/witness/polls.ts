import { until } from '../../support/until.js';

/** A request that is held back in both worlds until something happens. */
interface Poll {
  readonly name: string;
  /** What had happened when it was sent. */
  readonly since: Past;
  readonly answers: readonly [Answer, Answer];
}

/** How much has happened in a game. */
export interface Past {
  readonly requests: number;
  readonly entries: number;
}

interface Answer {
  text: string | null;
}

/** It ends by itself after so many seconds, which is longer than a pair takes. */
export const WAIT = 60;

const ROUNDS = 1_000;

/** The long polls of a viewer in both worlds. */
export class Polls {
  readonly #hangUp = new AbortController();
  #open: readonly Poll[] = [];

  constructor(
    private readonly urls: readonly string[],
    private readonly token: string | undefined,
  ) {}

  isOpen(name: string): boolean {
    return this.#open.some((poll) => poll.name === name);
  }

  open(name: string, path: string, since: Past, headers: Readonly<Record<string, string>> = {}): void {
    const [here, there] = this.urls.map((url) => this.#ask(url + path, headers));
    if (here !== undefined && there !== undefined)
      this.#open = [...this.#open, { name, since, answers: [here, there] }];
  }

  /** Answers that both worlds have sent. A poll that only one of them answers says that something has happened there. */
  async answered(now: Past): Promise<Answered[]> {
    const some: Answered[] = [];
    for (const poll of this.#open) {
      await abreast(poll);
      const { name, since } = poll;
      const [here, there] = poll.answers.map(({ text }) => text);
      if (here == null && there == null) continue;
      // Who is woken twice may read after the second time as well as in between.
      const isOne = now.requests - since.requests < 2 && now.entries - since.entries < 2;
      some.push({ name, texts: [here ?? 'waits', there ?? 'waits'].map(isOne ? String : statusOf) });
    }
    this.#open = this.#open.filter(({ answers }) => answers.some(({ text }) => text === null));
    return some;
  }

  close(): void {
    this.#hangUp.abort();
  }

  #ask(url: string, headers: Readonly<Record<string, string>>): Answer {
    const answer: Answer = { text: null };
    const read = async () => {
      const { status, headers: sent, body } = await this.#fetch(url, headers);
      answer.text = `${status} ${JSON.stringify(sent)}\n${body}`;
    };
    read().catch((error: Error) => {
      if (!this.#hangUp.signal.aborted) answer.text = `failed: ${error.message}`;
    });
    return answer;
  }

  async #fetch(url: string, headers: Readonly<Record<string, string>>) {
    const answer = await fetch(url, {
      signal: this.#hangUp.signal,
      headers: {
        'x-request-id': 'poll',
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
    });
    // How many requests are left depends on which of the polls came first.
    const { date: _, 'ratelimit-remaining': __, ...sent } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: sent, body: await answer.text() };
  }
}

export interface Answered {
  readonly name: string;
  readonly texts: readonly string[];
}

const statusOf = (text: string): string => text.split(' ', 1).join();

/** Waits until both are answered or neither, or gives up. */
async function abreast({ answers: [here, there] }: Poll): Promise<void> {
  let rounds = 0;
  await until(() => {
    rounds += 1;
    return rounds > ROUNDS || (here.text === null) === (there.text === null);
  });
}

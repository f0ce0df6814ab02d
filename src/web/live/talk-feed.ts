import { computed, signal } from '@preact/signals';
import { getMessages, type Message } from '../api/talk.js';
import { pause, pauseAfter } from './backoff.js';
import { follow, isForGood } from './follow.js';

/** The messages of a game, kept up to date. */
export class TalkFeed {
  readonly messages = signal<readonly Message[]>([]);
  /** The cursor of the previous page; null if there is none. */
  readonly older = signal<string | null>(null);
  readonly isLive = signal(true);
  /** How many messages the player has seen. */
  readonly seen = signal(0);
  readonly unseen = computed(() => Math.max(0, this.messages.value.length - this.seen.value));
  #stop = new AbortController();

  constructor(
    readonly id: string,
    readonly invitation: string | null,
    readonly left: AbortSignal,
  ) {
    left.addEventListener('abort', () => this.#stop.abort());
  }

  /** Loads the messages and follows the stream. Called again when a player was muted or unmuted. */
  begin(): void {
    this.#stop.abort();
    if (this.left.aborted) return;
    this.#stop = new AbortController();
    void this.#follow(this.#stop.signal);
  }

  async loadOlder(): Promise<void> {
    const before = this.older.value;
    if (before === null) return;
    const page = await getMessages(this.id, { before, invitation: this.invitation });
    this.messages.value = [...page.messages, ...this.messages.value];
    this.seen.value += page.messages.length;
    this.older.value = page.older;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const cursor = await this.#read(signal);
    if (signal.aborted) return;
    const query = this.invitation === null ? '' : `?${new URLSearchParams({ invitation: this.invitation })}`;
    await follow({
      path: `/v1/games/${this.id}/messages/stream${query}`,
      from: cursor,
      signal,
      onConnection: (isUp) => {
        this.isLive.value = isUp;
      },
      onEvent: ({ event, data }) => {
        if (event === 'message') this.#receive(JSON.parse(data) as Message);
      },
    });
  }

  async #read(signal: AbortSignal): Promise<string | null> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        const page = await getMessages(this.id, { invitation: this.invitation });
        if (signal.aborted) return null;
        this.messages.value = page.messages;
        this.seen.value = page.messages.length;
        this.older.value = page.older;
        return page.newer;
      } catch (error) {
        if (isForGood(error)) return null;
        await pause(pauseAfter(failures), signal);
      }
    }
    return null;
  }

  /** A withdrawn message is sent a second time. */
  #receive(message: Message): void {
    const before = this.messages.value;
    const isKnown = before.some(({ id }) => id === message.id);
    this.messages.value = isKnown
      ? before.map((one) => (one.id === message.id ? message : one))
      : [...before, message];
  }
}

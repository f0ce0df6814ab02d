import { signal } from '@preact/signals';
import { isAborted } from '../api/failure.js';
import { type Entry, getEntries } from '../api/play.js';
import { follow } from './follow.js';

/** Entries loaded at first. Older ones are loaded on demand. */
const PAGE = 100;

/** The log of a game, kept up to date. */
export class LogFeed {
  readonly entries = signal<readonly Entry[]>([]);
  readonly isLive = signal(true);
  #as: number | null | undefined;
  #stop = new AbortController();

  constructor(
    readonly id: string,
    readonly invitation: string | null,
    readonly left: AbortSignal,
    readonly onEntry: (version: number) => void,
  ) {
    left.addEventListener('abort', () => this.#stop.abort());
  }

  /** Follows the log as a seat sees it. Starts again if the player has another seat. */
  followAs(seat: number | null, version: number): void {
    if (this.#as === seat) return;
    this.#as = seat;
    this.#stop.abort();
    if (this.left.aborted) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.entries.value = [];
    const from = Math.max(0, version - PAGE);
    void follow({
      path: `/v1/games/${this.id}/events/stream${this.#query()}`,
      from: String(from),
      signal: stop.signal,
      onConnection: (isUp) => {
        this.isLive.value = isUp;
      },
      onEvent: ({ event, data }) => {
        if (event !== 'entry') return;
        const entry = JSON.parse(data) as Entry;
        this.entries.value = [...this.entries.value, entry];
        this.onEntry(entry.version);
      },
    });
  }

  hasOlder(): boolean {
    return (this.entries.value[0]?.version ?? 1) > 1;
  }

  async loadOlder(): Promise<void> {
    const [first] = this.entries.value;
    if (first === undefined) return;
    const after = Math.max(0, first.version - 1 - PAGE);
    const older = await getEntries(this.id, after, first.version - 1 - after, this.invitation).catch(
      (error: unknown) => {
        if (isAborted(error)) return [];
        throw error;
      },
    );
    this.entries.value = [...older, ...this.entries.value];
  }

  #query(): string {
    return this.invitation === null ? '' : `?${new URLSearchParams({ invitation: this.invitation })}`;
  }
}

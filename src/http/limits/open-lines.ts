import type { Bus } from '../../play/ports/bus.js';

/** How often other processes are told, in milliseconds, and how long they believe it. */
const TELL_EVERY = 1_000;
const BELIEVED_FOR = 5_000;
/** From this share of a limit on, others are told. */
const WORTH_TELLING = 1 / 16;
const SUBJECT = 'lines';

interface Elsewhere {
  readonly count: number;
  readonly at: number;
}

interface LineSettings {
  readonly bus: Pick<Bus, 'tell' | 'hear'>;
  readonly now: () => number;
  /** Names this process. */
  readonly process: string;
  /** The smallest limit; only keys with a share of it are told. */
  readonly smallest: number;
}

/** Streams and long polls that are open, by account and by address, in this process and in the others. */
export class OpenLines {
  readonly #here = new Map<string, number>();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  readonly #settings: LineSettings;
  readonly #timer: NodeJS.Timeout;
  readonly #stopHearing: () => void;

  constructor(settings: LineSettings) {
    this.#settings = settings;
    this.#stopHearing = settings.bus.hear(SUBJECT, (word) => this.#heard(word));
    this.#timer = setInterval(() => this.#tell(), TELL_EVERY);
    this.#timer.unref();
  }

  count(key: string): number {
    const { now } = this.#settings;
    let count = this.#here.get(key) ?? 0;
    for (const one of this.#elsewhere.get(key)?.values() ?? [])
      if (now() - one.at < BELIEVED_FOR) count += one.count;
    return count;
  }

  /** Returns a function that closes the line again. */
  open(key: string): () => void {
    this.#add(key, 1);
    return () => this.#add(key, -1);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stopHearing();
  }

  #add(key: string, change: number): void {
    const count = (this.#here.get(key) ?? 0) + change;
    if (count <= 0) this.#here.delete(key);
    else this.#here.set(key, count);
  }

  #tell(): void {
    const { bus, process, smallest, now } = this.#settings;
    const words = [...this.#here].flatMap(([key, count]) =>
      count < smallest * WORTH_TELLING ? [] : [`${process}/${key}/${count}`],
    );
    if (words.length > 0) bus.tell(SUBJECT, words);
    for (const [key, all] of this.#elsewhere) {
      for (const [origin, { at }] of all) if (now() - at >= BELIEVED_FOR) all.delete(origin);
      if (all.size === 0) this.#elsewhere.delete(key);
    }
  }

  #heard(word: string): void {
    const [origin = '', key = '', text = ''] = word.split('/');
    const count = Number(text);
    if (!Number.isInteger(count)) return;
    const all = this.#elsewhere.get(key) ?? new Map<string, Elsewhere>();
    this.#elsewhere.set(key, all.set(origin, { count, at: this.#settings.now() }));
  }
}

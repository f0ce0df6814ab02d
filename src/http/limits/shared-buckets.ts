import { LRUCache } from 'lru-cache';
import { maxItems } from '../../kernel/max-items.js';
import type { Bus } from '../../play/ports/bus.js';
import { Buckets, type Budget } from './buckets.js';

/** What a process spends is told to the others this often, in milliseconds. */
const TELL_EVERY = 250;
/** Less than this share of a bucket is not told yet, so that idle accounts cause no traffic. */
const WORTH_TELLING = 1 / 64;
/** More than this share is told at once, so that other processes are never far behind. */
const URGENT = 1 / 32;
const SUBJECT = 'spent';
const MAX_UNTOLD = 100_000;

/**
 * Budgets that the processes of one database share: each tells the others what it has taken. Untold is at most a
 * thirty-second of a bucket for each process, and what an announcement takes to arrive.
 */
export class SharedBuckets<Name extends string> {
  readonly #bus: Pick<Bus, 'tell' | 'hear'>;
  readonly #buckets: ReadonlyMap<string, Buckets>;
  /** By budget and key. The smallest amounts of the longest ago may be forgotten. */
  readonly #untold = new LRUCache<string, number>(maxItems(MAX_UNTOLD));
  /** What is worth telling. */
  readonly #worth = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  readonly #stopHearing: () => void;
  #isUrgent = false;

  constructor(
    readonly budgets: Readonly<Record<Name, Budget>>,
    { bus, now }: { readonly bus: Pick<Bus, 'tell' | 'hear'>; readonly now: () => number },
  ) {
    this.#bus = bus;
    const entries = Object.entries<Budget>(budgets);
    this.#buckets = new Map(entries.map(([name, budget]) => [name, new Buckets(budget, now)]));
    this.#stopHearing = bus.hear(SUBJECT, (word) => this.#heard(word));
    this.#timer = setInterval(() => this.#tell(), TELL_EVERY);
    this.#timer.unref();
  }

  left(name: Name, key: string): number {
    return this.#of(name).left(key);
  }

  secondsUntil(name: Name, key: string, amount: number): number {
    return this.#of(name).secondsUntil(key, amount);
  }

  /** Keys with nothing left, whichever process they have spent it in. */
  spent(name: Name): readonly string[] {
    return this.#of(name).spent();
  }

  take(name: Name, key: string, amount: number): void {
    if (amount <= 0) return;
    const buckets = this.#of(name);
    buckets.take(key, amount);
    const word = `${name}/${key}`;
    const untold = (this.#untold.get(word) ?? 0) + amount;
    this.#untold.set(word, untold);
    const share = untold / buckets.budget.size;
    if (share >= WORTH_TELLING) this.#worth.add(word);
    if (share < URGENT || this.#isUrgent) return;
    this.#isUrgent = true;
    setImmediate(() => this.#tell());
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stopHearing();
    this.#untold.clear();
    this.#worth.clear();
  }

  #of(name: string): Buckets {
    const found = this.#buckets.get(name);
    if (found === undefined) throw new Error(`there is no budget ${name}`);
    return found;
  }

  #tell(): void {
    this.#isUrgent = false;
    const words = [...this.#worth].flatMap((word) => {
      const amount = this.#untold.get(word);
      this.#untold.delete(word);
      return amount === undefined ? [] : [`${word}/${Math.ceil(amount)}`];
    });
    this.#worth.clear();
    if (words.length > 0) this.#bus.tell(SUBJECT, words);
  }

  /** Another process may have another set of budgets, while a new version is rolled out. */
  #heard(word: string): void {
    const [name = '', key = '', text = ''] = word.split('/');
    const amount = Number(text);
    if (Number.isFinite(amount)) this.#buckets.get(name)?.take(key, amount);
  }
}

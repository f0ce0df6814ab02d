import { LRUCache } from 'lru-cache';
import type { GameRecord } from '../ports/game-record.js';

/** What one text takes beside its characters. */
const OVERHEAD = 200;

/**
 * Views of earlier versions, pictures and films, as they were sent: to make one costs a replay. Those that were not asked for
 * longest make room.
 */
export class ShownTexts {
  readonly #texts: LRUCache<string, string>;
  readonly #making = new Map<string, Promise<string>>();

  constructor(maxBytes: number) {
    this.#texts = new LRUCache<string, string>({
      maxSize: maxBytes,
      sizeCalculation: (text, key) => 2 * (text.length + key.length) + OVERHEAD,
    });
  }

  /** Those who ask for the same while it is made wait for it. `key` names all that the text depends on. */
  async of(key: string, make: () => Promise<string>): Promise<string> {
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const begun = this.#making.get(key);
    // If the first caller hung up, the others still need the text.
    if (begun !== undefined) return begun.catch(() => this.#make(key, make));
    return this.#make(key, make);
  }

  /** A text that was put here under this key, if there is still room for it. */
  find(key: string): string | undefined {
    return this.#texts.get(key);
  }

  put(key: string, text: string): void {
    this.#texts.set(key, text);
  }

  clear(): void {
    this.#texts.clear();
  }

  async #make(key: string, make: () => Promise<string>): Promise<string> {
    const making = make();
    this.#making.set(key, making);
    try {
      const text = await making;
      this.#texts.set(key, text);
      return text;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }
}

/** Begins a key: the game and the rules that its positions are shown by. */
export const rulesOf = ({ id, rulesVersion, engineHash }: GameRecord): string =>
  [id, rulesVersion, engineHash ?? ''].join();

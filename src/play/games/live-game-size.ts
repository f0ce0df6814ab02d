import type { GameRecord } from '../ports/game-record.js';

/** States grow slowly, and measuring one takes as long as an action. */
const MEASURED_EVERY = 32;

/** What a record, a map entry and the sent responses of a game take besides state and entries. */
const FIXED = 16_384;

interface Measured {
  readonly record: GameRecord;
  readonly state: unknown;
  readonly tail: readonly object[];
}

/** In bytes, as V8 keeps them on a 64-bit machine: close enough to bound memory. */
const HEADER = 24;
const SLOT = 8;

/** Estimates what games take in memory. A game is measured at first, and again after every so many entries. */
export class LiveGameSizes {
  readonly #measured = new Map<string, { readonly version: number; readonly bytes: number }>();

  readonly sizeOf = (game: Measured): number => {
    const { id, version } = game.record;
    const known = this.#measured.get(id);
    if (known !== undefined && Math.abs(version - known.version) < MEASURED_EVERY) return known.bytes;
    const { state, tail, record } = game;
    const bytes = FIXED + heapBytes([state, tail, record], new Set());
    this.#measured.set(id, { version, bytes });
    return bytes;
  };

  forget(id: string): void {
    this.#measured.delete(id);
  }
}

/** Counts an object once, however many others refer to it: the state shares the components with the first entry. */
export function heapBytes(value: unknown, counted: Set<object>): number {
  if (typeof value === 'string') return HEADER + value.length;
  if (typeof value !== 'object' || value === null || counted.has(value)) return 0;
  counted.add(value);
  let bytes = HEADER;
  for (const field of Object.values(value)) bytes += SLOT + heapBytes(field, counted);
  return bytes;
}

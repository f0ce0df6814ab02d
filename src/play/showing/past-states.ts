import { LRUCache } from 'lru-cache';
import type { AnyState } from '../../engine/any-rulebook.js';
import type { Entry } from '../../engine/entry.js';
import { isUndo, replayFrom, statesAfter } from '../../engine/replay.js';
import { inSlices } from '../../kernel/in-slices.js';
import { KeyedMutex } from '../../kernel/keyed-mutex.js';
import { heapBytes } from '../games/live-game-size.js';
import type { LiveGame } from '../games/live-games.js';
import type { Log } from '../ports/log.js';
import { rulesOf } from './shown-texts.js';

/** Versions from one state that is kept to the next. */
export const EVERY = 32;

/** The entries of so many versions, and the state before the first of them. */
interface Stretch {
  readonly before: AnyState | null;
  readonly entries: readonly Entry[];
  readonly bytes: number;
}

/** A state that was reached; null before the first entry. */
interface Reached {
  readonly version: number;
  readonly state: AnyState | null;
}

const BEGINNING: Reached = { version: 0, state: null };

/** What one stretch takes besides its state and its entries. */
const OVERHEAD = 400;

/**
 * Earlier states of games, for all who look at the past. Kept are only those after every so many versions, with the entries
 * between them. docs/decisions/0035 says why they are in no database.
 */
export class PastStates {
  readonly #stretches: LRUCache<string, Stretch>;
  readonly #reads = new KeyedMutex();

  constructor(
    private readonly log: Pick<Log, 'entries'>,
    maxBytes: number,
  ) {
    this.#stretches = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The state after a version, if nothing has to be read for it. */
  known({ record, rulebook }: LiveGame, version: number): AnyState | null {
    const rules = rulesOf(record);
    let steps: Entry[] = [];
    for (let at = version; ; ) {
      const first = beginOf(at);
      const stretch = this.#stretches.get(keyOf(rules, first));
      if (stretch === undefined || stretch.entries.length < at - first) return null;
      const entries = stretch.entries.slice(0, at - first);
      const undo = entries.findLast(isUndo);
      steps = [...entries.slice(undo === undefined ? 0 : undo.version - first), ...steps];
      if (undo === undefined) return replayFrom(rulebook, stretch.before, steps);
      at = undo.action.to;
    }
  }

  /** The state after a version. `onRead` is called with the number of entries, if some have to be read. */
  async at(game: LiveGame, version: number, onRead: (entries: number) => void = () => {}): Promise<AnyState> {
    return (
      this.known(game, version) ??
      this.#reads.run(
        rulesOf(game.record),
        async () => this.known(game, version) ?? this.#read(game, version, onRead),
      )
    );
  }

  clear(): void {
    this.#stretches.clear();
  }

  async #read(game: LiveGame, version: number, onRead: (entries: number) => void): Promise<AnyState> {
    const { record } = game;
    const end = Math.min(beginOf(version) + EVERY, record.version);
    const nearest = this.#nearest(game, version);
    const after = await this.log.entries(record.id, nearest.version, end, onRead);
    const isEnough = !after.some((entry) => isUndo(entry) && entry.action.to < nearest.version);
    const [from, entries] = isEnough
      ? [nearest, after]
      : [BEGINNING, await this.log.entries(record.id, 0, end)];
    onRead(entries.length);
    return inSlices(this.#replay(game, from, entries, version));
  }

  /** The last state before this stretch that can be had without reading. */
  #nearest(game: LiveGame, version: number): Reached {
    for (let at = beginOf(version); at > 0; at -= EVERY) {
      const state = this.known(game, at);
      if (state !== null) return { version: at, state };
    }
    return BEGINNING;
  }

  *#replay(
    { record, rulebook }: LiveGame,
    from: Reached,
    entries: readonly Entry[],
    version: number,
  ): Generator<undefined, AnyState> {
    const rules = rulesOf(record);
    let found: AnyState | null = null;
    let before = from.state;
    // States of one game differ little in size, and measuring one takes as long as many entries.
    let bytes: number | null = null;
    let some: Entry[] = [];
    const keep = (after: AnyState): void => {
      const [first] = some;
      if (first === undefined) return;
      if (before !== null) bytes ??= heapBytes(before, new Set());
      const size = OVERHEAD + (before === null ? 0 : (bytes ?? 0)) + heapBytes(some, new Set());
      this.#stretches.set(keyOf(rules, first.version - 1), { before, entries: some, bytes: size });
      [before, some] = [after, []];
    };
    for (const { entry, state } of statesAfter(rulebook, entries, from)) {
      some.push(entry);
      if (entry.version === version) found = state;
      if (entry.version % EVERY === 0 || entry === entries.at(-1)) keep(state);
      yield;
    }
    if (found === null) throw new Error(`game ${record.id} has no entry ${version}`);
    return found;
  }
}

/** The version before the first of the stretch. */
const beginOf = (version: number): number => version - 1 - ((version - 1) % EVERY);

const keyOf = (rules: string, first: number): string => `${rules},${first}`;

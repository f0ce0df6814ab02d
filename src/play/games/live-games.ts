import { LRUCache } from 'lru-cache';
import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { isOfHouse } from '../../engine/entry.js';
import type { SealedEntry } from '../../engine/fairness.js';
import { commitmentTo } from '../../engine/fairness.js';
import { replay, type Step } from '../../engine/replay.js';
import type { GameRecord, Head } from '../ports/game-record.js';
import type { Games } from '../ports/games.js';
import type { Log } from '../ports/log.js';
import { type Rulebooks, rulebookOf } from './rulebook-of.js';
import { extended } from './tail.js';

/** A game as it stands in memory: true as long as the database's head says the same version and revision. */
export interface LiveGame {
  readonly record: GameRecord;
  readonly rulebook: AnyRulebook;
  /** Null before the start. */
  readonly state: AnyState | null;
  /** What the seat that acted last has done since another acted, and in which states. */
  readonly turn: readonly Step[];
  /** The hash of the last entry; before the first, the commitment to the seed. */
  readonly hash: string;
  /** The last entries, up to the version of the record: those who follow the game need not read them. */
  readonly tail: readonly SealedEntry[];
  /** What each viewer was sent of this version, ready to be sent again. */
  readonly sent: Map<string, string>;
}

/** The log of this game was written under rules that this process does not have. */
export const FOREIGN_RULES = 'foreign rules';

export type Found = LiveGame | null | typeof FOREIGN_RULES;

/** Called with a game whenever this process learns where it stands; with null when what it knew is no longer so. */
export type Watcher = (game: LiveGame | null) => void;

const isAt = (record: GameRecord, head: Head): boolean =>
  record.version === head.version && record.revision === head.revision;

const isBehind = (record: GameRecord, head: Head): boolean =>
  record.version < head.version || record.revision < head.revision;

const isAhead = (record: GameRecord, head: Head): boolean =>
  record.version > head.version || record.revision > head.revision;

export class LiveGames {
  readonly #known: LRUCache<string, LiveGame>;
  readonly #loading = new Map<string, Promise<Found>>();
  readonly #watchers = new Map<string, Set<Watcher>>();

  constructor(
    private readonly store: { readonly games: Games; readonly log: Log },
    private readonly rulebooks: Rulebooks,
    private readonly onLookup: (hit: boolean) => void,
    max = 2_000,
  ) {
    this.#known = new LRUCache({ max });
  }

  /** Never answered from memory alone: the head is asked for, unless it was read since the request came. */
  async get(id: string, read?: Head | null): Promise<Found> {
    const head = read === undefined ? await this.#ask(id) : read;
    if (head === null) return null;
    const known = this.#known.get(id);
    const hit = known !== undefined && isAt(known.record, head);
    this.onLookup(hit);
    return hit ? known : this.#catchUp(id, head);
  }

  /** Reads what another process may have written: the head and the entries that are missing, in one statement. */
  async refresh(id: string): Promise<Found> {
    // A load that is under way may have begun too early to see it.
    await this.#loading.get(id)?.catch(() => undefined);
    return this.#loadOnce(id);
  }

  /** After this process's own append: saves the next reader a load. */
  put(game: LiveGame): void {
    this.#known.set(game.record.id, game);
    this.#tell(game.record.id, game);
  }

  /** Returns how to stop it. */
  watch(id: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(id) === watchers) this.#watchers.delete(id);
    };
  }

  #tell(id: string, game: LiveGame | null): void {
    for (const watcher of this.#watchers.get(id) ?? []) watcher(game);
  }

  async #ask(id: string): Promise<Head | null> {
    const before = this.#known.get(id);
    const head = await this.store.games.head(id);
    this.#forgetIfLost(id, before, head);
    return head;
  }

  /**
   * What was in memory before the database was asked had been committed before. If the answer is older, the database
   * was put back, as after the loss of its first machine: memory knows of what never was.
   */
  #forgetIfLost(id: string, before: LiveGame | undefined, head: Head | null): void {
    if (before === undefined || head === null || !isAhead(before.record, head)) return;
    this.#known.delete(id);
    this.#tell(id, null);
  }

  /** Loads at most once at a time, and never hands out a load that began too early to have seen `head`. */
  async #catchUp(id: string, head: Head): Promise<Found> {
    for (;;) {
      const known = this.#known.get(id);
      if (known !== undefined && !isBehind(known.record, head)) return known;
      const found = await this.#loadOnce(id);
      if (found === null || found === FOREIGN_RULES || !isBehind(found.record, head)) return found;
    }
  }

  #loadOnce(id: string): Promise<Found> {
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<Found> {
    const before = this.#known.get(id);
    const read = await this.store.games.findWithEntries(id, before?.record.version ?? 0);
    if (read === null) return null;
    const { record } = read;
    const rulebook = rulebookOf(this.rulebooks, record);
    if (rulebook === undefined) return FOREIGN_RULES;
    this.#forgetIfLost(id, before, record);
    const from = before !== undefined && !isAhead(before.record, record) ? before : undefined;
    const isWhole = from !== undefined || before === undefined;
    const entries =
      isWhole && !(from !== undefined && read.entries.some(stepsBack))
        ? read.entries
        : await this.store.log.entries(id, 0, record.version);
    const game = build(record, rulebook, entries, entries === read.entries ? from : undefined);
    const known = this.#known.get(id);
    // This process may have appended meanwhile.
    if (known !== undefined && isAhead(known.record, record)) return known;
    this.#known.set(id, game);
    this.#tell(id, game);
    return game;
  }
}

function build(
  record: GameRecord,
  rulebook: AnyRulebook,
  entries: readonly SealedEntry[],
  from?: LiveGame,
): LiveGame {
  const { state: before = null, turn: begun = [], hash = commitmentTo(record.seed) } = from ?? {};
  const { state, turn } =
    entries.length === 0
      ? { state: before, turn: begun }
      : replay(rulebook, entries, before && { state: before, turn: begun });
  return {
    record,
    rulebook,
    state,
    turn,
    hash: entries.at(-1)?.hash ?? hash,
    tail: extended(from?.tail ?? [], entries),
    sent: new Map(),
  };
}

/** After an undo a game stands where it stood before: its state in memory does not lead there. */
const stepsBack = (entry: SealedEntry): boolean => isOfHouse(entry) && entry.action.type === 'undo';

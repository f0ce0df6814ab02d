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
  /** What each viewer was sent of this version, ready to be sent again. */
  readonly sent: Map<string, string>;
}

/** The log of this game was written under rules that this process does not have. */
export const FOREIGN_RULES = 'foreign rules';

export type Found = LiveGame | null | typeof FOREIGN_RULES;

const isAt = (record: GameRecord, head: Head): boolean =>
  record.version === head.version && record.revision === head.revision;

const isBehind = (record: GameRecord, head: Head): boolean =>
  record.version < head.version || record.revision < head.revision;

const isAhead = (record: GameRecord, head: Head): boolean =>
  record.version > head.version || record.revision > head.revision;

export class LiveGames {
  readonly #known: LRUCache<string, LiveGame>;
  readonly #loading = new Map<string, Promise<Found>>();

  constructor(
    private readonly store: { readonly games: Games; readonly log: Log },
    private readonly rulebooks: Rulebooks,
    private readonly onLookup: (hit: boolean) => void,
    most = 2_000,
  ) {
    this.#known = new LRUCache({ max: most });
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

  /**
   * What was in memory before the question was committed before it. If the answer is older, the database has been
   * put back, as after the loss of its first machine: memory knows of what never was.
   */
  async #ask(id: string): Promise<Head | null> {
    const before = this.#known.get(id);
    const head = await this.store.games.head(id);
    if (head !== null && before !== undefined && isAhead(before.record, head)) this.#known.delete(id);
    return head;
  }

  /** After this process's own append: saves the next reader a load. */
  put(game: LiveGame): void {
    this.#known.set(game.record.id, game);
  }

  /** Loads at most once at a time, and never hands out a load that began too early to have seen `head`. */
  async #catchUp(id: string, head: Head): Promise<Found> {
    for (;;) {
      const known = this.#known.get(id);
      if (known !== undefined && !isBehind(known.record, head)) return known;
      const loading = this.#loading.get(id) ?? this.#load(id);
      this.#loading.set(id, loading);
      const found = await loading.finally(() => this.#loading.delete(id));
      if (found === null || found === FOREIGN_RULES || !isBehind(found.record, head)) return found;
    }
  }

  async #load(id: string): Promise<Found> {
    const record = await this.store.games.find(id);
    if (record === null) return null;
    const rulebook = rulebookOf(this.rulebooks, record);
    if (rulebook === undefined) return FOREIGN_RULES;
    const known = this.#known.get(id);
    const from = known !== undefined && known.record.version <= record.version ? known : undefined;
    const fresh = await this.store.log.entries(id, from?.record.version ?? 0, record.version);
    const game =
      from !== undefined && fresh.some(takesBack)
        ? this.#build(record, rulebook, await this.store.log.entries(id, 0, record.version))
        : this.#build(record, rulebook, fresh, from);
    this.#known.set(id, game);
    return game;
  }

  #build(
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
    return { record, rulebook, state, turn, hash: entries.at(-1)?.hash ?? hash, sent: new Map() };
  }
}

/** After such an entry a game stands where it stood before: memory of where it stands now is of no use. */
const takesBack = (entry: SealedEntry): boolean => isOfHouse(entry) && entry.action.type === 'undo';

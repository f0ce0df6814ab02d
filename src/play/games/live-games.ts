import { LRUCache } from 'lru-cache';
import { absentRulebook } from '../../engine/absent-rulebook.js';
import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { withCurrentProvenance } from '../../engine/components.js';
import { isStart } from '../../engine/entry.js';
import type { SealedEntry } from '../../engine/fairness.js';
import { commitmentTo } from '../../engine/fairness.js';
import { isUndo, replay, type Step } from '../../engine/replay.js';
import type { ComponentsShape } from '../../engine/rulebook.js';
import { canonicalJson } from '../../kernel/json.js';
import type { ReadGame } from '../history/archived-logs.js';
import type { Engines } from '../ports/engines.js';
import type { GameRecord, Head, Missed } from '../ports/game-record.js';
import type { Games } from '../ports/games.js';
import type { Log } from '../ports/log.js';
import { LiveGameSizes } from './live-game-size.js';
import { extended } from './tail.js';

/** A game in memory. It is current as long as the database's head has the same version and revision. */
export interface LiveGame {
  readonly record: GameRecord;
  readonly rulebook: AnyRulebook;
  /** `missing` if this process does not have the rules of the game: then only what no rules are needed for is known. */
  readonly engine: 'present' | 'missing';
  /** Why the game cannot be replayed although its rules may be there. */
  readonly problem?: string;
  /** Those that the game was started with, whatever the rulebook has now. */
  readonly components: ComponentsShape;
  /** Null before the start. */
  readonly state: AnyState | null;
  /** The steps that the last acting seat has taken since another seat acted. */
  readonly turn: readonly Step[];
  /** The hash of the last entry; before the start, the commitment to the seed. */
  readonly hash: string;
  /** The last entries, up to the record's version, so that followers need not read them. */
  readonly tail: readonly SealedEntry[];
  /** The encoded view of each viewer at this version. */
  readonly sent: Map<string, string>;
  /** The span in which this process wrote it, as `traceparent`. */
  readonly trace?: string;
}

export type Found = LiveGame | null;

/** Called with each newer state of a game, and with null when the database was restored to an earlier one. */
export type Watcher = (game: LiveGame | null) => void;

const isAt = (record: GameRecord, head: Head): boolean =>
  record.version === head.version && record.revision === head.revision;

const isBehind = (record: GameRecord, head: Head): boolean =>
  record.version < head.version || record.revision < head.revision;

const isAhead = (record: GameRecord, head: Head): boolean =>
  record.version > head.version || record.revision > head.revision;

/** Whether what was read earlier still continues what is in memory. */
const follows = (missed: Missed | undefined, before: LiveGame | undefined): missed is Missed =>
  missed !== undefined && missed.after === before?.record.version && !isAhead(before.record, missed.record);

/** States of another engine may have another layout. */
const isOfEngine = (before: GameRecord, after: GameRecord): boolean =>
  before.rulesVersion === after.rulesVersion && before.engineHash === after.engineHash;
interface StoredGames {
  readonly games: Pick<Games, 'head'> & {
    findWithEntries(id: string, after: number): Promise<ReadGame | null>;
  };
  readonly log: Pick<Log, 'entries'>;
}

export interface CacheObserver {
  lookedUp(hit: boolean): void;
  /** A game left memory to make room. */
  evicted(): void;
  /** The database was restored to an earlier state, so entries that were read may no longer exist. */
  lost?(): void;
  /** The rules of a game fail at its log. */
  notReplayed?(error: Error): void;
}

export const DEFAULT_BYTES = 128 * 1024 * 1024;

export class LiveGames {
  readonly #known: LRUCache<string, LiveGame>;
  readonly #loading = new Map<string, Promise<Found>>();
  readonly #watchers = new Map<string, Set<Watcher>>();

  constructor(
    private readonly store: StoredGames,
    private readonly engines: Pick<Engines, 'rulebook'>,
    private readonly observe: CacheObserver,
    maxBytes = DEFAULT_BYTES,
  ) {
    const sizes = new LiveGameSizes();
    this.#known = new LRUCache<string, LiveGame>({
      maxSize: maxBytes,
      sizeCalculation: sizes.sizeOf,
      dispose: (_, id, reason) => {
        if (reason !== 'set') sizes.forget(id);
        if (reason === 'evict') observe.evicted();
      },
    });
  }

  /** Always compares with the head in the database, unless `read` is a head from the same request. */
  async get(id: string, read?: Head | null): Promise<Found> {
    const head = read === undefined ? await this.#ask(id) : read;
    if (head === null) return null;
    const known = this.#known.get(id);
    const hit = known !== undefined && isAt(known.record, head);
    this.observe.lookedUp(hit);
    return hit ? known : this.#catchUp(id, head);
  }

  /** Which version of a game is in memory, so that what is newer can be read with a head. */
  headOf(id: string): Head | undefined {
    const known = this.#known.peek(id);
    return known?.problem === undefined ? known?.record : undefined;
  }

  /** What is in memory, which may be old. */
  known(id: string): LiveGame | undefined {
    return this.#known.peek(id);
  }

  /** Catches up with other processes: reads the head and the missing entries in one statement. */
  async refresh(id: string): Promise<Found> {
    // A load in progress may have begun too early.
    await this.#loading.get(id)?.catch(() => undefined);
    return this.#loadOnce(id);
  }

  /** Keeps the result of this process's own append, so that nobody has to load it. */
  put(game: LiveGame): void {
    this.#known.set(game.record.id, game);
    this.#tell(game.record.id, game);
  }

  /** Returns a function that stops it. */
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
    const head = await this.store.games.head(id, this.headOf(id));
    this.#forgetIfLost(id, before, head);
    return head;
  }

  /**
   * What was in memory before the read had been committed before it. If the head is older, the database was restored to
   * an earlier state, for example after a failover: what is in memory no longer exists.
   */
  #forgetIfLost(id: string, before: LiveGame | undefined, head: Head | null): void {
    if (before === undefined || head === null || !isAhead(before.record, head)) return;
    this.#known.delete(id);
    this.observe.lost?.();
    this.#tell(id, null);
  }

  /** Never returns a load that began too early to see `head`. */
  async #catchUp(id: string, head: Head): Promise<Found> {
    for (;;) {
      const known = this.#known.get(id);
      if (known !== undefined && !isBehind(known.record, head)) return known;
      const found = await this.#loadOnce(id, head.missed);
      if (found === null || !isBehind(found.record, head)) return found;
    }
  }

  #loadOnce(id: string, missed?: Missed): Promise<Found> {
    const loading = this.#loading.get(id) ?? this.#load(id, missed).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string, missed?: Missed): Promise<Found> {
    const remembered = this.#known.get(id);
    const before = remembered?.problem === undefined ? remembered : undefined;
    const read = follows(missed, before)
      ? missed
      : await this.store.games.findWithEntries(id, before?.record.version ?? 0);
    if (read === null) return null;
    const { record } = read;
    const { problem = null }: ReadGame = read;
    // Without its events, the state of the game would be another one.
    const rulebook = problem === null ? await this.engines.rulebook(record) : undefined;
    this.#forgetIfLost(id, before, record);
    const from =
      before !== undefined && !isAhead(before.record, record) && isOfEngine(before.record, record)
        ? before
        : undefined;
    // Only followers need a tail, and those of a game that was not in memory read the log anyway.
    const tail = from === undefined ? [] : extended(from.tail, read.entries);
    const isComplete = from === undefined ? before === undefined : !read.entries.some(isUndo);
    const entries = isComplete ? read.entries : await this.store.log.entries(id, 0, record.version);
    const replayed = this.#replay(record, rulebook, entries, tail, isComplete ? from : undefined);
    const game = problem === null ? replayed : { ...replayed, problem };
    const known = this.#known.get(id);
    // This process may have appended during the load.
    if (known !== undefined && isAhead(known.record, record)) return known;
    this.#known.set(id, game);
    this.#tell(id, game);
    return game;
  }

  /** A log that its own rules fail at can still be listed. */
  #replay(...[record, rulebook, ...log]: Parameters<typeof build>): LiveGame {
    try {
      return build(record, rulebook, ...log);
    } catch (error) {
      if (rulebook === undefined) throw error;
      const problem = 'its log cannot be replayed';
      const { id, rulebook: name, rulesVersion } = record;
      const what = `game ${id} of ${name}, version ${rulesVersion} of the rules: ${problem}`;
      this.observe.notReplayed?.(new Error(what, { cause: error }));
      return { ...build(record, undefined, ...log), problem };
    }
  }
}

function build(
  record: GameRecord,
  found: AnyRulebook | undefined,
  entries: readonly SealedEntry[],
  tail: readonly SealedEntry[],
  from?: LiveGame,
): LiveGame {
  const rulebook = found ?? absentRulebook(record.rulebook, record.rulesVersion);
  const { state: before = null, turn: begun = [], hash: last } = from ?? {};
  // Before the start, the seed changes when a draw is void.
  const hash = last === undefined || record.version === 0 ? commitmentTo(record.seed) : last;
  const { state, turn } =
    entries.length === 0
      ? { state: before, turn: begun }
      : replay(rulebook, entries, before && { state: before, turn: begun });
  return {
    record,
    rulebook,
    engine: found === undefined ? 'missing' : 'present',
    components: from?.state ? from.components : componentsOf(record, rulebook, entries),
    state,
    turn,
    hash: entries.at(-1)?.hash ?? hash,
    tail,
    sent: new Map(),
  };
}

/** Once the game has started, its first entry has them. Games share those of their rulebook in memory. */
function componentsOf(
  record: GameRecord,
  rulebook: AnyRulebook,
  [start]: readonly SealedEntry[],
): ComponentsShape {
  const usual = record.components ?? rulebook.components;
  if (start === undefined || !isStart(start)) return usual;
  const own = withCurrentProvenance(start.action.config.components);
  return canonicalJson(own) === canonicalOf(usual) ? usual : own;
}

const canonical = new WeakMap<object, string>();

export function canonicalOf(components: ComponentsShape): string {
  const known = canonical.get(components) ?? canonicalJson(components);
  canonical.set(components, known);
  return known;
}

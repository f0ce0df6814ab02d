import type { LiveGame, LiveGames } from '../games/live-games.js';
import type { Bus } from '../ports/bus.js';

/** In milliseconds: how long a failed look is repeated, because the database may be failing over. */
const PATIENCE = 30_000;
const PAUSE = 250;

/** Followers that are woken at once. */
const BATCH = 256;

class GameGone extends Error {}

/** A follower's view of a feed. */
export interface Feed {
  /** True after the database was restored to an earlier state: entries that followers have may not exist any more. */
  readonly isReset: boolean;
  /** The newest state that this process knows, which may be the given one. Throws if the last look failed. */
  newest(game: LiveGame): LiveGame;
  leave(): void;
}

/** One feed per followed game. All followers share what it reads. */
export class GameFeeds {
  readonly #feeds = new Map<string, GameFeed>();

  constructor(
    private readonly bus: Bus,
    private readonly live: LiveGames,
  ) {}

  isFollowed(gameId: string): boolean {
    return this.#feeds.has(gameId);
  }

  /** Calls `wake` whenever this process learns of a change. */
  join(gameId: string, wake: () => void): Feed {
    const feed = this.#feeds.get(gameId) ?? new GameFeed(gameId, this.bus, this.live);
    this.#feeds.set(gameId, feed);
    feed.followers.add(wake);
    return {
      get isReset() {
        return feed.isReset;
      },
      newest: (game) => feed.newest(game),
      leave: () => {
        feed.followers.delete(wake);
        if (feed.followers.size > 0) return;
        feed.close();
        if (this.#feeds.get(gameId) === feed) this.#feeds.delete(gameId);
      },
    };
  }
}

class GameFeed {
  readonly followers = new Set<() => void>();
  isReset = false;
  #game: LiveGame | null = null;
  #failure: { readonly error: unknown } | null = null;
  /** Since when reads have failed. */
  #failingSince: number | null = null;
  #isLooking = false;
  #looksAgain = false;
  readonly #ends: readonly (() => void)[];

  constructor(
    private readonly gameId: string,
    bus: Bus,
    private readonly live: LiveGames,
  ) {
    this.#ends = [
      live.watch(gameId, (game) => this.#learn(game)),
      bus.subscribe(gameId, (version, revision) => this.#hear(version, revision)),
    ];
  }

  newest(game: LiveGame): LiveGame {
    if (this.#failure !== null) throw this.#failure.error;
    return this.#game !== null && isNewer(this.#game, game) ? this.#game : game;
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  #learn(game: LiveGame | null): void {
    if (game === null) this.isReset = true;
    else if (this.#game !== null && !isNewer(game, this.#game)) return;
    this.#game = game;
    this.#wakeAll();
  }

  /** After an append of this process, `#learn` gets the game as soon as the append returns. */
  #hear(version: number | undefined, revision: number | undefined): void {
    if (version === undefined) return this.#look();
    setImmediate(() => {
      const known = (this.#game ?? this.live.known(this.gameId))?.record;
      const isKnown =
        known !== undefined &&
        (revision === undefined
          ? known.version >= version
          : known.version === version && known.revision === revision);
      if (!isKnown) this.#look();
    });
  }

  #look(): void {
    if (this.#isLooking) {
      this.#looksAgain = true;
      return;
    }
    this.#isLooking = true;
    this.live
      .refresh(this.gameId)
      .then((found) => {
        this.#failingSince = null;
        if (found === null) throw new GameGone(`game ${this.gameId} is gone`);
      })
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#isLooking = false;
        if (!this.#looksAgain) return;
        this.#looksAgain = false;
        this.#look();
      });
  }

  #fail(error: unknown): void {
    const now = performance.now();
    this.#failingSince ??= now;
    if (!(error instanceof GameGone) && now - this.#failingSince < PATIENCE) {
      setTimeout(() => {
        if (this.followers.size > 0) this.#look();
      }, PAUSE).unref();
      return;
    }
    this.#failure = { error };
    this.#wakeAll();
  }

  /** Not before the response to the action that this is about, and in batches: other requests must not wait for all. */
  #wakeAll(): void {
    const all = [...this.followers];
    const wakeFrom = (first: number) => {
      for (const wake of all.slice(first, first + BATCH)) wake();
      if (first + BATCH < all.length) setImmediate(wakeFrom, first + BATCH);
    };
    setImmediate(wakeFrom, 0);
  }
}

const isNewer = ({ record: one }: LiveGame, { record: other }: LiveGame): boolean =>
  one.version > other.version || one.revision > other.revision;

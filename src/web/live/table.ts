import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { codeOf, type Failure, failureOf, isAborted } from '../api/failure.js';
import { type Game, getGame } from '../api/games.js';
import type { Asked } from '../api/play.js';
import { getTable, type Look, type ShownTable, textOf } from '../api/table.js';
import { returns } from '../state/server.js';
import { shade } from '../state/settings.js';
import { bringEntropy, mayHaveToReveal } from './entropy.js';
import { isForGood } from './follow.js';
import { noteShown } from './inbox.js';
import { LogFeed } from './log-feed.js';
import { repeatedly } from './repeatedly.js';
import { TalkFeed } from './talk-feed.js';

interface LegalActions {
  readonly version: number;
  readonly asked: readonly Asked[];
}

/** A picture of the present, and what it depends on. */
interface Drawn {
  readonly tag: string;
  readonly text: string;
  readonly seat: number | null;
  readonly scheme: 'light' | 'dark';
  readonly size: number;
}

const NOBODY: LegalActions = { version: 0, asked: [] };
/** Bots answer one after the other: their entries are shown together when none came for so long, in milliseconds. */
const SETTLED_AFTER = 50;
const MAX_UNSETTLED = 8;
/** The width that is drawn as long as nobody has measured the place of the picture. */
const USUAL_SIZE = 1200;
/** Streams do not report new players before the start or a rematch after the end, so these are polled. */
const POLL_INTERVAL = 3_000;

/** One game as the player sees it, kept up to date until it is left. */
export class Table {
  readonly game = signal<Game | null>(null);
  /** Why the game cannot be shown or updated. */
  readonly failure = signal<Failure | null>(null);
  readonly legal = signal<LegalActions>(NOBODY);
  /** The version that is shown; null for the current one. */
  readonly at = signal<number | null>(null);
  /** The seat whose view the player has chosen, if they have several. */
  readonly chosenSeat = signal<number | null>(null);
  /** The width that fits the place of the picture; null until it is measured. */
  readonly size = signal<number | null>(null);
  readonly drawn = signal<Drawn | null>(null);
  /** The picture after the player's own last action, or the first that was shown: later ones mark what differs. */
  readonly ownPicture = signal<string | null>(null);
  readonly log: LogFeed;
  readonly talk: TalkFeed;
  readonly #leaving = new AbortController();
  readonly #reload = repeatedly(() => {
    this.#loading = this.#load();
    return this.#loading;
  });
  #loading: Promise<void> = Promise.resolve();
  /** What the player does now. Its response has the table, so nothing is loaded for its entries. */
  #acting: Promise<unknown> = Promise.resolve();
  #newest = 0;
  #isSettling = false;

  /** The seat whose view is shown; null for spectators. */
  readonly viewSeat = computed((): number | null => {
    const mine = this.game.value?.yourSeats ?? [];
    const chosen = this.chosenSeat.value;
    if (chosen !== null && mine.includes(chosen)) return chosen;
    return this.legal.value.asked[0]?.seat ?? mine[0] ?? null;
  });
  /** Whether the picture is that of the seat, scheme and size that are shown now. */
  readonly #isDrawn = computed((): boolean => {
    const drawn = this.drawn.value;
    return (
      drawn !== null &&
      drawn.scheme === shade.value &&
      drawn.size === this.size.value &&
      drawn.seat === this.viewSeat.value
    );
  });
  /** Whether both streams are connected. */
  readonly isLive = computed(() => this.log.isLive.value && this.talk.isLive.value);

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {
    const { signal: left } = this.#leaving;
    this.log = new LogFeed(id, invitation, left, (version) => this.#expect(version));
    this.talk = new TalkFeed(id, invitation, left);
  }

  /** Starts to follow the game. Returns the function that stops it. */
  open(): () => void {
    const ends = [
      effect(() => {
        void returns.value;
        void this.refresh();
      }),
      effect(() => {
        // Another size, scheme or seat needs another picture.
        if (this.size.value !== null && !this.#isDrawn.value) void this.refresh();
      }),
      effect(() => {
        const { value } = this.game;
        if (value !== null) untracked(() => noteShown(value));
      }),
      effect(() => {
        const { value } = this.game;
        if (value !== null) this.log.followAs(value.yourSeats[0] ?? null, value.version);
      }),
    ];
    const polling = setInterval(() => {
      const { value } = this.game;
      const isAway = document.hidden && !(value !== null && mayHaveToReveal(value));
      if (this.#needsPolling() && !isAway) void this.#poll();
    }, POLL_INTERVAL);
    this.talk.begin();
    return () => {
      clearInterval(polling);
      for (const end of ends) end();
      this.#leaving.abort();
    };
  }

  /** Resolves when the state is at least as new as this call. */
  refresh(): Promise<void> {
    return untracked(() => this.#reload());
  }

  /** Resolves when this version is loaded, which a load that is under way may do. */
  async reach(version: number): Promise<void> {
    if (this.#isReached(version)) return;
    await this.#loading;
    if (!this.#isReached(version)) await this.refresh();
  }

  /** Takes a newer state from a response of the server. */
  put(game: Game): void {
    this.game.value = game;
    void this.refresh();
  }

  /** How the next picture is to be drawn. */
  look(): Look {
    const base = this.drawn.value?.tag;
    const look = { scheme: shade.value, size: this.size.value ?? USUAL_SIZE };
    return base === undefined ? look : { ...look, base };
  }

  /** Shows what a response has, unless something newer is shown already. */
  async show(
    { version, viewer, state, asked, picture }: ShownTable,
    {
      scheme,
      size,
      isOwn = false,
    }: Pick<Drawn, 'scheme' | 'size'> & { readonly isOwn?: boolean } = this.look(),
  ): Promise<void> {
    const before = this.game.value;
    if (before !== null && before.version > version) return;
    const text = picture === null ? null : textOf(picture, this.drawn.value);
    if (picture !== null && text === null) return this.#loadTable(false);
    batch(() => {
      this.game.value = {
        ...state,
        ...(before?.invitation === undefined ? {} : { invitation: before.invitation }),
      };
      this.legal.value = { version, asked };
      if (picture !== null && text !== null) {
        const seat = viewer === 'spectator' ? null : viewer;
        const former = this.drawn.value;
        const isComparable =
          former !== null && former.seat === seat && former.scheme === scheme && former.size === size;
        if (!isComparable || isOwn) this.ownPicture.value = text;
        else if (seat === null && former.text !== text) this.ownPicture.value = former.text;
        this.drawn.value = { tag: picture.tag, text, seat, scheme, size };
      }
      this.failure.value = null;
    });
  }

  /** Carries out what the player does. Entries that arrive meanwhile are not loaded by themselves. */
  holding(work: () => Promise<void>): Promise<void> {
    const acting = work();
    this.#acting = acting.catch(() => undefined);
    return acting;
  }

  /** An entry has arrived by the stream. */
  #expect(version: number): void {
    this.#newest = Math.max(this.#newest, version);
    if (!this.#isSettling) void this.#settle();
  }

  async #settle(): Promise<void> {
    this.#isSettling = true;
    try {
      for (let rounds = 0, seen = 0; seen !== this.#newest && rounds < MAX_UNSETTLED; rounds += 1) {
        seen = this.#newest;
        await this.#acting;
        if (this.#isReached(seen)) continue;
        await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER));
      }
    } finally {
      this.#isSettling = false;
    }
    await this.reach(this.#newest);
  }

  #isReached(version: number): boolean {
    return (this.game.value?.version ?? 0) >= version;
  }

  #needsPolling(): boolean {
    const { value } = this.game;
    return (
      value !== null && (value.status === 'open' || (value.status === 'finished' && value.rematch === null))
    );
  }

  /** Loads the game. Hides it if the player lost access, such as with their seat in a private game. */
  #fetchGame(): Promise<Game> {
    return getGame(this.id, this.invitation, this.#leaving.signal).catch((error: unknown) => {
      if (isForGood(error)) this.game.value = null;
      throw error;
    });
  }

  /** A refusal means that the game has changed meanwhile: the next load sees how. */
  #bringEntropy(game: Game): Promise<Game> {
    return bringEntropy(game).catch(() => game);
  }

  async #load(): Promise<void> {
    try {
      // The place of the picture is measured when the game is shown.
      if (this.game.value?.startedAt == null || this.size.value === null) await this.#loadGame();
      else await this.#loadTable(true);
    } catch (error) {
      if (isAborted(error) || this.#leaving.signal.aborted) return;
      if (codeOf(failureOf(error)) === 'not_found') this.game.value = null;
      this.failure.value = failureOf(error);
    }
  }

  async #loadGame(): Promise<void> {
    const game = await this.#bringEntropy(await this.#fetchGame());
    batch(() => {
      this.game.value = game;
      this.failure.value = null;
    });
  }

  async #loadTable(withBase: boolean): Promise<void> {
    const { base, ...plain } = this.look();
    const look = withBase && base !== undefined ? { ...plain, base } : plain;
    const sight = {
      ...look,
      ...(this.chosenSeat.value === null ? {} : { seat: String(this.chosenSeat.value) }),
      ...(this.invitation === null ? {} : { invitation: this.invitation }),
    };
    await this.show(await getTable(this.id, sight, this.#leaving.signal), look);
  }

  /** Only what is not drawn can have changed. */
  async #poll(): Promise<void> {
    const before = this.game.value;
    if (before === null || before.startedAt === null) return this.refresh();
    const game = await this.#fetchGame().catch(() => null);
    if (game === null || this.#leaving.signal.aborted) return;
    if (game.version === before.version) this.game.value = game;
    else await this.refresh();
  }
}

export const askedOf = ({ asked }: LegalActions, seat: number | null): Asked | null =>
  asked.find((one) => one.seat === seat) ?? null;

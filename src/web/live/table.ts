import { batch, computed, effect, signal } from '@preact/signals';
import { type Failure, failureOf, isAborted } from '../api/failure.js';
import { type Game, getGame } from '../api/games.js';
import { type Asked, getActions, type LegalActions } from '../api/play.js';
import { returns } from '../state/server.js';
import { bringEntropy, mayHaveToReveal } from './entropy.js';
import { isForGood } from './follow.js';
import { LogFeed } from './log-feed.js';
import { repeatedly } from './repeatedly.js';
import { TalkFeed } from './talk-feed.js';

const NOBODY: LegalActions = { version: 0, asked: [] };
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
  readonly log: LogFeed;
  readonly talk: TalkFeed;
  readonly #leaving = new AbortController();
  readonly #reload = repeatedly(() => {
    this.#loading = this.#load();
    return this.#loading;
  });
  #loading: Promise<void> = Promise.resolve();

  /** The seat whose view is shown; null for spectators. */
  readonly viewSeat = computed((): number | null => {
    const mine = this.game.value?.yourSeats ?? [];
    const chosen = this.chosenSeat.value;
    if (chosen !== null && mine.includes(chosen)) return chosen;
    return this.legal.value.asked[0]?.seat ?? mine[0] ?? null;
  });
  /** Whether both streams are connected. */
  readonly isLive = computed(() => this.log.isLive.value && this.talk.isLive.value);

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {
    const { signal: left } = this.#leaving;
    this.log = new LogFeed(id, invitation, left, (version) => void this.reach(version));
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
        const { value } = this.game;
        if (value !== null) this.log.followAs(value.yourSeats[0] ?? null, value.version);
      }),
    ];
    const polling = setInterval(() => {
      const { value } = this.game;
      const isAway = document.hidden && !(value !== null && mayHaveToReveal(value));
      if (this.#needsPolling() && !isAway) void this.refresh();
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
    return this.#reload();
  }

  /** Resolves when this version is loaded, which a load that is under way may do. */
  async reach(version: number): Promise<void> {
    const isReached = () => (this.game.value?.version ?? 0) >= version;
    if (isReached()) return;
    await this.#loading;
    if (!isReached()) await this.refresh();
  }

  /** Takes a newer state from a response of the server. */
  put(game: Game): void {
    this.game.value = game;
    void this.refresh();
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
      const game = await this.#bringEntropy(await this.#fetchGame());
      const legal = isAsked(game) ? await getActions(this.id) : NOBODY;
      batch(() => {
        this.game.value = game;
        this.legal.value = legal;
        this.failure.value = null;
      });
    } catch (error) {
      if (isAborted(error) || this.#leaving.signal.aborted) return;
      this.failure.value = failureOf(error);
    }
  }
}

const isAsked = ({ status, prompts, yourSeats }: Game): boolean =>
  status === 'active' && prompts.some(({ seat }) => yourSeats.includes(seat));

export const askedOf = ({ asked }: LegalActions, seat: number | null): Asked | null =>
  asked.find((one) => one.seat === seat) ?? null;

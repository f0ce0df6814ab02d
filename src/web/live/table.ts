import { batch, computed, effect, signal } from '@preact/signals';
import { type Failure, failureOf, isAborted } from '../api/failure.js';
import { type Game, getGame } from '../api/games.js';
import { type Asked, getActions, type LegalActions } from '../api/play.js';
import { returns } from '../state/server.js';
import { isForGood } from './follow.js';
import { LogFeed } from './log-feed.js';
import { repeatedly } from './repeatedly.js';
import { TalkFeed } from './talk-feed.js';

const NOBODY: LegalActions = { version: 0, asked: [] };
/** What no stream tells: who sits down before the start, and who wants to play again after the end. */
const BETWEEN_LOOKS = 3_000;

/** One game as the player sees it, kept up to date until it is left. */
export class Table {
  readonly game = signal<Game | null>(null);
  /** Why the game cannot be shown, or not any more. */
  readonly failure = signal<Failure | null>(null);
  readonly legal = signal<LegalActions>(NOBODY);
  /** The version that is looked at; null for how it is now. */
  readonly at = signal<number | null>(null);
  /** The seat whose eyes the player has chosen to see through, of several that are theirs. */
  readonly chosenSeat = signal<number | null>(null);
  readonly log: LogFeed;
  readonly talk: TalkFeed;
  readonly #leaving = new AbortController();
  readonly #reload = repeatedly(() => this.#load());

  /** Through whose eyes the table is seen; null for those of somebody who only watches. */
  readonly eyes = computed((): number | null => {
    const mine = this.game.value?.yourSeats ?? [];
    const chosen = this.chosenSeat.value;
    if (chosen !== null && mine.includes(chosen)) return chosen;
    return this.legal.value.asked[0]?.seat ?? mine[0] ?? null;
  });
  /** Whether what is shown is kept up to date. */
  readonly isLive = computed(() => this.log.isLive.value && this.talk.isLive.value);

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {
    const { signal: left } = this.#leaving;
    this.log = new LogFeed(id, invitation, left, () => void this.refresh());
    this.talk = new TalkFeed(id, invitation, left);
  }

  /** Begins to follow; what comes back ends it. */
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
    const looking = setInterval(() => {
      if (this.#changesInSilence() && !document.hidden) void this.refresh();
    }, BETWEEN_LOOKS);
    this.talk.begin();
    return () => {
      clearInterval(looking);
      for (const end of ends) end();
      this.#leaving.abort();
    };
  }

  /** Resolves when what is known is not older than now. */
  refresh(): Promise<void> {
    return this.#reload();
  }

  /** An answer of the server's that is newer than what was known. */
  put(game: Game): void {
    this.game.value = game;
    void this.refresh();
  }

  #changesInSilence(): boolean {
    const { value } = this.game;
    return (
      value !== null && (value.status === 'open' || (value.status === 'finished' && value.rematch === null))
    );
  }

  /** What cannot be seen any more, as by somebody who has lost their seat in a private game, is not shown either. */
  #look(): Promise<Game> {
    return getGame(this.id, this.invitation, this.#leaving.signal).catch((error: unknown) => {
      if (isForGood(error)) this.game.value = null;
      throw error;
    });
  }

  async #load(): Promise<void> {
    try {
      const game = await this.#look();
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

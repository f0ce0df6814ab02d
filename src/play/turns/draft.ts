import type { AnyAction, AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import type { Entry, HouseAction } from '../../engine/entry.js';
import { type Judged, judge } from '../../engine/game.js';
import { follow, replay, type Step, standing } from '../../engine/replay.js';
import type { Prompt, Rejection, Seat } from '../../engine/rulebook.js';
import { notBefore } from '../../kernel/clock.js';
import type { Result } from '../../kernel/result.js';
import { seededRng } from '../../kernel/rng.js';
import type { Undone } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import { type DecidedEntries, sealAfter, seedOf } from './advance.js';

/** The next entries of a game while they are decided, each on what the one before leads to. Nothing is written yet. */
export class Draft {
  readonly rulebook: AnyRulebook;
  readonly #game: LiveGame;
  readonly #at: Date;
  readonly #entries: Entry[] = [];
  #state: AnyState;
  #turn: readonly Step[];
  #undone: Undone | null = null;

  constructor(context: Context, game: BegunGame) {
    this.rulebook = game.rulebook;
    this.#game = game;
    this.#at = notBefore(context.clock(), game.record.movedAt);
    this.#state = game.state;
    this.#turn = game.turn;
  }

  get state(): AnyState {
    return this.#state;
  }

  get length(): number {
    return this.#entries.length;
  }

  /** Of the entry that comes next. */
  get version(): number {
    return this.#game.record.version + this.#entries.length + 1;
  }

  get seed(): string {
    return seedOf(this.#game.record);
  }

  prompts(): Prompt[] {
    return this.rulebook.prompts(this.#state);
  }

  judge(seat: Seat, action: AnyAction): Result<Judged, Rejection> {
    return judge(this.rulebook, this.#state, seat, action, seededRng(this.seed, this.version));
  }

  take(seat: Seat, { action, events, state }: Judged): void {
    const entry = { version: this.version, at: this.#at, seat, action, events };
    this.#entries.push(entry);
    this.#turn = follow(this.#turn, { entry, before: this.#state });
    this.#state = state;
  }

  /** For a seat that is not asked whether it wants to: what it does must be legal. */
  answer(seat: Seat, action: AnyAction): void {
    const judged = this.judge(seat, action);
    if (!judged.ok) throw new Error(`a legal action was refused: ${judged.error.code}`);
    this.take(seat, judged.value);
  }

  /** What happens beside the rules. */
  note(action: HouseAction): void {
    this.#entries.push({ version: this.version, at: this.#at, seat: null, action, events: [] });
  }

  /** Steps back to where the game stood at a version. */
  async stepBack(context: Context, by: Seat, to: number): Promise<void> {
    const { id, version } = this.#game.record;
    const before = await context.log.entries(id, 0, version);
    const own = standing(before).filter((entry) => entry.seat === by && entry.version > to);
    this.#undone = { seat: by, actions: own.length };
    this.note({ type: 'undo', by, to });
    const log = [...before, ...this.#entries];
    ({ state: this.#state, turn: this.#turn } = replay(this.rulebook, log));
  }

  /** What is to be written. */
  sealed(): DecidedEntries {
    const entries = sealAfter(this.#game, this.#entries);
    return { entries, state: this.#state, turn: this.#turn, undone: this.#undone };
  }
}

type BegunGame = LiveGame & { readonly state: AnyState };

export const hasBegun = (game: LiveGame): game is BegunGame => game.state !== null;

import { actionId } from '../../engine/action-id.js';
import type { AnyAction, AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import type { Entry, ServiceAction } from '../../engine/entry.js';
import { searchForced } from '../../engine/forced.js';
import { type Judged, judge } from '../../engine/game.js';
import { effectiveEntries, follow, replay, type Step } from '../../engine/replay.js';
import type { Prompt, Rejection, Seat } from '../../engine/rulebook.js';
import { inSlices } from '../../kernel/in-slices.js';
import type { Result } from '../../kernel/result.js';
import { quickRng, seededRng } from '../../kernel/rng.js';
import { isPlayedByBot, type Undone } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import type { SeatWrite } from '../ports/log.js';
import { entryTime } from './entry-time.js';

import { type Asked, afterOnlyAnswer, asksFor, type Order } from './orders.js';
import type { DecidedEntries } from './record-after.js';
import { sealAfter, seedOf } from './seal.js';

/** The most answers in one write that leave no choice. */
const MAX_FORCED = 64;

/** The next entries of a game while they are being decided. Each builds on the state after the one before. */
export class Draft {
  readonly rulebook: AnyRulebook;
  /** What is left of each seat's standing orders. */
  readonly orders: (readonly Order[])[];
  readonly #game: LiveGame;
  readonly #at: Date;
  readonly #entries: Entry[] = [];
  #state: AnyState;
  #prompts: readonly Prompt[] | null = null;
  #turn: readonly Step[];
  #undone: Undone | null = null;
  #forced = 0;

  constructor(context: Context, game: BegunGame) {
    this.rulebook = game.rulebook;
    this.orders = [...game.record.orders];
    this.#game = game;
    this.#at = entryTime(context, game.record);
    this.#state = game.state;
    this.#turn = game.turn;
  }

  get state(): AnyState {
    return this.#state;
  }

  get length(): number {
    return this.#entries.length;
  }

  /** The version of the next entry. */
  get version(): number {
    return this.#game.record.version + this.#entries.length + 1;
  }

  get seed(): string {
    return seedOf(this.#game.record);
  }

  get prompts(): readonly Prompt[] {
    this.#prompts ??= this.rulebook.prompts(this.#state);
    return this.#prompts;
  }

  judge(seat: Seat, action: AnyAction): Result<Judged, Rejection> {
    return judge(this.rulebook, this.#state, seat, action, seededRng(this.seed, this.version));
  }

  take(seat: Seat, { action, events, state }: Judged): void {
    const entry = { version: this.version, at: this.#at, seat, action, events };
    this.#entries.push(entry);
    this.#standAt(state, follow(this.#turn, { entry, before: this.#state }));
  }

  /** Takes an action that the service chose for a seat. It must be legal. */
  answer(seat: Seat, action: AnyAction): void {
    const judged = this.judge(seat, action);
    if (!judged.ok) throw new Error(`a legal action was refused: ${judged.error.code}`);
    this.take(seat, judged.value);
  }

  /** Adds a service entry. */
  note(action: ServiceAction): void {
    this.#entries.push({ version: this.version, at: this.#at, seat: null, action, events: [] });
  }

  /** Returns to the state at a version. */
  async stepBack(context: Context, by: Seat, to: number): Promise<void> {
    const { id, version } = this.#game.record;
    const before = await context.log.entries(id, 0, version);
    const own = effectiveEntries(before).filter((entry) => entry.seat === by && entry.version > to);
    this.#undone = { seat: by, actions: own.length };
    this.note({ type: 'undo', by, to });
    const { state, turn } = replay(this.rulebook, [...before, ...this.#entries]);
    this.#standAt(state, turn);
  }

  /** What a prompt of this draft asks, as standing orders need to know it. */
  askedBy(prompt: Prompt, legal: readonly AnyAction[]): Asked {
    return {
      ...{ prompt, legal: new Set(legal.map(actionId)), version: this.version - 1 },
      round: this.rulebook.round?.(this.#state) ?? null,
    };
  }

  /** The seats whose standing orders have changed. */
  ordered(): SeatWrite[] {
    const { seats, orders } = this.#game.record;
    return seats.flatMap((holder, seat): SeatWrite[] => {
      const left = this.orders[seat] ?? [];
      return left === orders[seat] ? [] : [{ seat, holder, orders: left }];
    });
  }

  /** The entries, and with them what the service answers for people who have no choice. */
  async sealed(): Promise<DecidedEntries> {
    for (let nth = 0; nth < MAX_FORCED; nth += 1) if (!(await this.answerForced())) break;
    return {
      entries: sealAfter(this.#game, this.#entries),
      state: this.#state,
      prompts: this.prompts,
      turn: this.#turn,
      undone: this.#undone,
      ordered: this.ordered(),
      forced: this.#forced,
    };
  }

  /**
   * Answers for a person who has no choice, as everybody knows, and does not want to be asked. False if there is none. A
   * turn that the seat has prepared makes no difference: whoever acted before would see it in the prompts that follow.
   */
  async answerForced(): Promise<boolean> {
    const { seats, tableStatus } = this.#game.record;
    if (this.#entries.some(({ action }) => action.type === 'close')) return false;
    for (const prompt of this.prompts) {
      const { seat, kind } = prompt;
      const orders = this.orders[seat] ?? [];
      if (isPlayedByBot(seats[seat], tableStatus.seats[seat]) || asksFor(orders, kind)) continue;
      const rng = quickRng(seededRng(this.seed, `forced ${this.version}`).int(2 ** 32));
      const action = await inSlices(searchForced(this.rulebook, this.#state, seat, rng));
      if (action === null) continue;
      this.orders[seat] = afterOnlyAnswer(orders, this.askedBy(prompt, [action]));
      this.answer(seat, action);
      this.#forced += 1;
      return true;
    }
    return false;
  }

  #standAt(state: AnyState, turn: readonly Step[]): void {
    this.#state = state;
    this.#prompts = null;
    this.#turn = turn;
  }
}

export type BegunGame = LiveGame & { readonly state: AnyState };

export const hasBegun = (game: LiveGame): game is BegunGame => game.state !== null;

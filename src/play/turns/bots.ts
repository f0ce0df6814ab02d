import { setImmediate as breathe } from 'node:timers/promises';
import { actionId, sameAction } from '../../engine/action-id.js';
import type { AnyAction } from '../../engine/any-rulebook.js';
import type { Seat } from '../../engine/rulebook.js';
import { botAnswer } from '../../engine/sampling-bot.js';
import { pick, seededRng } from '../../kernel/rng.js';
import { isPlayedByBot } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import { FOREIGN_RULES, type LiveGame } from '../games/live-games.js';
import type { GameRecord, Rules } from '../ports/game-record.js';
import type { SeatWrite } from '../ports/log.js';
import { advance, needsService } from './advance.js';
import { Draft, hasBegun } from './draft.js';
import { type Order, obey } from './orders.js';

/** So many answers are written at once at most, so that whoever watches need not wait for them all. */
const MAX_AT_ONCE = 16;

/**
 * Answers for seats that need not be waited for, as soon as they are asked, in this process: the built-in bot, seats
 * that a bot plays for their players, and seats that have laid down orders.
 */
export class Bots {
  readonly #context: () => Context;
  readonly #running = new Map<string, Promise<void>>();
  /** Woken while running: whether the run still saw it cannot be known, so it looks once more. */
  readonly #again = new Set<string>();
  #stopped = false;

  constructor(context: () => Context) {
    this.#context = context;
  }

  /** After an advance: most ask nobody that the service answers for, and cost nothing more. */
  answerIn(record: GameRecord): void {
    if (needsService(record)) this.wake(record.id);
  }

  /** Where somebody may be asked that the service answers for. */
  wake(gameId: string): void {
    if (this.#stopped) return;
    if (this.#running.has(gameId)) {
      this.#again.add(gameId);
      return;
    }
    const run = this.#play(gameId)
      .catch((error: unknown) => this.#context().observe.failed(error, 'a bot'))
      .finally(() => {
        this.#running.delete(gameId);
        if (this.#again.delete(gameId)) this.wake(gameId);
      });
    this.#running.set(gameId, run);
  }

  /** Finds the games whose process died before its bots had answered. */
  async sweep(idleForMs: number): Promise<void> {
    const context = this.#context();
    const since = new Date(context.clock().getTime() - idleForMs);
    for (const id of await context.games.withBotsWaiting(rulesOf(context), since, 100)) this.wake(id);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running.values());
  }

  async #play(gameId: string): Promise<void> {
    const context = this.#context();
    while (!this.#stopped) {
      const more = await context.locks.run(gameId, async () => {
        const game = await context.live.get(gameId);
        return game !== null && game !== FOREIGN_RULES && answerOnce(context, game);
      });
      if (!more) return;
    }
  }
}

/** The rules that this process can play by. */
export const rulesOf = ({ rulebooks }: Context): Rules[] =>
  [...rulebooks.values()].map(({ meta }) => ({ rulebook: meta.id, rulesVersion: meta.rulesVersion }));

/** Writes the next answers that need nobody; false when there are none. */
async function answerOnce(context: Context, game: LiveGame): Promise<boolean> {
  const { record } = game;
  if (!hasBegun(game) || record.status !== 'active') return false;
  const draft = new Draft(context, game);
  const orders = record.orders.map((own) => own);
  while (draft.length < MAX_AT_ONCE) {
    const answered = draft.prompts().some(({ seat }) => {
      if (isPlayedByBot(record.seats[seat], record.tableStatus.seats[seat])) {
        draft.answer(seat, choose(context, record.rulebook, draft, seat));
        return true;
      }
      const { action, left } = ordered(draft, seat, orders[seat] ?? []);
      orders[seat] = left;
      if (action !== null) draft.answer(seat, action);
      return action !== null;
    });
    if (!answered) break;
    await breathe();
  }
  const seats = record.seats.flatMap((holder, seat): SeatWrite[] => {
    const left = orders[seat] ?? [];
    return left === record.orders[seat] ? [] : [{ seat, holder, orders: left }];
  });
  if (draft.length === 0) {
    // What is outdated goes, even if nothing was answered by it.
    for (const { seat, orders: left } of seats)
      await context.games.setOrders(record.id, seat, record.revision, left);
    // Orders that wait for another day must not keep others from being found by the search.
    if (seats.length === 0 && needsService(record)) await context.games.settle(record.id, record);
    return false;
  }
  await advance(context, game, draft.sealed(), { seats });
  return true;
}

function ordered(
  draft: Draft,
  seat: Seat,
  orders: readonly Order[],
): { readonly action: AnyAction | null; readonly left: readonly Order[] } {
  const prompt = draft.prompts().find((one) => one.seat === seat);
  if (prompt === undefined || orders.length === 0) return { action: null, left: orders };
  const legal = new Map(draft.rulebook.legal(draft.state, seat).map((action) => [actionId(action), action]));
  const obeyed = obey(orders, prompt, new Set(legal.keys()), draft.version - 1);
  const unchanged =
    obeyed.orders.length === orders.length && obeyed.orders.every((one, nth) => one === orders[nth]);
  return { action: legal.get(obeyed.action ?? '') ?? null, left: unchanged ? orders : obeyed.orders };
}

/** A bot that fails, or that chooses what is not legal, must not stop a game: then chance answers for it. */
export function choose(context: Context, name: string, draft: Draft, seat: Seat): AnyAction {
  const { rulebook, state } = draft;
  const legal = rulebook.legal(state, seat);
  const rng = seededRng(draft.seed, `bot ${draft.version}`);
  try {
    const chosen = botAnswer(rulebook, state, seat, legal, rng);
    const lawful = sameAction(legal, chosen);
    if (lawful !== undefined) return lawful;
    throw new Error(`${actionId(chosen)} is not legal`);
  } catch (error) {
    context.observe.failed(error, `the bot of ${name}`);
    return pick(legal, rng);
  }
}

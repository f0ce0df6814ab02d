import { actionId } from '../../engine/action-id.js';
import type { AnyAction } from '../../engine/any-rulebook.js';
import type { Seat } from '../../engine/rulebook.js';
import { QueueFull } from '../../kernel/bounded-queue.js';
import { LoopTurns } from '../../kernel/loop-turns.js';
import { ok, type Result } from '../../kernel/result.js';
import { pick, seededRng } from '../../kernel/rng.js';
import { SERVICE } from '../caller.js';
import { isPlayedByBot } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import type { GameRecord } from '../ports/game-record.js';
import type { SeatWrite } from '../ports/log.js';
import type { Refusal } from '../refusal.js';
import { paidGame } from '../seats/payers.js';
import { inThisThread } from '../work/in-this-thread.js';
import { WorkerLost } from '../work/workers.js';
import { needsService } from './advance.js';
import { type Decided, decideAndAppend } from './decide-and-append.js';
import { Draft, hasBegun } from './draft.js';
import { type Order, obey } from './orders.js';

/*
 * The service answers for some seats as soon as they are asked: built-in bots, seats that a bot plays for their
 * players, and seats with standing orders.
 */

/** The most answers in one write, so that spectators of a long series see the first before the last is decided. */
const MAX_AT_ONCE = 16;
/** All games share them, since answers of many games in one turn of the event loop would hold up requests. */
const turns = new LoopTurns();
/** The most games that one search finds. */
const MAX_FOUND = 100;

/** Finds the games whose process died before its bots had answered. */
export async function wakeWaitingBots(context: Context, idleForMs: number): Promise<void> {
  const since = new Date(context.clock().getTime() - idleForMs);
  for (const id of await context.games.withBotsWaiting(context.engines.rules, since, MAX_FOUND))
    context.botRuns.wake(id);
}

export async function playBots(context: Context, gameId: string): Promise<void> {
  const move = { gameId, caller: SERVICE, wakesBots: false } as const;
  let line: string | null = null;
  const answerAll = async () => {
    // Its turn may have come only while the process stops. The next process finds the game.
    if (context.botRuns.isStopped) return ok(false);
    return decideAndAppend(context, move, (game) => {
      line = lineOf(game.record);
      return answer(context, game);
    });
  };
  const queued = () => context.queues.bots.run(answerAll);
  while (!context.botRuns.isStopped) {
    const run: Promise<Result<boolean, Refusal>> = line === null ? queued() : context.locks.run(line, queued);
    const more = await run.catch(orFull);
    // The search for waiting bots finds what did not fit.
    if (more === null || !more.ok || !more.value) return;
  }
}

/**
 * Games of an account that bots play alone wait for each other, so that others are not held up: also those whose people
 * have resigned or are absent. Null with people.
 */
const lineOf = ({ seats, creatorId, tableStatus }: GameRecord): string | null =>
  seats.every((holder, seat) => isPlayedByBot(holder, tableStatus.seats[seat]))
    ? `bots of ${creatorId}`
    : null;

function orFull(error: unknown): null {
  if (error instanceof QueueFull) return null;
  throw error;
}

/** Decides the next answers. The value says whether there may be more. */
async function answer(context: Context, game: LiveGame): Promise<Decided<boolean>> {
  const { record } = game;
  if (!hasBegun(game) || record.status !== 'active') return ok({ kind: 'nothing', value: false });
  // The search for waiting bots finds the game again.
  if (context.usage.isSpent(paidGame(record))) return ok({ kind: 'nothing', value: false });
  const draft = new Draft(context, game);
  const orders = record.orders.map((own) => own);
  while (draft.length < MAX_AT_ONCE) {
    await turns.next();
    if (!(await answerOne(context, record, draft, orders))) break;
    if (context.botRuns.isStopped) break;
  }
  const seats = record.seats.flatMap((holder, seat): SeatWrite[] => {
    const left = orders[seat] ?? [];
    return left === record.orders[seat] ? [] : [{ seat, holder, orders: left }];
  });
  if (draft.length === 0) return withoutAnswer(context, record, seats);
  return ok({ kind: 'entries', next: draft.sealed(), extras: { seats }, value: () => true });
}

/** Answers the first prompt that the service has an answer to. False if there is none. */
async function answerOne(
  context: Context,
  { rulebook, seats, tableStatus }: GameRecord,
  draft: Draft,
  orders: (readonly Order[])[],
): Promise<boolean> {
  for (const { seat } of draft.prompts) {
    if (isPlayedByBot(seats[seat], tableStatus.seats[seat])) {
      draft.answer(seat, await choose(context, rulebook, draft, seat));
      return true;
    }
    const { action, left } = ordered(draft, seat, orders[seat] ?? []);
    orders[seat] = left;
    if (action === null) continue;
    draft.answer(seat, action);
    return true;
  }
  return draft.answerForced(orders);
}

function withoutAnswer(
  context: Context,
  record: GameRecord,
  [outdated]: readonly SeatWrite[],
): Decided<boolean> {
  const { games } = context;
  if (outdated !== undefined) {
    const { seat, orders } = outdated;
    const write = () => games.setOrders(record.id, seat, record.revision, orders);
    return ok({ kind: 'change', write, value: () => true });
  }
  if (!needsService(record)) return ok({ kind: 'nothing', value: false });
  // Games whose standing orders do not apply yet must not fill up the search for waiting bots.
  const write = async () => {
    await games.settle(record.id, record);
    return true;
  };
  return ok({ kind: 'change', write, value: () => false });
}

function ordered(
  draft: Draft,
  seat: Seat,
  orders: readonly Order[],
): { readonly action: AnyAction | null; readonly left: readonly Order[] } {
  const prompt = draft.prompts.find((one) => one.seat === seat);
  if (prompt === undefined || orders.length === 0) return { action: null, left: orders };
  const legal = new Map(draft.rulebook.legal(draft.state, seat).map((action) => [actionId(action), action]));
  const asked = {
    ...{ prompt, legal: new Set(legal.keys()), version: draft.version - 1 },
    round: draft.rulebook.round?.(draft.state) ?? null,
  };
  const obeyed = obey(orders, asked);
  const unchanged =
    obeyed.orders.length === orders.length && obeyed.orders.every((one, nth) => one === orders[nth]);
  return { action: legal.get(obeyed.action ?? '') ?? null, left: unchanged ? orders : obeyed.orders };
}

/** A bot that ends its thread, or never answers, is replaced by chance. */
export async function choose(context: Context, name: string, draft: Draft, seat: Seat): Promise<AnyAction> {
  const { rulebook, state, seed, version } = draft;
  const failed = (error: unknown) => context.observe.failed(error, `the bot of ${name}`);
  try {
    // A bot that does not search answers in less time than a thread is asked in.
    const workers = rulebook.think === undefined ? inThisThread : context.workers;
    const { action, failure } = await workers.run('bot', rulebook, { state, seat, seed, version });
    if (failure !== null) failed(new Error(failure));
    return action;
  } catch (error) {
    if (!(error instanceof WorkerLost)) throw error;
    failed(error);
    return pick(rulebook.legal(state, seat), seededRng(seed, `bot ${version}`));
  }
}

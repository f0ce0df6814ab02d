import { actionId } from '../../engine/action-id.js';
import type { AnyAction } from '../../engine/any-rulebook.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
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
import { type Considered, type Search, searchOf, think } from '../searches/searching.js';
import { paidGame } from '../seats/payers.js';
import { inThisThread } from '../work/in-this-thread.js';
import { WorkerLost } from '../work/workers.js';
import { needsService } from './advance.js';
import { type Decided, decideAndAppend } from './decide-and-append.js';
import { Draft, hasBegun } from './draft.js';
import { obey } from './orders.js';

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
  let considered: Considered | null = null;
  const answerAll = async () => {
    // Its turn may have come only while the process stops. The next process finds the game.
    if (context.botRuns.isStopped) return ok('over' as const);
    return decideAndAppend(context, move, (game) => {
      line = lineOf(game.record);
      return answer(context, game, considered);
    });
  };
  const queued = () => context.queues.bots.run(answerAll);
  while (!context.botRuns.isStopped) {
    const run: Promise<Result<Next, Refusal>> = line === null ? queued() : context.locks.run(line, queued);
    const next = await run.catch(orFull);
    // The search for waiting bots finds what did not fit.
    if (next === null || !next.ok || next.value === 'over') return;
    if (next.value === 'more') continue;
    const { value: search } = next;
    // Not within `decideAndAppend`: whoever else acts in the game must not wait for a search.
    const thinking = () => think(context, search);
    considered = await (line === null ? thinking() : context.locks.run(line, thinking));
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

/** Whether there may be more to answer, or what has to be searched for first. */
type Next = 'more' | 'over' | Search;

/** Decides the next answers. */
async function answer(
  context: Context,
  game: LiveGame,
  considered: Considered | null,
): Promise<Decided<Next>> {
  const { record } = game;
  if (!hasBegun(game) || record.status !== 'active') return ok({ kind: 'nothing', value: 'over' });
  // The search for waiting bots finds the game again.
  if (context.usage.isSpent(paidGame(record))) return ok({ kind: 'nothing', value: 'over' });
  const draft = new Draft(context, game);
  while (draft.length < MAX_AT_ONCE) {
    await turns.next();
    const answered = await answerOne(context, record, draft, considered);
    if (typeof answered === 'object' && draft.length === 0) return ok({ kind: 'nothing', value: answered });
    if (answered !== true) break;
    if (context.botRuns.isStopped) break;
  }
  if (draft.length === 0) return withoutAnswer(context, record, draft.ordered());
  const extras = { continues: true };
  return ok({ kind: 'entries', next: await draft.sealed(), extras, value: () => 'more' });
}

/** Answers the first prompt that the service has an answer to. False if there is none; a search if that is to be found. */
async function answerOne(
  context: Context,
  record: GameRecord,
  draft: Draft,
  considered: Considered | null,
): Promise<boolean | Search> {
  const { rulebook, seats, tableStatus } = record;
  for (const prompt of draft.prompts) {
    const { seat } = prompt;
    if (isPlayedByBot(seats[seat], tableStatus.seats[seat])) {
      const found = await searchOf(record, draft, seat, considered);
      if ('level' in found) return found;
      draft.answer(seat, found.action ?? (await choose(context, rulebook, draft, seat)));
      return true;
    }
    const action = obeyed(draft, prompt);
    if (action === null) continue;
    draft.answer(seat, action);
    return true;
  }
  return draft.answerForced();
}

function withoutAnswer(
  context: Context,
  record: GameRecord,
  [outdated]: readonly SeatWrite[],
): Decided<Next> {
  const { games } = context;
  if (outdated !== undefined) {
    const { seat, orders } = outdated;
    const write = () => games.setOrders(record.id, seat, record.revision, orders);
    return ok({ kind: 'change', write, value: () => 'more' });
  }
  if (!needsService(record)) return ok({ kind: 'nothing', value: 'over' });
  // Games whose standing orders do not apply yet must not fill up the search for waiting bots.
  const write = async () => {
    await games.settle(record.id, record);
    return true;
  };
  return ok({ kind: 'change', write, value: () => 'over' });
}

/** The answer of a seat's standing orders to a prompt; null if none fits. */
function obeyed(draft: Draft, prompt: Prompt): AnyAction | null {
  const { seat } = prompt;
  const orders = draft.orders[seat] ?? [];
  if (orders.length === 0) return null;
  const legal = draft.rulebook.legal(draft.state, seat);
  const { action, orders: left } = obey(orders, draft.askedBy(prompt, legal));
  if (left.length !== orders.length || left.some((one, nth) => one !== orders[nth]))
    draft.orders[seat] = left;
  return legal.find((one) => actionId(one) === action) ?? null;
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

import { assertNever } from '../../kernel/assert-never.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { type Caller, type CallerOrService, SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import { findGame, isCreator, isInvited } from '../games/find-game.js';
import type { LiveGame } from '../games/live-games.js';
import { type GameRecord, type Head, isOver } from '../ports/game-record.js';
import { AnsweredMeanwhile, type Once } from '../ports/retries/saved-replies.js';
import { forPlayers, forStrangers } from '../queues.js';
import { gameOver, notStarted, type Refusal } from '../refusal.js';
import { seatsOf } from '../seats/holders.js';
import { payerOf } from '../seats/payers.js';
import { type AppendExtras, advance, needsService } from './advance.js';
import { Draft, hasBegun } from './draft.js';
import type { DecidedEntries } from './record-after.js';

/** Which game to change, and who asks for it. */
export interface Move<Value> {
  readonly gameId: string;
  readonly caller: CallerOrService;
  readonly invitation?: string | undefined;
  /** The head, if it was read during this request. */
  readonly head?: Head | null | undefined;
  /** Aborts when nobody waits for the response any more. What has not begun by then is not done. */
  readonly signal?: AbortSignal | undefined;
  /** False for the bots' own run, which looks again anyway. */
  readonly wakesBots?: boolean;
  /** For a request with an Idempotency-Key. */
  readonly once?: Once<Value> | undefined;
}

/** What to write, and what to return once it is written. */
export type Decision<Value> =
  | { readonly kind: 'nothing'; readonly value: Value }
  | {
      readonly kind: 'entries';
      readonly next: DecidedEntries;
      readonly extras?: AppendExtras;
      readonly value: (after: GameRecord) => Value;
      /** Called if nothing was written. */
      readonly otherwise?: () => Promise<void>;
    }
  | {
      readonly kind: 'change';
      /** Writes nothing and returns false if what was decided on has changed. */
      readonly write: () => Promise<boolean>;
      /** Whether the bots may have something to answer afterwards. */
      readonly wakesBots?: boolean;
      readonly value: (latest: () => Promise<GameRecord>) => Value | Promise<Value>;
    };

export type Decided<Value> = Result<Decision<Value>, Refusal>;

type Decide<Value> = (game: LiveGame) => Decided<Value> | Promise<Decided<Value>>;

/**
 * The only way to change a game: loads it, lets the caller decide, writes the decision, and starts over if another write
 * was faster.
 */
export async function decideAndAppend<Value>(
  context: Context,
  move: Move<Value>,
  decide: Decide<Value>,
): Promise<Result<Value, Refusal>> {
  const { gameId, caller, invitation, signal, once } = move;
  const run = async (): Promise<Result<Value, Refusal>> => {
    for (let { head } = move; ; head = undefined) {
      const found = await findGame(context, caller, gameId, invitation, head);
      // Not before the head was read: an earlier attempt that is committed by then is found here, and one that is
      // committed later makes this write fail.
      if (once !== undefined && (await context.replies.find(once.id)) !== null) throw new AnsweredMeanwhile();
      if (!found.ok) return found;
      const decided = await decide(found.value);
      if (!decided.ok) {
        if (once?.savesRefusals !== true) return decided;
        // If the game has moved on meanwhile, it is judged again.
        if (await context.replies.save(once.reply(decided), found.value.record)) return decided;
        continue;
      }
      const written = await write(context, move, found.value, decided.value);
      if (written !== null) return ok(written.value);
    }
  };
  if (caller === SERVICE) return context.locks.run(gameId, run);
  const wait = { signal, by: caller?.playerId };
  if (!context.locks.isBusy(gameId)) return context.locks.run(gameId, run, { ...wait, ...forPlayers });
  const asked = await judgeStranger(context, move, caller, decide);
  if (asked.kind === 'judged') return asked.result;
  return context.locks.run(gameId, run, { ...wait, ...(asked.isStranger ? forStrangers : forPlayers) });
}

/**
 * Where others wait already. What a stranger may not do is refused from the head of the game, so it takes no place in
 * the queue. What the creator decides can write, such as a new guest, so that is decided only under the lock.
 */
async function judgeStranger<Value>(
  context: Context,
  { gameId, invitation, head }: Move<Value>,
  caller: Caller,
  decide: Decide<Value>,
): Promise<
  | { readonly kind: 'judged'; readonly result: Result<Value, Refusal> }
  | { readonly kind: 'waits'; readonly isStranger: boolean }
> {
  const found = await findGame(context, caller, gameId, invitation, head);
  if (found.ok && hasRole(found.value.record, caller)) return { kind: 'waits', isStranger: false };
  const decided = found.ok ? await decide(found.value) : found;
  return decided.ok ? { kind: 'waits', isStranger: true } : { kind: 'judged', result: decided };
}

const hasRole = (record: GameRecord, caller: Caller): boolean =>
  seatsOf(record, caller).length > 0 || isCreator(record, caller) || isInvited(record, caller);

/** Null if another write was faster. */
async function write<Value>(
  context: Context,
  { gameId, caller, wakesBots = true, once }: Move<Value>,
  game: LiveGame,
  decision: Decision<Value>,
): Promise<{ readonly value: Value } | null> {
  switch (decision.kind) {
    case 'nothing':
      return { value: decision.value };
    case 'entries': {
      const advanced = await advance(
        context,
        game,
        decision.next,
        decision.extras,
        payerOf(game.record, caller),
        once && ((after) => once.reply(ok(decision.value(after)))),
      );
      if (advanced === null) {
        await decision.otherwise?.();
        return null;
      }
      if (wakesBots && needsService(advanced.record)) context.botRuns.wake(gameId);
      return { value: decision.value(advanced.record) };
    }
    case 'change':
      if (!(await decision.write())) return null;
      if (wakesBots && decision.wakesBots) context.botRuns.wake(gameId);
      return { value: await decision.value(() => latestRecord(context, gameId)) };
    default:
      return assertNever(decision);
  }
}

async function latestRecord(context: Context, gameId: string): Promise<GameRecord> {
  const found = await findGame(context, SERVICE, gameId);
  if (!found.ok) throw new Error(`game ${gameId} is gone after it was changed: ${found.error.code}`);
  return found.value.record;
}

/** A player's decision on a game in play; see `inPlay`. */
export const decideInPlay = (
  context: Context,
  { gameId, playerId }: { readonly gameId: string; readonly playerId: string },
  once: Once<GameRecord> | undefined,
  note: (game: LiveGame, draft: Draft) => Noted | Promise<Noted>,
): Promise<Result<GameRecord, Refusal>> =>
  decideAndAppend(context, { gameId, caller: { playerId }, once }, (game) =>
    inPlay(context, game, asItIs, (draft) => note(game, draft)),
  );

/** For callers that want the game as it is afterwards. */
export const asItIs = (after: GameRecord): GameRecord => after;

type Noted = Result<AppendExtras, Refusal>;

/**
 * A decision that requires a game that has begun and is not over. `note` adds entries to the draft and returns what to
 * write with them. An empty draft changes nothing.
 */
export async function inPlay<Value>(
  context: Context,
  game: LiveGame,
  value: (after: GameRecord) => Value,
  note: (draft: Draft) => Noted | Promise<Noted>,
): Promise<Decided<Value>> {
  if (isOver(game.record)) return err(gameOver);
  if (!hasBegun(game)) return err(notStarted);
  const draft = new Draft(context, game);
  const extras = await note(draft);
  if (!extras.ok) return extras;
  if (draft.length === 0) return ok({ kind: 'nothing', value: value(game.record) });
  return ok({ kind: 'entries', next: await draft.sealed(), extras: extras.value, value });
}

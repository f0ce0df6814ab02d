import { assertNever } from '../../kernel/assert-never.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { type CallerOrService, SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import type { LiveGame } from '../games/live-games.js';
import { type GameRecord, type Head, isOver } from '../ports/game-record.js';
import { gameOver, notStarted, type Refusal } from '../refusal.js';
import { type AppendExtras, advance, type DecidedEntries, needsService } from './advance.js';
import { Draft, hasBegun } from './draft.js';

/** Which game is moved on, and who asks for it. */
export interface Move<Value> {
  readonly gameId: string;
  readonly caller: CallerOrService;
  readonly invitation?: string | undefined;
  /** Where the game stands, if it was read since the request came. */
  readonly head?: Head | null | undefined;
  /** False for the bots' own run, which looks again in any case. */
  readonly wakesBots?: boolean;
  /** An answer that an earlier request was given: it goes before everything, even before a refusal. */
  readonly answeredBefore?: (() => Promise<Value | null>) | undefined;
}

/** What is to be written, and what the caller gets once it is. */
export type Decision<Value> =
  | { readonly kind: 'nothing'; readonly value: Value }
  | {
      readonly kind: 'entries';
      readonly next: DecidedEntries;
      readonly extras?: AppendExtras;
      readonly value: (after: GameRecord) => Value;
      /** Called where nothing was written. */
      readonly otherwise?: () => Promise<void>;
    }
  | {
      readonly kind: 'change';
      /** Guarded by what was decided on: false, and nothing is written, where that has changed. */
      readonly write: () => Promise<boolean>;
      /** Whether the bots may have something to answer afterwards. */
      readonly wakesBots?: boolean;
      readonly value: (latest: () => Promise<GameRecord>) => Value | Promise<Value>;
    };

export type Decided<Value> = Result<Decision<Value>, Refusal>;

/**
 * The only way to move a game on: loads it, lets the caller decide, writes that, and begins again if somebody else
 * has written meanwhile.
 */
export function decideAndAppend<Value>(
  context: Context,
  move: Move<Value>,
  decide: (game: LiveGame) => Decided<Value> | Promise<Decided<Value>>,
): Promise<Result<Value, Refusal>> {
  const { gameId, caller, invitation, answeredBefore } = move;
  return context.locks.run(gameId, async () => {
    for (let { head } = move; ; head = undefined) {
      const found = await findGame(context, caller, gameId, invitation, head);
      // After the head was read: a twin of the request that was written earlier is found here, and one that is
      // written later makes this write fail.
      const earlier = await answeredBefore?.();
      if (earlier != null) return ok(earlier);
      if (!found.ok) return found;
      const decided = await decide(found.value);
      if (!decided.ok) return decided;
      const written = await write(context, move, found.value, decided.value);
      if (written !== null) return ok(written.value);
    }
  });
}

/** Null when somebody else was faster. */
async function write<Value>(
  context: Context,
  { gameId, wakesBots = true }: Move<Value>,
  game: LiveGame,
  decision: Decision<Value>,
): Promise<{ readonly value: Value } | null> {
  switch (decision.kind) {
    case 'nothing':
      return { value: decision.value };
    case 'entries': {
      const advanced = await advance(context, game, decision.next, decision.extras);
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

/** What a player does only to a game that has begun and is not over; see `inPlay`. */
export const decideInPlay = (
  context: Context,
  { gameId, playerId }: { readonly gameId: string; readonly playerId: string },
  note: (game: LiveGame, draft: Draft) => Noted | Promise<Noted>,
): Promise<Result<GameRecord, Refusal>> =>
  decideAndAppend(context, { gameId, caller: { playerId } }, (game) =>
    inPlay(context, game, asItIs, (draft) => note(game, draft)),
  );

/** The value of those who want the game as it stands afterwards. */
export const asItIs = (after: GameRecord): GameRecord => after;

type Noted = Result<AppendExtras, Refusal>;

/**
 * For what is done only to a game that has begun and is not over: `note` writes entries into the draft and returns
 * what is written with them. A draft that stays empty changes nothing.
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
  return ok({ kind: 'entries', next: draft.sealed(), extras: extras.value, value });
}

import type { Language } from '../../engine/rulebook.js';
import { Abandoned } from '../../kernel/bounded-queue.js';
import type { Result } from '../../kernel/result.js';
import { err, ok } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { type Brought, whyNotBoth } from '../draws/brought.js';
import { type ClockWish, newGame, withBrought } from '../games/create-game.js';
import { startWhenFull } from '../games/start-game.js';
import { revealSecondsOfMatch } from '../ports/draws/draw.js';
import type { GameRecord } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import { type Once, onceForStep } from '../ports/retries/saved-replies.js';
import type { Refusal } from '../refusal.js';
import { takeSeat } from '../seats/seats-in-lobby.js';
import { policyOf } from './policies.js';
import { isUneven, MAX_PASSED_OVER } from './reliability.js';

export interface MatchRequest extends Brought {
  readonly player: Player;
  readonly rulebook: string;
  /** Any number if left out. */
  readonly seats?: number;
  /** The rulebook's defaults if left out. */
  readonly options?: object;
  /** Null for no clock; any clock if left out. */
  readonly clock?: ClockWish | null;
  readonly language?: Language | null;
  /** Only rated games; they need a clock. Without it, only games that are not rated. */
  readonly rated?: boolean;
  /** Aborts when nobody waits for the response any more. */
  readonly signal?: AbortSignal;
}

/** Requests that may wait for one rulebook: in all, before the first of an account, and of one account. */
const MAX_WAITING = 64;
const MAX_BEFORE_FIRST = 256;
const MAX_OF_ONE = 4;

export interface Matched {
  readonly game: GameRecord;
  /** Whether a new game was opened because none matched. */
  readonly opened: boolean;
}

/** Joins an open game that matches, or opens one. The game starts when its last seat is taken. */
export function match(
  context: Context,
  request: MatchRequest,
  once?: Once<Matched>,
): Promise<Result<Matched, Refusal>> {
  // One at a time in this process: otherwise every database connection could end up waiting for the same lock.
  const wait = {
    signal: request.signal,
    maxBefore: MAX_WAITING,
    maxBeforeFirst: MAX_BEFORE_FIRST,
    by: request.player.id,
    maxOfOne: MAX_OF_ONE,
  };
  const ofJoining = onceForStep(once, (game: GameRecord): Matched => ({ game, opened: false }));
  const run = async (): Promise<Result<Matched, Refusal>> => {
    const opened = await newGame(context, wishOf(context, request));
    if (!opened.ok) return opened;
    const { entropy, commitment } = request;
    const both = whyNotBoth(request);
    if (both !== null) return err(both);
    const game = withBrought(opened.value, [0], request);
    const wanted = {
      playerId: request.player.id,
      rulebook: game.rulebook,
      rulesVersion: game.rulesVersion,
      options: game.options,
      rated: game.rated,
      ...(request.seats === undefined ? {} : { seats: request.seats }),
      ...(request.clock === undefined ? {} : { clock: game.clock }),
      ...(request.language === undefined ? {} : { language: request.language }),
    };
    const { bots } = await policyOf(context, request.player.id);
    const without = request.player.bot ? ('no-bots' as const) : bots ? undefined : ('bots' as const);
    const except: string[] = [];
    for (;;) {
      if (request.signal?.aborted) throw new Abandoned();
      const created = ok({ game, opened: true });
      const search = { ...wanted, ...(without && { without }), except };
      const found = await context.games.findMatchOrCreate(search, game, context.quotas, once?.reply(created));
      if (found === null) return created;
      const other = except.length < MAX_PASSED_OVER ? await context.games.find(found) : null;
      if (other !== null && (await isUneven(context, request.player.id, other))) {
        except.push(found);
        continue;
      }
      const wish = { gameId: found, player: request.player, once: true, entropy, commitment };
      const joined = await takeSeat(context, wish, ofJoining);
      // A refusal means that the game no longer matches: another player was faster, or it was closed.
      if (joined.ok) return ok({ game: await startWhenFull(context, joined.value), opened: false });
      except.push(found);
    }
  };
  return context.locks.run(`match ${request.rulebook}`, run, wait);
}

/** The game to open if none matches: with the fewest seats that the rulebook allows, unless more are requested. */
function wishOf(context: Context, request: MatchRequest) {
  const { player, rulebook, seats, options, clock, language, rated } = request;
  const count = seats ?? context.rulebooks.get(rulebook)?.meta.seats.min ?? 1;
  return {
    creator: player,
    rulebook,
    seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? ('me' as const) : ('open' as const))),
    ...(options === undefined ? {} : { options }),
    ...(clock == null ? {} : { clock }),
    ...(language == null ? {} : { language }),
    ...(rated === undefined ? {} : { rated }),
    revealSeconds: revealSecondsOfMatch(clock),
  };
}

import { err, ok, type Result } from '../../kernel/result.js';
import { unavailable } from '../accounts/people/apart.js';
import type { Context } from '../context.js';
import type { GameRecord } from '../ports/game-record.js';
import { BotBusy, type BotLimit } from '../ports/games.js';
import type { Player } from '../ports/players.js';
import { type Refusal, refusal } from '../refusal.js';
import { type DeclineReason, policyOf, whyNotAccept } from './policies.js';

/** Challenges that may wait for one bot: in all, before the first of an account, and of one account. */
const WAITING = { maxBefore: 64, maxBeforeFirst: 256, maxOfOne: 4 };

/**
 * One at a time for each of these bots in this process, so that they do not wait for each other in the database. That none
 * gets more games than it plays at once is checked there, where another process may be faster: then it declines.
 */
export function inTurn<Value>(
  { locks }: Pick<Context, 'locks'>,
  by: string,
  bots: readonly Player[],
  run: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  const guarded = () =>
    run().catch((error: unknown) => {
      const busy = error instanceof BotBusy ? bots.find(({ id }) => id === error.playerId) : undefined;
      if (busy === undefined) throw error;
      return err(declined(busy, 'busy'));
    });
  return bots
    .map(({ id }) => id)
    .sort()
    .reduceRight((task, bot) => () => locks.run(`policy ${bot}`, task, { by, ...WAITING }), guarded)();
}

/** The limit under which a bot takes a seat by its policy. Null if its program answers itself; refused if the policy does not fit. */
export async function acceptedByPolicy(
  context: Context,
  bot: Player,
  game: GameRecord,
): Promise<Result<BotLimit | null, Refusal>> {
  const { accepts, games } = await policyOf(context, bot.id);
  if (!bot.bot || accepts === null) return ok(null);
  const rulebook = context.rulebooks.get(game.rulebook);
  const reason = rulebook === undefined ? 'rulebook' : whyNotAccept(rulebook, accepts, game);
  if (reason !== null) return err(declined(bot, reason));
  if (await isBarred(context, bot.id)) return err(unavailable);
  if ((await context.policies.gamesOf(bot.id)) >= games) return err(declined(bot, 'busy'));
  return ok({ playerId: bot.id, most: games });
}

async function isBarred({ measures, clock }: Context, playerId: string): Promise<boolean> {
  for (const kind of ['suspend', 'ban'] as const)
    if ((await measures.inForce(kind, playerId, clock())) !== null) return true;
  return false;
}

const declined = ({ name }: Player, reason: DeclineReason): Refusal => ({
  ...refusal('declined', `${name} does not accept such a game: ${reason}.`),
  reason,
});

import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { type Brought, whyNotBoth } from '../draws/brought.js';
import { newGame, withBrought } from '../games/create-game.js';
import { findGame } from '../games/find-game.js';
import { startWhenFull } from '../games/start-game.js';
import { type GameRecord, type Holder, type Invited, isDeleted, isOver } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { type Refusal, refusal } from '../refusal.js';
import { isHeldBy, seatsOf } from '../seats/holders.js';
import { takeSeat } from '../seats/seats-in-lobby.js';
import { decideAndAppend } from '../turns/decide-and-append.js';

export interface RematchRequest extends Brought {
  readonly gameId: string;
  readonly player: Player;
}

/**
 * The same players play again with the seats rotated by one. The first request opens the game and invites the others.
 * Each later request takes the seat reserved for its player, and the last one starts the game.
 */
export async function rematch(
  context: Context,
  { gameId, player, ...brought }: RematchRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> {
  const both = whyNotBoth(brought);
  if (both !== null) return err(both);
  const caller = { playerId: player.id };
  const opened = await decideAndAppend<Opened>(context, { gameId, caller }, async ({ record }) => {
    if (seatsOf(record, caller).length === 0)
      return err(refusal('not_seated', 'You hold no seat in this game.'));
    if (!isOver(record)) return err(refusal('not_over', 'The game goes on.'));
    if (record.rematch !== null) return ok({ kind: 'nothing', value: { before: record.rematch } });
    const next = await rotated(context, record, player);
    if (!next.ok) return next;
    const game = withBrought(next.value, seatsOf(next.value, caller), brought);
    const write = () => context.games.createRematch(game, context.quotas, once?.reply(ok(game)));
    return ok({ kind: 'change', write, value: () => ({ now: game }) });
  });
  if (!opened.ok) return opened;
  return 'now' in opened.value
    ? ok(await startWhenFull(context, opened.value.now))
    : accept(context, player, opened.value.before, brought, once);
}

/** The game that this request has opened, or the id of the one that an earlier request opened. */
type Opened = { readonly now: GameRecord } | { readonly before: string };

async function accept(
  context: Context,
  player: Player,
  gameId: string,
  brought: Brought,
  once: Once<GameRecord> | undefined,
): Promise<Result<GameRecord, Refusal>> {
  const found = await findGame(context, { playerId: player.id }, gameId);
  if (!found.ok) return found;
  const { record } = found.value;
  if (record.status !== 'open' || !record.invited.some(({ id }) => id === player.id)) return ok(record);
  const joined = await takeSeat(context, { gameId, player, ...brought }, once);
  return joined.ok ? ok(await startWhenFull(context, joined.value)) : joined;
}

/** The seats of guests are open again, since a seat key is valid for one game. */
async function rotated(
  context: Context,
  record: GameRecord,
  creator: Player,
): Promise<Result<GameRecord, Refusal>> {
  const { rulebook, options, components, visibility, clock, language, carryOver, rated, seats } = record;
  const before = seats.map((_, seat): Holder => seats.at(seat - 1) ?? { kind: 'open' });
  const game = await newGame(context, {
    ...{ creator, rulebook, options, visibility, carryOver, rated },
    seats: before.map((holder) =>
      holder.kind === 'bot' ? { bot: holder.level ?? 'basic' } : isHeldBy(holder, creator.id) ? 'me' : 'open',
    ),
    ...(components === null ? {} : { components }),
    ...(clock === null ? {} : { clock }),
    revealSeconds: record.draw.revealSeconds,
    beacon: record.draw.beacon !== null && context.beacon !== null,
    ...(language === null ? {} : { language }),
  });
  if (!game.ok) return game;
  const all = others(before, creator);
  const apart = await context.people.apartFrom(
    creator.id,
    all.map(({ id }) => id),
  );
  return ok({ ...game.value, rematchOf: record.id, invited: all.filter(({ id }) => !apart.has(id)) });
}

/** Invites each player who still has an account to the first of their seats. */
function others(seats: readonly Holder[], creator: Player): Invited[] {
  const invited = new Map<string, Invited>();
  for (const [seat, holder] of seats.entries()) {
    if (holder.kind !== 'player' || holder.guest || isDeleted(holder)) continue;
    if (holder.id === creator.id || invited.has(holder.id)) continue;
    invited.set(holder.id, { id: holder.id, name: holder.name, seat });
  }
  return [...invited.values()];
}

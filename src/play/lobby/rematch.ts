import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { newGame } from '../games/create-game.js';
import { findGame, seatsOf } from '../games/find-game.js';
import { startWhenFull } from '../games/start-game.js';
import { type GameRecord, type Holder, type Invited, isDeleted, isOver } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import { type Refusal, refusal } from '../refusal.js';
import { takeSeat } from '../seats/seats-in-lobby.js';

export interface RematchRequest {
  readonly gameId: string;
  readonly player: Player;
}

/**
 * The same people play again, everybody one seat further. The first who asks opens the game and invites the others;
 * whoever asks after that takes the seat that is kept for them, and the last one starts the game.
 */
export async function rematch(
  context: Context,
  { gameId, player }: RematchRequest,
): Promise<Result<GameRecord, Refusal>> {
  const caller = { playerId: player.id };
  for (;;) {
    const found = await findGame(context, caller, gameId);
    if (!found.ok) return found;
    const { record } = found.value;
    if (seatsOf(record, caller).length === 0)
      return err(refusal('not_seated', 'You hold no seat in this game.'));
    if (!isOver(record)) return err(refusal('not_over', 'The game goes on.'));
    if (record.rematch !== null) return accept(context, player, record.rematch);
    const game = turned(context, record, player);
    if (!game.ok) return game;
    if (await context.games.createRematch(game.value)) return ok(await startWhenFull(context, game.value));
  }
}

async function accept(
  context: Context,
  player: Player,
  gameId: string,
): Promise<Result<GameRecord, Refusal>> {
  const found = await findGame(context, { playerId: player.id }, gameId);
  if (!found.ok) return found;
  const { record } = found.value;
  if (record.status !== 'open' || !record.invited.some(({ id }) => id === player.id)) return ok(record);
  const joined = await takeSeat(context, { gameId, player });
  return joined.ok ? ok(await startWhenFull(context, joined.value)) : joined;
}

/** Seats of guests are open: their keys were good for one game. */
function turned(context: Context, record: GameRecord, creator: Player): Result<GameRecord, Refusal> {
  const { rulebook, options, components, visibility, clock, language, seats } = record;
  const before = seats.map((_, seat): Holder => seats.at(seat - 1) ?? { kind: 'open' });
  const game = newGame(context, {
    ...{ creator, rulebook, options, visibility },
    seats: before.map((holder) =>
      holder.kind === 'bot' ? 'bot' : isHeldBy(holder, creator) ? 'me' : 'open',
    ),
    ...(components === null ? {} : { components }),
    ...(clock === null ? {} : { clock }),
    ...(language === null ? {} : { language }),
  });
  return game.ok ? ok({ ...game.value, rematchOf: record.id, invited: others(before, creator) }) : game;
}

const isHeldBy = (holder: Holder, { id }: Player): boolean => holder.kind === 'player' && holder.id === id;

/** Everybody who still has an account is invited to one seat: their first. */
function others(seats: readonly Holder[], creator: Player): Invited[] {
  const invited = new Map<string, Invited>();
  for (const [seat, holder] of seats.entries()) {
    if (holder.kind !== 'player' || holder.guest || isDeleted(holder)) continue;
    if (holder.id === creator.id || invited.has(holder.id)) continue;
    invited.set(holder.id, { id: holder.id, name: holder.name, seat });
  }
  return [...invited.values()];
}

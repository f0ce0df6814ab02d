import { type CallerOrService, SERVICE } from '../caller.js';
import type { GameRecord } from '../ports/game-record.js';
import type { PaidGame } from '../ports/limits/usage.js';

/** The account that pays for a request: for a guest, that of the game's creator; null for the service. */
export function payerOf(record: GameRecord, caller: CallerOrService): string | null {
  const playerId = caller === null || caller === SERVICE ? null : caller.playerId;
  const isGuest = record.seats.some(
    (holder) => holder.kind === 'player' && holder.guest && holder.id === playerId,
  );
  return isGuest ? record.creatorId : playerId;
}

/** The accounts that can pay for answers of bots: the players of the game, or its creator if there are none. */
export function paidGame({ id, seats, creatorId }: GameRecord): PaidGame {
  const players = new Set(
    seats.flatMap((holder) => (holder.kind === 'player' ? [holder.guest ? creatorId : holder.id] : [])),
  );
  return { gameId: id, payers: players.size === 0 ? [creatorId] : [...players] };
}

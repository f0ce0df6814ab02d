import { type CallerOrService, SERVICE } from '../caller.js';
import type { GameRecord } from '../ports/game-record.js';
import type { PaidGame } from '../ports/limits/usage.js';

/** Who pays for what a caller causes. A guest is there for the creator of the game. Null for the service. */
export function payerOf(record: GameRecord, caller: CallerOrService): string | null {
  const playerId = caller === null || caller === SERVICE ? null : caller.playerId;
  const isGuest = record.seats.some(
    (holder) => holder.kind === 'player' && holder.guest && holder.id === playerId,
  );
  return isGuest ? record.creatorId : playerId;
}

/** Who can pay for answers of bots: the players of the game, or its creator if there are none. */
export function paidGame({ id, seats, creatorId }: GameRecord): PaidGame {
  const players = new Set(
    seats.flatMap((holder) => (holder.kind === 'player' ? [holder.guest ? creatorId : holder.id] : [])),
  );
  return { gameId: id, payers: players.size === 0 ? [creatorId] : [...players] };
}

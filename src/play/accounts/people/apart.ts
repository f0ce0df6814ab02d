import type { Context } from '../../context.js';
import type { GameRecord } from '../../ports/game-record.js';
import { type Refusal, refusal } from '../../refusal.js';

/** The same for both sides: it does not say who has blocked whom, or whether anybody has. */
const unavailable = refusal('player_unavailable', {
  en: 'This is not possible with these players at present.',
  de: 'Das geht mit diesen Leuten zurzeit nicht.',
});

/** Why a player may not be invited by another one. */
export const whyNotTogether = async (
  { people }: Context,
  playerId: string,
  otherId: string,
): Promise<Refusal | null> => ((await people.apartFrom(playerId, [otherId])).size > 0 ? unavailable : null);

/** Why a player may not sit down at a table: somebody there has blocked them, or they have blocked somebody there. */
export async function whyNotAtTable(
  { people }: Context,
  { creatorId, seats }: GameRecord,
  playerId: string,
): Promise<Refusal | null> {
  const there = seats.flatMap((holder) => (holder.kind === 'player' ? [holder.id] : []));
  const others = [...new Set([creatorId, ...there])].filter((id) => id !== playerId);
  if (others.length === 0) return null;
  return (await people.apartFrom(playerId, others)).size > 0 ? unavailable : null;
}

import type { Context } from '../../context.js';
import type { GameRecord } from '../../ports/game-record.js';
import { type Refusal, refusal } from '../../refusal.js';

/** The same for both sides: it does not say who has blocked whom, or whether anybody has. */
export const unavailable = refusal('player_unavailable', {
  en: 'This is not possible with these players at present.',
  de: 'Das geht mit diesen Leuten zurzeit nicht.',
});

const noBots = refusal('plays_no_bots', {
  en: 'Somebody there does not play with bots.',
  de: 'Dort spielt jemand nicht mit Bots.',
});

/** Why a player may not play with these others. */
export async function whyNotTogether(
  { people, policies }: Pick<Context, 'people' | 'policies'>,
  playerId: string,
  others: readonly string[],
): Promise<Refusal | null> {
  if (others.length === 0) return null;
  if ((await people.apartFrom(playerId, others)).size > 0) return unavailable;
  return (await policies.apartOverBots(playerId, others)).size > 0 ? noBots : null;
}

/**
 * Why a player may not sit down at a table: somebody there has blocked them, they have blocked somebody there, or one is a
 * bot, and another one plays with none.
 */
export function whyNotAtTable(
  context: Pick<Context, 'people' | 'policies'>,
  { creatorId, seats }: GameRecord,
  playerId: string,
): Promise<Refusal | null> {
  const there = seats.flatMap((holder) => (holder.kind === 'player' ? [holder.id] : []));
  return whyNotTogether(
    context,
    playerId,
    [...new Set([creatorId, ...there])].filter((id) => id !== playerId),
  );
}

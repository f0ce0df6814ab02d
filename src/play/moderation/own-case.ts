import type { Context } from '../context.js';
import { isCreator } from '../games/find-game.js';
import type { Actor } from '../ports/moderation/staff.js';
import { refusal } from '../refusal.js';
import { seatsOf } from '../seats/holders.js';

export const ownCase = refusal('own_case', 'You have a part in it: another moderator has to do it.');

/** Whether they created the game, or hold or held a seat of it: what is known of it is not for their eyes. */
export async function hasPart(
  { games }: Pick<Context, 'games'>,
  actor: Actor,
  gameId: string | null,
): Promise<boolean> {
  if (actor.by !== 'player' || gameId === null) return false;
  const record = await games.find(gameId);
  if (record === null) return false;
  const caller = { playerId: actor.id };
  if (isCreator(record, caller) || seatsOf(record, caller).length > 0) return true;
  return (await games.formerHolders(gameId)).some(({ playerId }) => playerId === actor.id);
}

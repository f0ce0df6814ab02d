import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { notFound, type Refusal, refusal } from '../refusal.js';

const MAX_MUTES = 1_000;

interface MuteRequest {
  readonly playerId: string;
  readonly mutedId: string;
}

/** Hides the other player's messages from this player in all games. Nobody else learns of it. */
export async function mutePlayer(
  context: Context,
  { playerId, mutedId }: MuteRequest,
): Promise<Result<null, Refusal>> {
  if (playerId === mutedId) return err(refusal('malformed', 'You cannot mute yourself.'));
  const outcome = await context.talk.mute({ playerId, mutedId, at: context.clock() }, MAX_MUTES);
  if (outcome === 'full')
    return err(refusal('too_many_mutes', `You have muted ${MAX_MUTES} players: unmute one first.`));
  return outcome === 'muted' ? ok(null) : err(notFound('player'));
}

export async function unmutePlayer(
  context: Context,
  { playerId, mutedId }: MuteRequest,
): Promise<Result<null, Refusal>> {
  const unmuted = await context.talk.unmute(playerId, mutedId);
  return unmuted ? ok(null) : err(notFound('mute'));
}

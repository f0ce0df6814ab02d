import type { Context } from '../context.js';
import { takeMeasure } from './measures.js';

const HOUR = 3_600_000;

/** For an hour: until then somebody may have looked. Guests and accounts with a role are left alone. */
export async function muteFlooder(context: Context, player: string): Promise<void> {
  const until = new Date(context.clock().getTime() + HOUR);
  const reason = 'Too many messages at once. / Zu viele Nachrichten auf einmal.';
  await takeMeasure(context, { actor: { by: 'service' }, kind: 'mute', player, reason, until });
}

import type { Outgoing } from '../ports/delivery-queues.js';

/** The same for every attempt, so that a receiver can recognize duplicates. */
export const messageId = (deliveryId: string): string => `msg_${deliveryId}`;

/**
 * The body of a delivery: that something happened, and where to look. It contains nothing secret, since details require
 * a token. Every attempt has the same body.
 */
export function payloadOf(
  { type, at, game, rulebook, after, version, seat, message, reason, tournament }: Omit<Outgoing, 'webhook'>,
  publicUrl: string,
): string {
  const timestamp = at.toISOString();
  if (tournament !== null) return JSON.stringify({ type, timestamp, data: { tournament } });
  if (game === null) return JSON.stringify({ type, timestamp, data: {} });
  const link = `${publicUrl}/v1/games/${game}`;
  return JSON.stringify({
    type,
    timestamp,
    data: {
      game,
      rulebook,
      version,
      ...(type === 'entry.appended' ? { after } : {}),
      ...(seat === null ? {} : { seat }),
      ...(message === null ? {} : { message }),
      ...(reason === null ? {} : { reason }),
      links: {
        game: link,
        view: type === 'prompt.opened' ? `${link}/view?seat=${seat}` : `${link}/view`,
        actions: `${link}/actions`,
        events: `${link}/events?after=${after}`,
      },
    },
  });
}

import type { Outgoing } from '../ports/delivery-queues.js';

/** The id of a message, the same for every attempt: by it a receiver knows what it has heard before. */
export const messageId = (deliveryId: string): string => `msg_${deliveryId}`;

/**
 * What a webhook is told: that something happened, and where to ask. What it was must be asked for with a token,
 * so nothing here is secret. Every attempt has the same words.
 */
export function payloadOf(
  { type, at, game, rulebook, after, version, seat, message }: Omit<Outgoing, 'webhook'>,
  publicUrl: string,
): string {
  const timestamp = at.toISOString();
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
      links: {
        game: link,
        view: type === 'prompt.opened' ? `${link}/view?seat=${seat}` : `${link}/view`,
        actions: `${link}/actions`,
        events: `${link}/events?after=${after}`,
      },
    },
  });
}

import { TEST } from '../../play/ports/webhooks.js';

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});

/** The requests that the service sends to webhooks, for the API document. */
export const webhooks = {
  message: {
    post: {
      operationId: 'webhookMessage',
      summary: 'A message to a webhook, as in Standard Webhooks',
      description: `Verify the signature, store the ids of the messages you have processed, and respond quickly. \`${TEST}\` is sent when you call \`testWebhook\`.`,
      tags: ['webhooks'],
      security: [],
      parameters: [
        header(
          'webhook-id',
          'Identifies the message. The same in every attempt, so you can ignore duplicates.',
        ),
        header('webhook-timestamp', 'Time of this attempt, in seconds since 1970.'),
        header(
          'webhook-signature',
          'One signature for each valid secret, separated by spaces: `v1,` and base64.',
        ),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' } } },
      },
      responses: {
        '2XX': { description: 'The message is delivered.' },
        '410': { description: 'You want no more messages: the webhook is disabled.' },
        default: { description: 'The delivery failed and is retried.' },
      },
    },
  },
};

import { TEST } from '../../play/ports/webhooks.js';

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});

/** What the service asks of others, as the API document has it: no route of ours answers it. */
export const webhooks = {
  message: {
    post: {
      operationId: 'webhookMessage',
      summary: 'What a webhook is told, as Standard Webhooks has it',
      description: `Check the signature, keep in mind which ids you have heard, and answer soon. \`${TEST}\` is sent when you ask for a test.`,
      tags: ['webhooks'],
      security: [],
      parameters: [
        header('webhook-id', 'The same in every attempt: by it you know what you have heard before.'),
        header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
        header(
          'webhook-signature',
          'One for each secret that is valid, with spaces between: `v1,` and base64.',
        ),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' } } },
      },
      responses: {
        '2XX': { description: 'You have heard.' },
        '410': { description: 'You do not want to hear anything any more: the webhook is disabled.' },
        default: { description: 'You have not heard: you will be told again.' },
      },
    },
  },
};

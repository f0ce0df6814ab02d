import { isRecord } from '../../kernel/json.js';
import { type OpenApi, reachable } from './narrow-document.js';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const message = (name: string) => ({ $ref: `#/components/messages/${name}` });
const header = (description: string) => ({ type: 'string', description });
const game = { id: { description: 'The id of the game.' } };

/** Streams and webhooks as AsyncAPI 3: what the service sends by itself. Its schemas are those of the API document. */
export function asyncDocument(document: OpenApi, entries: readonly string[]) {
  const messages = messagesOf(entries);
  const { schemas } = document.components;
  const needed = reachable([JSON.parse(JSON.stringify(messages))], schemas);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Permafrost: streams and webhooks',
      version: document.info.version,
      description: 'Streams are server-sent events over GET; `Last-Event-ID` continues them.',
    },
    defaultContentType: 'application/json',
    channels,
    operations: {
      followAccount: operation('accountEvents', 'Send what happens in all games of an account'),
      followGame: operation('gameEvents', 'Send the entries of a game as they are appended'),
      followMessages: operation('gameMessages', 'Send the messages of a game as they are posted'),
      followTournament: operation('tournamentStandings', 'Send a tournament whenever it has changed'),
      callWebhook: operation('webhooks', 'Deliver a message to a webhook until it is acknowledged'),
    },
    components: {
      messages,
      schemas: Object.fromEntries(
        Object.entries(schemas)
          .filter(([name]) => needed.has(name))
          .map(([name, schema]) => [name, withNamedDiscriminators(schema)]),
      ),
    },
  };
}

const channels = {
  accountEvents: {
    address: '/v1/me/events/stream',
    messages: { begin: message('begin'), accountEvent: message('accountEvent'), ready: message('ready') },
  },
  gameEvents: {
    address: '/v1/games/{id}/events/stream',
    parameters: game,
    messages: { entry: message('entry'), end: message('end') },
  },
  gameMessages: {
    address: '/v1/games/{id}/messages/stream',
    parameters: game,
    messages: { message: message('message') },
  },
  tournamentStandings: {
    address: '/v1/tournaments/{id}/stream',
    parameters: { id: { description: 'The id of the tournament.' } },
    messages: { standings: message('standings') },
  },
  webhooks: {
    address: null,
    description: 'The `url` of a webhook, by POST.',
    messages: { webhook: message('webhook') },
  },
};

const ofAccount = {
  begin: {
    name: 'begin',
    title: 'What you knew to wait is void',
    summary: 'A server-sent event `begin`. The prompts that wait follow, and then `ready`.',
    payload: { type: 'object' },
  },
  accountEvent: {
    name: 'accountEvent',
    title: 'Something that happened in a game of yours',
    summary: 'A server-sent event with the name of its type, and its cursor as the id if it has one.',
    payload: schema('AccountEvent'),
  },
  ready: {
    name: 'ready',
    title: 'All that waits has been sent',
    summary: 'A server-sent event `ready`, with the cursor as its id.',
    payload: {
      type: 'object',
      required: ['cursor'],
      properties: { cursor: { type: 'string', description: 'Where the stream goes on.' } },
    },
  },
};

function messagesOf(entries: readonly string[]) {
  return {
    ...ofAccount,
    entry: {
      name: 'entry',
      title: 'An entry of the log, redacted for the viewer',
      summary: 'A server-sent event `entry`, with the version as its id.',
      payload: { anyOf: entries.map(schema) },
    },
    end: {
      name: 'end',
      title: 'The game is over',
      summary: 'A server-sent event `end`, after the last entry. The stream closes.',
      payload: {
        type: 'object',
        required: ['version'],
        properties: { version: { type: 'integer', description: 'The version of the last entry.' } },
      },
    },
    message: {
      name: 'message',
      title: 'A message, or its withdrawal',
      summary: 'A server-sent event `message`, with `changed` as its id.',
      payload: schema('Message'),
    },
    standings: {
      name: 'standings',
      title: 'A tournament with its standings and tables',
      summary: 'A server-sent event `standings`. The stream closes after the one that is the last.',
      payload: schema('WholeTournament'),
    },
    webhook: {
      name: 'webhook',
      title: 'A message to a webhook, as in Standard Webhooks',
      headers: {
        type: 'object',
        required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
        properties: {
          'webhook-id': header('Identifies the message. The same in every attempt.'),
          'webhook-timestamp': header('Time of this attempt, in seconds since 1970.'),
          'webhook-signature': header('One signature for each valid secret: `v1,` and base64.'),
        },
      },
      payload: schema('WebhookMessage'),
    },
  };
}

/** OpenAPI has an object where AsyncAPI has the name of the property. */
function withNamedDiscriminators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNamedDiscriminators);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      name === 'discriminator' && isRecord(inner) && 'mapping' in inner
        ? [name, inner.propertyName]
        : [name, withNamedDiscriminators(inner)],
    ),
  );
}

const operation = (channel: string, summary: string) => ({
  action: 'send',
  channel: { $ref: `#/channels/${channel}` },
  summary,
});

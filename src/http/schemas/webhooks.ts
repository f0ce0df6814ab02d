import { Type } from 'typebox';
import { noticeTypes } from '../../play/ports/notice-types.js';
import { deliveryStates, TEST } from '../../play/ports/webhooks.js';
import { closed, Id, SeatNumber, Time, Version } from './common.js';
import { named, ref } from './ref.js';

const Url = Type.String({
  minLength: 1,
  maxLength: 2000,
  pattern: '^https?://[!-~]+$',
  description: 'An http or https URL on the public internet.',
});
const Events = Type.Array(Type.Enum([...noticeTypes]), {
  minItems: 1,
  uniqueItems: true,
  description:
    '`game.started`, `game.finished`, `entry.appended`, `seat.taken`, `seat.left`, `seat.lapsed`, `undo.asked`, `undo.answered`, `message.posted`: in games that you created or hold a seat in. `prompt.opened`: a seat of yours has a new prompt, unless your own action led to it and its response contained it. `prompt.closed`: it is asked no more. `invitation.received`: to you. `invitation.ended`: to you, or to somebody in such a game, because it was declined or withdrawn.',
});
const Games = Type.Array(Id, {
  maxItems: 100,
  uniqueItems: true,
  description: 'Only events of these games. If empty, events of all your games.',
});
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const Webhook = named(
  'Webhook',
  Type.Object(
    {
      id: Id,
      url: Type.String(),
      events: Type.Array(Type.Enum([...noticeTypes])),
      games: Type.Array(Id),
      active: Type.Boolean({ description: 'Whether messages are sent.' }),
      failingSince: Type.Union([Time, Type.Null()], {
        description: 'When deliveries began to fail; null if the last one succeeded.',
      }),
      disabled: Type.Union([Type.String(), Type.Null()], {
        description:
          'Why the service disabled the webhook: deliveries failed for five days, or the receiver answered 410.',
      }),
      createdAt: Time,
    },
    { ...closed, description: 'A webhook, without its secret.' },
  ),
);

export const CreateWebhook = named(
  'CreateWebhook',
  Type.Object({ url: Url, events: Events, games: Type.Optional(Games) }, closed),
);

export const ChangeWebhook = named(
  'ChangeWebhook',
  Type.Object(
    {
      url: Type.Optional(Url),
      events: Type.Optional(Events),
      games: Type.Optional(Games),
      active: Type.Optional(
        Type.Boolean({
          description: 'If set to false, pending messages become dead. You can retry them.',
        }),
      ),
    },
    { ...closed, minProperties: 1 },
  ),
);

export const IssuedWebhook = named(
  'IssuedWebhook',
  Type.Object(
    {
      webhook: ref(Webhook),
      secret: Type.String({
        description: 'Shown only once. Verify the signatures of messages with it: see standardwebhooks.com.',
      }),
    },
    closed,
  ),
);

export const Webhooks = named('Webhooks', Type.Object({ webhooks: Type.Array(ref(Webhook)) }, closed));

export const Delivery = named(
  'Delivery',
  Type.Object(
    {
      id: Id,
      messageId: Type.String({ description: 'The header `webhook-id`, the same in every attempt.' }),
      type: Type.Enum([...noticeTypes, TEST]),
      at: Type.String({ format: 'date-time', description: 'When the event happened.' }),
      game: orNull(Id),
      version: orNull(Version),
      seat: orNull(SeatNumber),
      state: Type.Enum([...deliveryStates], {
        description: '`pending`: waits for its turn or for a retry. `dead`: given up.',
      }),
      attempts: Type.Integer({ minimum: 0 }),
      status: Type.Union([Type.Integer(), Type.Null()], {
        description: 'The status of the receiver’s last response; null if there was none.',
      }),
      error: Type.Union([Type.String(), Type.Null()], { description: 'Why the last attempt failed.' }),
      nextAt: Type.Union([Time, Type.Null()], {
        description: 'When the next attempt is due, unless an earlier message of the game is still pending.',
      }),
      settledAt: orNull(Time),
    },
    { ...closed, description: 'One message to one webhook.' },
  ),
);

export const Deliveries = named(
  'Deliveries',
  Type.Object(
    {
      deliveries: Type.Array(ref(Delivery)),
      next: Type.Union([Type.String(), Type.Null()], {
        description: 'The cursor of the next page. The Link header has its URL.',
      }),
    },
    { ...closed, description: 'Newest first.' },
  ),
);

/** The body of the requests that the service sends. No operation uses it. */
export const WebhookMessage = named(
  'WebhookMessage',
  Type.Object(
    {
      type: Type.Enum([...noticeTypes, TEST]),
      timestamp: Type.String({ format: 'date-time', description: 'When the event happened.' }),
      data: Type.Object(
        {
          game: Type.Optional(Id),
          rulebook: Type.Optional(Type.String()),
          version: Type.Optional(Version),
          after: Type.Optional({ ...Version, description: 'For `entry.appended`: the version before.' }),
          seat: Type.Optional({
            ...SeatNumber,
            description:
              'Your seat that has or had the prompt, the seat that it is about, that is reserved for you, or whose holder wrote.',
          }),
          message: Type.Optional(Id),
          links: Type.Optional(
            Type.Object(
              { game: Type.String(), view: Type.String(), actions: Type.String(), events: Type.String() },
              closed,
            ),
          ),
        },
        { ...closed, description: 'Empty in a test.' },
      ),
    },
    {
      ...closed,
      description: 'A message to a webhook. It says that something happened, and where to get the details.',
    },
  ),
);

export const webhookSchemas = [
  Webhook,
  CreateWebhook,
  ChangeWebhook,
  IssuedWebhook,
  Webhooks,
  Delivery,
  Deliveries,
  WebhookMessage,
];

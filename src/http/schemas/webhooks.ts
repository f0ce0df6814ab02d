import { Type } from 'typebox';
import { noticeTypes } from '../../play/ports/notice-types.js';
import { deliveryStates, TEST } from '../../play/ports/webhooks.js';
import { closed, Id, SeatNumber, Time, Version } from './common.js';
import { named, ref } from './ref.js';

const Url = Type.String({
  minLength: 1,
  maxLength: 2000,
  pattern: '^https?://[!-~]+$',
  description: 'http or https, on the open internet.',
});
const Events = Type.Array(Type.Enum([...noticeTypes]), {
  minItems: 1,
  uniqueItems: true,
  description:
    '`game.started`, `game.finished`, `entry.appended`, `seat.lapsed`, `message.posted`: in the games that you sit in or have created; `prompt.opened`: a seat of yours is asked something new, and not in the answer to what it has just sent.',
});
const Games = Type.Array(Id, {
  maxItems: 100,
  uniqueItems: true,
  description: 'Only of these games; of all of yours, where there is none.',
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
      active: Type.Boolean({ description: 'Whether anything is sent there.' }),
      failingSince: Type.Union([Time, Type.Null()], {
        description: 'Since when nothing has arrived there any more.',
      }),
      disabled: Type.Union([Type.String(), Type.Null()], {
        description:
          'Why the service has given it up: after five days in vain, or when the receiver says 410.',
      }),
      createdAt: Time,
    },
    { ...closed, description: 'Where you want to be told of what happens, without its secret.' },
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
          description: 'What waits for one that is made inactive is dead, and can be sent again.',
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
        description:
          'Shown this once. By it a receiver knows that a message is from here: see standardwebhooks.com.',
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
      at: Type.String({ format: 'date-time', description: 'When it happened.' }),
      game: orNull(Id),
      version: orNull(Version),
      seat: orNull(SeatNumber),
      state: Type.Enum([...deliveryStates], {
        description: '`pending`: it waits for its turn or for another attempt; `dead`: it was given up.',
      }),
      attempts: Type.Integer({ minimum: 0 }),
      status: Type.Union([Type.Integer(), Type.Null()], {
        description: 'What the receiver answered last; null where it did not answer.',
      }),
      error: Type.Union([Type.String(), Type.Null()], { description: 'Why the last attempt failed.' }),
      nextAt: Type.Union([Time, Type.Null()], {
        description: 'When it is tried, unless something before it is not heard.',
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
        description: 'The cursor of the next page; the Link header has its whole address.',
      }),
    },
    { ...closed, description: 'Newest first.' },
  ),
);

/** What a receiver is sent; it is documented beside the operations, since no operation of ours answers it. */
export const WebhookMessage = named(
  'WebhookMessage',
  Type.Object(
    {
      type: Type.Enum([...noticeTypes, TEST]),
      timestamp: Type.String({ format: 'date-time', description: 'When it happened.' }),
      data: Type.Object(
        {
          game: Type.Optional(Id),
          rulebook: Type.Optional(Type.String()),
          version: Type.Optional(Version),
          after: Type.Optional({ ...Version, description: 'With `entry.appended`: the version before.' }),
          seat: Type.Optional({
            ...SeatNumber,
            description: 'Your seat that is asked, the one that lapsed, or the one whose holder has written.',
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
      description: 'A message to a webhook: that something happened, and where to ask what it was.',
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

import { Type } from 'typebox';
import { languages } from '../../engine/rulebook.js';
import { webhookTypes } from '../../play/ports/notice-types.js';
import { deliveryStates, formats, TEST } from '../../play/ports/webhooks.js';
import { closed, Id, QuietHours, SeatNumber, Time, Version } from './common.js';
import { named, ref } from './ref.js';

const Url = Type.String({
  minLength: 1,
  maxLength: 2000,
  pattern: '^https?://[!-~]+$',
  description: 'An http or https URL on the public internet.',
});
const Events = Type.Array(Type.Enum([...webhookTypes]), {
  minItems: 1,
  uniqueItems: true,
  description:
    '`game.started`, `game.finished`, `entry.appended`, `seat.taken`, `seat.left`, `seat.lapsed`, `undo.asked`, `undo.answered`, `message.posted`: in games that you created or hold a seat in. `prompt.opened`: a seat of yours has a new prompt, unless your own action led to it and its response contained it. `prompt.closed`: it is asked no more. `invitation.received`: to you. `invitation.ended`: to you, or to somebody in such a game, because it was declined or withdrawn. `account.measure`: the moderators have decided something that concerns you, see `listOwnMeasures`. `report.answered`: they have answered a report of yours, see `listOwnReports`. `tournament.started`, `tournament.round`, `tournament.finished`, `tournament.cancelled`: a tournament that you have entered has begun, begun another round, ended or was cancelled.',
});
const Games = Type.Array(Id, {
  maxItems: 100,
  uniqueItems: true,
  description: 'Only events of these games. If empty, events of all your games, and those about no game.',
});
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const Format = Type.Enum([...formats], {
  description:
    'Who reads the messages. `standard`: a program, by Standard Webhooks. The others tell people in words, with the picture of a public game, one message for all games. `web-push`: a browser, encrypted for it; `ntfy`: a topic of an ntfy server; `discord` and `slack`: a channel, by the URL of an incoming webhook.',
});
const Name = Type.String({ maxLength: 80, description: 'What you call it.' });
/** How people are told. */
const manner = {
  language: Type.Enum([...languages]),
  quietHours: Type.Union([QuietHours, Type.Null()], {
    description: 'When nothing is sent. What waits is sent in one message when they end.',
  }),
  timeZone: Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
    description: 'An IANA time zone, for the quiet hours.',
  }),
  gatherMinutes: Type.Integer({
    minimum: 0,
    maximum: 1_440,
    description: 'How long events are collected, from the first, before one message tells of all of them.',
  }),
};
const Base64Url = (length: number) =>
  Type.String({ minLength: length, maxLength: length + 2, pattern: '^[A-Za-z0-9_-]+=*$' });

/** What an omitted field of a new webhook is set to. */
export const WEBHOOK_DEFAULTS = {
  format: 'standard',
  name: '',
  language: 'en',
  timeZone: 'UTC',
  gatherMinutes: 0,
} as const;

export const Webhook = named(
  'Webhook',
  Type.Object(
    {
      id: Id,
      url: Type.String(),
      events: Type.Array(Type.Enum([...webhookTypes])),
      games: Type.Array(Id),
      format: Format,
      name: Name,
      ...manner,
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
  Type.Object(
    {
      url: Url,
      events: Events,
      games: Type.Optional(Games),
      format: Type.Optional({ ...Format, default: WEBHOOK_DEFAULTS.format }),
      name: Type.Optional({ ...Name, default: WEBHOOK_DEFAULTS.name }),
      language: Type.Optional({ ...manner.language, default: WEBHOOK_DEFAULTS.language }),
      quietHours: Type.Optional(manner.quietHours),
      timeZone: Type.Optional({ ...manner.timeZone, default: WEBHOOK_DEFAULTS.timeZone }),
      gatherMinutes: Type.Optional({ ...manner.gatherMinutes, default: WEBHOOK_DEFAULTS.gatherMinutes }),
      keys: Type.Optional(
        Type.Object(
          { p256dh: Base64Url(87), auth: Base64Url(22) },
          {
            ...closed,
            description:
              'Only for `web-push`: the keys of the subscription, whose endpoint is the `url`. The browser makes it with the key of `getPushKey`.',
          },
        ),
      ),
    },
    closed,
  ),
);

export const ChangeWebhook = named(
  'ChangeWebhook',
  Type.Object(
    {
      url: Type.Optional(Url),
      events: Type.Optional(Events),
      games: Type.Optional(Games),
      name: Type.Optional(Name),
      language: Type.Optional(manner.language),
      quietHours: Type.Optional(manner.quietHours),
      timeZone: Type.Optional(manner.timeZone),
      gatherMinutes: Type.Optional(manner.gatherMinutes),
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
        description:
          'Shown only once. Verify the signatures of `standard` messages with it: see standardwebhooks.com.',
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
      type: Type.Enum([...webhookTypes, TEST]),
      at: Type.String({ format: 'date-time', description: 'When the event happened.' }),
      game: orNull(Id),
      tournament: orNull(Id),
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
      type: Type.Enum([...webhookTypes, TEST]),
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
          reason: Type.Optional(Type.String({ description: 'Of `invitation.ended`: why it was declined.' })),
          tournament: Type.Optional({ ...Id, description: 'Of `tournament.…`: read it by `getTournament`.' }),
          links: Type.Optional(
            Type.Object(
              { game: Type.String(), view: Type.String(), actions: Type.String(), events: Type.String() },
              closed,
            ),
          ),
        },
        { ...closed, description: 'Empty in a test, and for what is about neither a game nor a tournament.' },
      ),
    },
    {
      ...closed,
      description: 'A message to a webhook. It says that something happened, and where to get the details.',
    },
  ),
);

export const PushKey = named(
  'PushKey',
  Type.Object(
    { publicKey: Type.String({ description: 'A point of P-256 in base64url, for `applicationServerKey`.' }) },
    { ...closed, description: 'By which browsers know this service, as RFC 8292 says.' },
  ),
);

export const webhookSchemas = [
  PushKey,
  Webhook,
  CreateWebhook,
  ChangeWebhook,
  IssuedWebhook,
  Webhooks,
  Delivery,
  Deliveries,
  WebhookMessage,
];

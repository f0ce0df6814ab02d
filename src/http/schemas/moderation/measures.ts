import { Type } from 'typebox';
import { measureKinds } from '../../../play/ports/moderation/measures.js';
import { closed, Id, Time } from '../common.js';
import { PlayerRef } from '../players.js';
import { named, ref } from '../ref.js';
import { Words } from './reports.js';

const kind = Type.Enum([...measureKinds], {
  description:
    '`hide-message` deletes a text. `rename` takes a name and the handle away, and refuses names that look like it. `mute` refuses messages. `suspend` refuses to play, and the bot plays on. `ban` also takes the account out of its games and stops its webhooks. `ban-address` refuses new accounts. `close-game` ends a game without a result. `exclude-game` takes it out of the ratings. `stop-webhook` and `stop-application` end what they may do.',
});
const orNull = <Schema extends ReturnType<typeof Type.String>>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const Address = Type.String({ minLength: 1, maxLength: 60 });
const Url = Type.String({ minLength: 1, maxLength: 500, pattern: '^https?://\\S+$' });

export const TakeMeasure = named(
  'TakeMeasure',
  Type.Object(
    {
      kind,
      player: Type.Optional({ ...Id, description: 'For `rename`, `mute`, `suspend` and `ban`.' }),
      game: Type.Optional({ ...Id, description: 'For `close-game`, `exclude-game` and `hide-message`.' }),
      message: Type.Optional(Id),
      webhook: Type.Optional(Id),
      application: Type.Optional({ ...Url, description: 'The address of its document.' }),
      address: Type.Optional({ ...Address, description: 'Of the network. An IPv6 address means its /64.' }),
      reason: { ...Words, minLength: 1, description: 'Plain text, for the person concerned.' },
      until: Type.Optional({
        ...Time,
        description: 'When it ends. Without it, it lasts until it is lifted; `ban-address` needs it.',
      }),
    },
    closed,
  ),
);

const own = {
  id: Id,
  at: Time,
  kind,
  game: orNull(Id),
  subject: Type.String({ description: 'What it is about: an id or an address.' }),
  reason: Type.String({ description: 'Plain text.' }),
  endsAt: orNull(Time),
  liftedAt: orNull(Time),
  appeal: orNull(Type.String(), 'What the person concerned wrote.'),
  appealedAt: orNull(Time),
  answer: orNull(Type.String(), 'The answer of the moderators.'),
  answeredAt: orNull(Time),
};

export const OwnMeasure = named(
  'OwnMeasure',
  Type.Object(
    { ...own, text: Type.String({ description: 'What it means for you, in the language of the response.' }) },
    { ...closed, description: 'What the moderators have done that concerns you.' },
  ),
);

export const Measure = named(
  'Measure',
  Type.Object(
    {
      ...own,
      player: Type.Union([ref(PlayerRef), Type.Null()], { description: 'Whom it concerns.' }),
      by: Type.Union([ref(PlayerRef), Type.Null()], { description: 'Null if it was no account.' }),
      done: Type.Boolean({ description: 'Whether games and webhooks are changed already.' }),
    },
    closed,
  ),
);

const next = Type.Union([Id, Type.Null()], { description: 'Send it as `before` for the next page.' });

export const OwnMeasures = named(
  'OwnMeasures',
  Type.Object({ measures: Type.Array(ref(OwnMeasure), { description: 'Latest first.' }), next }, closed),
);

export const Measures = named(
  'Measures',
  Type.Object({ measures: Type.Array(ref(Measure), { description: 'Latest first.' }), next }, closed),
);

export const DecideMeasure = named(
  'DecideMeasure',
  Type.Object({ lift: Type.Boolean({ description: 'Whether it ends now.' }), answer: Words }, closed),
);

export const Appeal = named('Appeal', Type.Object({ text: { ...Words, minLength: 1 } }, closed));

export const MeasuresQuery = Type.Object(
  {
    player: Type.Optional(Type.String({ format: 'uuid', description: 'Only those about this account.' })),
    kind: Type.Optional(Type.Enum([...measureKinds], { description: 'Only those of this kind.' })),
    appealed: Type.Optional(Type.Literal('true', { description: 'Only those with an appeal that waits.' })),
    before: Type.Optional(Type.String({ format: 'uuid', description: 'Only older ones than this.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  },
  closed,
);

export const measureSchemas = [
  ...[TakeMeasure, OwnMeasure, Measure, OwnMeasures, Measures, DecideMeasure, Appeal],
];

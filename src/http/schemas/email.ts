import { Type } from 'typebox';
import { languages } from '../../engine/rulebook.js';
import { digests, mailedTypes } from '../../play/ports/mail.js';
import { closed, QuietHours, Time, TimeOfDay } from './common.js';
import { named } from './ref.js';

const LABEL = '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?';
export const Address = Type.String({
  maxLength: 254,
  pattern: `^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(${LABEL}\\.)+${LABEL}$`,
  description: 'Until the address is confirmed, it only gets the confirmation email.',
});
const Events = Type.Array(Type.Enum([...mailedTypes]), { minItems: 1, uniqueItems: true });

const wishes = {
  language: Type.Enum([...languages]),
  digest: Type.Enum([...digests], {
    description:
      '`immediately`: after a minute, in case you answer meanwhile. `hourly`: on the hour. `daily`: at `dailyAt`.',
  }),
  dailyAt: TimeOfDay,
  quietHours: Type.Union([QuietHours, Type.Null()], {
    description:
      'When nothing is sent. Pending emails are sent when they end. Goes over midnight if `until` is earlier than `from`.',
  }),
  timeZone: Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
    description: 'An IANA time zone, such as `Europe/Berlin`, for all times of day.',
  }),
};

/** What an omitted field is set to. */
export const EMAIL_DEFAULTS = {
  language: 'en',
  events: ['prompt.opened', 'game.finished'],
  digest: 'immediately',
  dailyAt: '08:00',
  timeZone: 'UTC',
} as const;

export const EmailWishes = named(
  'EmailWishes',
  Type.Object(
    {
      address: Address,
      language: Type.Optional({ ...wishes.language, default: EMAIL_DEFAULTS.language }),
      events: Type.Optional({ ...Events, default: EMAIL_DEFAULTS.events }),
      digest: Type.Optional({ ...wishes.digest, default: EMAIL_DEFAULTS.digest }),
      dailyAt: Type.Optional({ ...wishes.dailyAt, default: EMAIL_DEFAULTS.dailyAt }),
      quietHours: Type.Optional(wishes.quietHours),
      timeZone: Type.Optional({ ...wishes.timeZone, default: EMAIL_DEFAULTS.timeZone }),
    },
    closed,
  ),
);

export const Email = named(
  'Email',
  Type.Object(
    {
      address: Type.String(),
      confirmed: Type.Boolean({ description: 'Whether you have confirmed the address.' }),
      unsubscribed: Type.Boolean({
        description: 'Whether the address was unsubscribed by a link in an email.',
      }),
      events: Type.Array(Type.Enum([...mailedTypes])),
      ...wishes,
      mailedAt: Type.Union([Time, Type.Null()]),
      error: Type.Union([Type.String(), Type.Null()], {
        description: 'Why the last email could not be sent.',
      }),
    },
    { ...closed, description: 'Your email address, and what is sent there when.' },
  ),
);

export const emailSchemas = [EmailWishes, Email];

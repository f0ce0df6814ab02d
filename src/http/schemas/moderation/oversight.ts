import { Type } from 'typebox';
import { roles } from '../../../play/ports/moderation/staff.js';
import { closed, Id, Time } from '../common.js';
import { Player, PlayerRef } from '../players.js';
import { named, ref } from '../ref.js';
import { LINES } from '../texts/patterns.js';

const Count = Type.Integer({ minimum: 0 });

export const Accounts = named(
  'Accounts',
  Type.Object(
    {
      accounts: Type.Array(
        Type.Object(
          {
            player: ref(Player),
            role: Type.Enum([...roles]),
            games: { ...Count, description: 'In how many games it holds a seat.' },
          },
          closed,
        ),
        { description: 'Newest first.' },
      ),
      next: Type.Union([Id, Type.Null()], { description: 'Send it as `before` for the next page.' }),
    },
    closed,
  ),
);

export const ServerQueues = named(
  'ServerQueues',
  Type.Object(
    {
      notices: { ...Count, description: 'Writes of games that are not distributed yet.' },
      deliveries: { ...Count, description: 'Games whose deliveries to a webhook wait.' },
      mailboxes: { ...Count, description: 'Accounts for which a mail waits.' },
      accountMails: { ...Count, description: 'Codes and other mails about accounts that wait.' },
      webhooks: Type.Array(
        Type.Object(
          {
            id: Id,
            owner: ref(PlayerRef),
            host: Type.String(),
            failingSince: Type.Union([Time, Type.Null()]),
            disabled: Type.Union([Type.String(), Type.Null()], { description: 'Why it is disabled.' }),
            waiting: { ...Count, description: 'Games whose deliveries wait.' },
          },
          closed,
        ),
        { description: 'Webhooks that fail or are disabled. Those that fail for longest first.' },
      ),
    },
    { ...closed, description: 'What waits to be sent, and to whom it cannot be sent.' },
  ),
);

export const UsedApplications = named(
  'UsedApplications',
  Type.Object(
    {
      applications: Type.Array(
        Type.Object(
          {
            id: Type.String({ description: 'The address of its document.' }),
            name: Type.String({ description: 'What it calls itself. Never show it as HTML.' }),
            grants: { ...Count, description: 'How many accounts have allowed it.' },
          },
          closed,
        ),
        { description: 'The most used first.' },
      ),
    },
    closed,
  ),
);

export const MetLimits = named(
  'MetLimits',
  Type.Object(
    {
      limits: Type.Array(
        Type.Object(
          {
            player: Type.Union([ref(PlayerRef), Type.Null()], { description: 'Null without an account.' }),
            address: Type.String({ description: 'Of the network. An IPv6 address means its /64.' }),
            operation: Type.String(),
            count: { ...Count, description: 'Refused requests.' },
            at: Time,
          },
          closed,
        ),
        { description: 'Latest first.' },
      ),
    },
    { ...closed, description: 'Who was refused for a limit in the last hour, by the process that answers.' },
  ),
);

const Text = Type.String({ minLength: 1, maxLength: 500, pattern: LINES, description: 'Plain text.' });

export const Announce = named('Announce', Type.Object({ en: Text, de: Text, until: Time }, closed));

export const Announcement = named(
  'Announcement',
  Type.Object({ id: Id, at: Time, en: Type.String(), de: Type.String(), endsAt: Time }, closed),
);

export const Announcements = named(
  'Announcements',
  Type.Object({ announcements: Type.Array(ref(Announcement), { description: 'Latest first.' }) }, closed),
);

export const AccountsQuery = Type.Object(
  {
    named: Type.Optional(
      Type.String({ minLength: 1, maxLength: 60, description: 'An id, or a whole name.' }),
    ),
    before: Type.Optional(Type.String({ format: 'uuid', description: 'Only older accounts than this.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  },
  closed,
);

export const oversightSchemas = [
  ...[Accounts, ServerQueues, UsedApplications, MetLimits, Announce, Announcement, Announcements],
];

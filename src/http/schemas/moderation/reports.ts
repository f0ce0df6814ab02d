import { Type } from 'typebox';
import {
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportStates,
} from '../../../play/ports/moderation/reports.js';
import { closed, Id, SeatNumber, Time, Version } from '../common.js';
import { PlayerRef } from '../players.js';
import { named, ref } from '../ref.js';
import { LINES } from '../texts/patterns.js';

/** Several lines of plain text. */
export const Words = Type.String({ maxLength: 1000, pattern: LINES, description: 'Plain text.' });

const kind = Type.Enum([...reportKinds]);
const reason = Type.Enum([...reportReasons], {
  description: '`stuck` is for a game that does not go on; `other` needs words in `text`.',
});

export const CreateReport = named(
  'CreateReport',
  Type.Object(
    {
      kind,
      reason,
      text: Type.Optional(Words),
      player: Type.Optional({ ...Id, description: 'For `player` and `name`: whom it is about.' }),
      game: Type.Optional({ ...Id, description: 'For `game` and `message`.' }),
      message: Type.Optional({ ...Id, description: 'For `message`: the message in the game.' }),
    },
    closed,
  ),
);

const own = {
  id: Id,
  at: Time,
  kind,
  reason,
  text: Words,
  player: Type.Union([ref(PlayerRef), Type.Null()], { description: 'With the name at that time.' }),
  game: Type.Union([Id, Type.Null()]),
  version: Type.Union([Version, Type.Null()], { description: 'Of the game, when it was reported.' }),
  state: Type.Enum([...reportStates], { description: '`taken` means that a moderator looks at it.' }),
  outcome: Type.Union([Type.Enum([...reportOutcomes]), Type.Null()], {
    description:
      '`acted`: something was done. `nothing`: no rule was broken. `gone`: the account was deleted. Null until it is closed.',
  }),
  answer: Type.Union([Words, Type.Null()]),
  changedAt: Time,
};

export const OwnReport = named(
  'OwnReport',
  Type.Object(own, { ...closed, description: 'A report of yours, and what came of it.' }),
);

const orNull = Type.Union([ref(PlayerRef), Type.Null()]);

export const Report = named(
  'Report',
  Type.Object(
    {
      ...own,
      reporter: orNull,
      handler: orNull,
      messages: Type.Array(
        Type.Object(
          {
            id: Id,
            at: Time,
            author: ref(PlayerRef),
            seat: Type.Union([SeatNumber, Type.Null()]),
            whispered: Type.Boolean(),
            text: Type.String({ description: 'Plain text. Never show it as HTML.' }),
          },
          closed,
        ),
        { description: 'As the reporter read them, also if they were withdrawn later. Oldest first.' },
      ),
    },
    closed,
  ),
);

const next = Type.Union([Id, Type.Null()], { description: 'Send it as `before` for the next page.' });

export const OwnReports = named(
  'OwnReports',
  Type.Object({ reports: Type.Array(ref(OwnReport), { description: 'Latest first.' }), next }, closed),
);

export const Reports = named(
  'Reports',
  Type.Object({ reports: Type.Array(ref(Report), { description: 'Latest first.' }), next }, closed),
);

export const CloseReport = named(
  'CloseReport',
  Type.Object({ outcome: Type.Enum(['acted', 'nothing']), answer: Words }, closed),
);

const page = {
  before: Type.Optional(Type.String({ format: 'uuid', description: 'Only older ones than this.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
};

export const PageQuery = Type.Object(page, closed);

export const ReportsQuery = Type.Object(
  {
    state: Type.Optional(Type.Enum([...reportStates], { description: 'Only those in this state.' })),
    player: Type.Optional(Type.String({ format: 'uuid', description: 'Only those about this account.' })),
    ...page,
  },
  closed,
);

export const reportSchemas = [CreateReport, OwnReport, Report, OwnReports, Reports, CloseReport];

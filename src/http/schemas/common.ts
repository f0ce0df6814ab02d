import { Type } from 'typebox';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { languages } from '../../engine/rulebook.js';
import { problemPages } from '../problems.js';
import { type Named, named } from './ref.js';

export const closed = { additionalProperties: false } as const;

export const Id = Type.String({ format: 'uuid' });
export const Time = Type.String({ format: 'date-time' });
export const TimeOfDay = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: '`HH:MM`',
});
/** From one time of day until another; over midnight where `until` is the smaller one. */
export const QuietHours = Type.Object({ from: TimeOfDay, until: TimeOfDay }, closed);
export const SeatNumber = Type.Integer({
  minimum: 0,
  maximum: 31,
  description: 'The index of a seat, from 0.',
});
export const Version = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'The number of entries in the log; also the ETag of the view and the cursor of the stream.',
});

export const Viewer = Type.Union([SeatNumber, Type.Literal('spectator')], {
  description: 'Through whose eyes: a seat, or a spectator.',
});

/** As `Viewer`, written in a query. */
export const ViewerText = Type.String({
  pattern: '^([0-9]|[12][0-9]|3[01]|spectator)$',
  description: 'Through whose eyes: a seat of yours, or `spectator`. Your first seat where you name none.',
});

export const Wait = Type.Integer({
  minimum: 0,
  maximum: 60,
  description: 'Seconds to wait for a change before an empty page is returned.',
});

export const LanguageParam = Type.Optional(
  Type.Enum([...languages], {
    description: 'The language of texts; else the one that Accept-Language asks for.',
  }),
);

export const Entropy = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[\\x21-\\x7e]+$',
  description:
    'Added to the seed before the start, for your seat. Whatever you like: dice that you have rolled, for instance.',
});

/** Opens a private game for reading. */
export const InvitationParam = Type.Optional(
  Type.String({
    maxLength: 100,
    description: 'The invitation of a private game, to look at it before you join.',
  }),
);

export const IdParams = Type.Object({ id: Id }, closed);

export const Text = named(
  'Text',
  Type.Object({ en: Type.String(), de: Type.String() }, { ...closed, description: 'In English and German.' }),
);

export function problemSchema(rulebooks: Iterable<AnyRulebook>): Named {
  const codes = problemPages(rulebooks).map(({ code }) => code);
  const Violation = Type.Object(
    {
      pointer: Type.Optional(Type.String({ description: 'A JSON pointer into the body.' })),
      parameter: Type.Optional(Type.String({ description: 'The name of a parameter or header.' })),
      detail: Type.String(),
    },
    closed,
  );
  return named(
    'Problem',
    Type.Object(
      {
        type: Type.String({ format: 'uri-reference', description: 'A page of this server about the code.' }),
        title: Type.String(),
        status: Type.Integer(),
        code: Type.Enum(codes, { description: 'Stable: programs may rely on it.' }),
        detail: Type.String({ description: 'About this very case; wording may change.' }),
        errors: Type.Optional(Type.Array(Violation)),
        prompt: Type.Optional(
          Type.Union([Type.Unsafe({ $ref: 'Prompt#' }), Type.Null()], {
            description: 'With an action that is not legal: what the seat is asked instead.',
          }),
        ),
        index: Type.Optional(Type.Integer({ description: 'Which of the actions sent it was, from 0.' })),
        candidates: Type.Optional(
          Type.Array(Id, { description: 'With a name that several accounts have: their ids.' }),
        ),
        version: Type.Optional(Type.Integer({ description: 'With a stale version: where the game is now.' })),
      },
      { ...closed, description: 'RFC 9457 problem details.' },
    ),
  );
}

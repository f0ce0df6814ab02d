import { Type } from 'typebox';
import { levels } from '../../bots/levels.js';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { languages } from '../../engine/rulebook.js';
import { problemPages } from '../problems.js';
import { type Named, named } from './ref.js';

export const closed = { additionalProperties: false } as const;

/** What a new game puts on a seat. */
export const SeatWish = Type.Union([
  Type.Enum(['me', 'bot', 'open']),
  Type.Object({ bot: Type.Enum([...levels], { description: 'How well the bot plays.' }) }, closed),
]);

/** The bot that takes a seat in place of the caller. */
export const BotWish = Type.Union([Type.Boolean(), Type.Enum([...levels])], {
  description:
    'Seat a bot instead of yourself. Only the creator can. `true` is the basic bot; otherwise how well it plays.',
});

export const Id = Type.String({ format: 'uuid' });
export const Time = Type.String({ format: 'date-time' });
export const TimeOfDay = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: '`HH:MM`',
});
/** A span of the day. It goes over midnight if `until` is earlier than `from`. */
export const QuietHours = Type.Object({ from: TimeOfDay, until: TimeOfDay }, closed);
export const SeatNumber = Type.Integer({
  minimum: 0,
  maximum: 31,
  description: 'The index of a seat, from 0.',
});
export const Version = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'The number of entries in the log. Also the ETag of the view and the cursor of the stream.',
});

export const Viewer = Type.Union([SeatNumber, Type.Literal('spectator')], {
  description: 'Who the response is for: a seat, or a spectator.',
});

/** A `Viewer` in a query. */
export const ViewerText = Type.String({
  pattern: '^([0-9]|[12][0-9]|3[01]|spectator)$',
  description: 'The viewer: one of your seats, or `spectator`. Defaults to your first seat.',
});

export const Wait = Type.Integer({
  minimum: 0,
  maximum: 60,
  description: 'Maximum seconds to wait for a change before the response is sent.',
});

export const LanguageParam = Type.Optional(
  Type.Enum([...languages], {
    description:
      'The language of texts. Defaults to the best match for Accept-Language. In texts and pictures, `°` stands after names and values whose `provenance` in the components is not `rules`.',
  }),
);

export const Entropy = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[\\x21-\\x7e]+$',
  description:
    'Added to the seed for your seat: 32 random bytes in hex, say, or the results of your own dice. The server keeps no text, only the SHA-256 of `permafrost contribution ` and the text, in hex. Sent before commitments are closed, it is entrusted to the server, which could tell somebody who has not chosen yet; send a `commitment` instead where that matters.',
});

export const EntropyCommitment = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description:
    'SHA-256, in hex, of `permafrost entropy ` followed by the contribution of your seat: the SHA-256, in hex, of `permafrost contribution ` followed by the text that you send by `revealEntropy` when every seat is taken and the creator has started the game. Not together with `entropy`.',
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
        type: Type.String({
          format: 'uri-reference',
          description: 'A page of this server that explains the code.',
        }),
        title: Type.String(),
        status: Type.Integer(),
        code: Type.Enum(codes, { description: 'A stable code for programs.' }),
        detail: Type.String({
          description:
            'Explains this occurrence, in `language` if it is there, or else in English. The wording may change.',
        }),
        language: Type.Optional(
          Type.Enum([...languages], {
            description:
              'For what is about the rules of a game: the language of `detail` and `errors`. It is that of the parameter `language`, if the operation has it, or else the best match for Accept-Language. `title` is in English.',
          }),
        ),
        errors: Type.Optional(Type.Array(Violation)),
        prompt: Type.Optional(
          Type.Union([Type.Unsafe({ $ref: 'Prompt#' }), Type.Null()], {
            description: 'For an action that is not legal: the current prompt of the seat.',
          }),
        ),
        index: Type.Optional(
          Type.Integer({ description: 'For a list of actions: the index of the refused one, from 0.' }),
        ),
        candidates: Type.Optional(
          Type.Array(Id, { description: 'For a name that several accounts have: their ids.' }),
        ),
        reason: Type.Optional(Type.String({ description: 'For a bot that declined: why.' })),
        version: Type.Optional(Type.Integer({ description: 'For a stale version: the current one.' })),
        quota: Type.Optional(
          Type.Object(
            { name: Type.String(), limit: Type.Integer(), used: Type.Integer() },
            { ...closed, description: 'The quota that is used up, its limit and the use.' },
          ),
        ),
        budget: Type.Optional(Type.String({ description: 'The budget that is used up.' })),
      },
      { ...closed, description: 'RFC 9457 problem details.' },
    ),
  );
}

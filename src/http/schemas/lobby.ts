import { Type } from 'typebox';
import { languages } from '../../engine/rulebook.js';
import { declineReasons } from '../../play/lobby/policies.js';
import { visibilities } from '../../play/ports/game-record.js';
import { closed, Entropy, EntropyCommitment, Id, SeatNumber, SeatWish, Version } from './common.js';
import { Clock, Game } from './games.js';
import { named, ref } from './ref.js';
import { VISIBLE } from './texts/patterns.js';

export const Invite = named(
  'Invite',
  Type.Object(
    {
      player: Type.String({
        minLength: 1,
        maxLength: 40,
        pattern: VISIBLE,
        description:
          'The id of an account, `@` and its handle, or its exact name if no other account has the same name.',
      }),
      seat: Type.Optional({
        ...SeatNumber,
        description: 'The seat to reserve for the player. Without it, the player can take any open seat.',
      }),
    },
    closed,
  ),
);

export const Invitations = named(
  'Invitations',
  Type.Object(
    {
      invitations: Type.Array(
        Type.Object(
          {
            seat: Type.Union([SeatNumber, Type.Null()], {
              description: 'The seat reserved for you; null if you can take any open seat.',
            }),
            game: ref(Game),
          },
          closed,
        ),
      ),
    },
    { ...closed, description: 'The games that you are invited to, newest first.' },
  ),
);

export const MakeKey = named(
  'MakeKey',
  Type.Object(
    {
      name: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 40,
          pattern: VISIBLE,
          description: 'The name of the guest. Defaults to “Guest”.',
        }),
      ),
    },
    closed,
  ),
);

export const SeatKey = named(
  'SeatKey',
  Type.Object(
    {
      game: Id,
      seat: SeatNumber,
      guest: Type.Object({ id: Id, name: Type.String() }, closed),
      secret: Type.String({
        description: 'Send it as `Authorization: Bearer …`. Shown only once; only its hash is stored.',
      }),
    },
    { ...closed, description: 'A token that can read and act for one seat of one game only.' },
  ),
);

export const ForkGame = named(
  'ForkGame',
  Type.Object(
    {
      version: { ...Version, minimum: 1, description: 'The version that the new game starts from.' },
      seats: Type.Array(SeatWish, {
        minItems: 1,
        maxItems: 32,
        description: 'Who holds each seat at first. The number of seats must be that of the game.',
      }),
      visibility: Type.Optional(Type.Enum([...visibilities], { default: 'private' })),
      clock: Type.Optional(ref(Clock)),
      language: Type.Optional(Type.Enum([...languages])),
    },
    closed,
  ),
);

export const Rematch = named(
  'Rematch',
  Type.Object(
    { entropy: Type.Optional(Entropy), commitment: Type.Optional(EntropyCommitment) },
    { ...closed, description: 'What your seat adds to the seed.' },
  ),
);

export const Challenge = named(
  'Challenge',
  Type.Object(
    {
      players: Type.Optional(
        Type.Array(Invite.properties.player, {
          ...{ maxItems: 31, uniqueItems: true },
          description: 'Whom you challenge. Left out or empty: everybody.',
        }),
      ),
      rulebook: Type.String({ maxLength: 100 }),
      seats: Type.Optional(
        Type.Integer({
          ...{ minimum: 1, maximum: 32 },
          description: 'Number of seats. Defaults to as many as needed, at least what the rulebook does.',
        }),
      ),
      seat: Type.Optional({
        ...SeatNumber,
        description: 'Your seat; the others follow in the order of `players`. Defaults to 0.',
      }),
      options: Type.Optional(
        Type.Unsafe<object>({
          ...{ type: 'object', additionalProperties: true },
          description: 'As in `createGame`. `getRulebook` has their schema.',
        }),
      ),
      clock: Type.Optional(ref(Clock)),
      rated: Type.Optional(Type.Boolean({ default: false, description: 'As in `createGame`.' })),
      language: Type.Optional(Type.Enum([...languages])),
      visibility: Type.Optional(
        Type.Enum([...visibilities], {
          description: 'Defaults to `private`, or `public` for rated games and open challenges.',
        }),
      ),
    },
    closed,
  ),
);

export const AnswerInvitation = named(
  'AnswerInvitation',
  Type.Object(
    {
      accept: Type.Boolean(),
      reason: Type.Optional(
        Type.Enum([...declineReasons], {
          default: 'other',
          description:
            'Why you decline. `later`: not now; `bots`: because of who plays; the others name a term.',
        }),
      ),
    },
    closed,
  ),
);

export const AnsweredInvitation = named(
  'AnsweredInvitation',
  Type.Object(
    {
      accepted: Type.Boolean(),
      game: Type.Union([ref(Game), Type.Null()], { description: 'Null if you declined.' }),
    },
    closed,
  ),
);

export const lobbySchemas = [
  ...[Invite, Invitations, MakeKey, SeatKey, ForkGame, Rematch],
  ...[Challenge, AnswerInvitation, AnsweredInvitation],
];

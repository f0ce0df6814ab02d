import { Type } from 'typebox';
import { statuses, visibilities } from '../../play/ports.js';
import { closed, Id, SeatNumber, Time, Version } from './common.js';
import { PlayerRef } from './players.js';
import { named, ref } from './ref.js';

export const Prompt = named(
  'Prompt',
  Type.Object(
    {
      seat: SeatNumber,
      kind: Type.String({
        description: 'A key of the rulebook’s `prompts`, which has the question in words.',
      }),
      about: Type.Optional(
        Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
          description: 'Public facts that the question is about.',
        }),
      ),
    },
    { ...closed, description: 'What a seat is asked now.' },
  ),
);

const Standing = Type.Object(
  {
    seat: SeatNumber,
    rank: Type.Integer({ minimum: 1, description: 'Seats that nothing separates share a rank.' }),
    score: Type.Number(),
    tieBreaks: Type.Array(Type.Object({ by: Type.String(), value: Type.Number() }, closed), {
      description: 'What was compared after the score, in order.',
    }),
  },
  closed,
);

export const Outcome = named(
  'Outcome',
  Type.Object(
    { reason: Type.String(), standings: Type.Array(Standing, { description: 'Best first.' }) },
    closed,
  ),
);

export const Seat = named(
  'Seat',
  Type.Object(
    {
      seat: SeatNumber,
      kind: Type.Enum(['open', 'player', 'bot']),
      player: Type.Optional(ref(PlayerRef)),
    },
    { ...closed, description: 'Who sits there: nobody yet, a player, or the rulebook’s own bot.' },
  ),
);

const Fairness = Type.Object(
  {
    commitment: Type.String({
      description: 'SHA-256 of `permafrost ` and the seed, published before anybody sat down.',
    }),
    entropy: Type.Array(Type.Union([Type.String(), Type.Null()]), {
      description: 'What each seat has added to the seed.',
    }),
    seed: Type.Union([Type.String(), Type.Null()], { description: 'Revealed when the game is over.' }),
  },
  {
    ...closed,
    description:
      'All chance follows from the seed and the entropy: `npx permafrost-verify` plays an export again.',
  },
);

export const Game = named(
  'Game',
  Type.Object(
    {
      id: Id,
      rulebook: Type.String(),
      rulesVersion: Type.String(),
      options: Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        description: 'As the rulebook’s options schema says.',
      }),
      components: Type.Object(
        {
          own: Type.Boolean({ description: 'Whether the creator brought a pack of their own.' }),
          hash: Type.String({ description: 'SHA-256 of the component data as canonical JSON.' }),
        },
        closed,
      ),
      visibility: Type.Enum([...visibilities]),
      creator: Id,
      invitation: Type.Optional(Type.String({ description: 'Shown to the creator alone, to be passed on.' })),
      status: Type.Enum([...statuses]),
      version: Version,
      seats: Type.Array(ref(Seat)),
      yourSeats: Type.Array(SeatNumber),
      prompts: Type.Array(ref(Prompt)),
      outcome: Type.Union([ref(Outcome), Type.Null()]),
      fairness: Fairness,
      createdAt: Time,
      startedAt: Type.Union([Time, Type.Null()]),
      finishedAt: Type.Union([Time, Type.Null()]),
    },
    { ...closed, description: 'What everybody who may see the game may know of it.' },
  ),
);

export const Games = named(
  'Games',
  Type.Object(
    {
      games: Type.Array(ref(Game)),
      next: Type.Union([Type.String(), Type.Null()], {
        description: 'The cursor of the next page; the Link header has its whole address.',
      }),
    },
    closed,
  ),
);

export const JoinGame = named(
  'JoinGame',
  Type.Object(
    {
      seat: Type.Optional(SeatNumber),
      invitation: Type.Optional(
        Type.String({ maxLength: 100, description: 'Needed where the game is private.' }),
      ),
      bot: Type.Optional(Type.Boolean({ description: 'Seat the rulebook’s bot: for the creator alone.' })),
    },
    closed,
  ),
);

export const AddEntropy = named(
  'AddEntropy',
  Type.Object(
    {
      entropy: Type.String({
        minLength: 1,
        maxLength: 200,
        pattern: '^[\\x21-\\x7e]+$',
        description: 'Whatever you like: dice that you have rolled, for instance.',
      }),
    },
    closed,
  ),
);

export const Inbox = named(
  'Inbox',
  Type.Object(
    {
      waiting: Type.Array(
        Type.Object(
          {
            game: Id,
            rulebook: Type.String(),
            version: Version,
            since: Time,
            prompts: Type.Array(ref(Prompt)),
          },
          closed,
        ),
      ),
    },
    { ...closed, description: 'Everything that waits for you, longest waiting first.' },
  ),
);

export const gameSchemas = [Prompt, Outcome, Seat, Game, Games, JoinGame, AddEntropy, Inbox];

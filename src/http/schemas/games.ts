import { Type } from 'typebox';
import { languages } from '../../engine/rulebook.js';
import { type ClockSettings, timeouts } from '../../play/clocks/table-status.js';
import { serviceEntryKinds } from '../../play/history/redact.js';
import { statuses, visibilities } from '../../play/ports/game-record.js';
import { closed, Entropy, Id, SeatNumber, Time, Version } from './common.js';
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
      player: Type.Optional(
        Type.Object(
          {
            ...PlayerRef.properties,
            guest: Type.Boolean({ description: 'Without an account, by a key of the creator’s.' }),
          },
          closed,
        ),
      ),
      reserved: Type.Boolean({ description: 'Kept for somebody who is invited.' }),
      played: Type.Enum(['holder', 'autopilot', 'resigned'], {
        description:
          'Who answers for a player’s seat: the player; the bot until the player returns, since time ran out too often; or the bot for good. An open seat of a game that has begun is played by the bot.',
      }),
      lapses: Type.Integer({ description: 'How often in a row its time ran out.' }),
      bank: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Milliseconds that were left in its bank when its clock last stood.',
      }),
      due: Type.Union([Time, Type.Null()], { description: 'When it must have answered what it is asked.' }),
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
      'All chance follows from the seed and the entropy: `npx permafrost verify` plays an export again.',
  },
);

const seconds = (minimum: number, description: string) =>
  Type.Integer({ minimum, maximum: 5_184_000, description });
const whenOver = {
  onTimeout: Type.Optional(
    Type.Enum([...timeouts], {
      default: 'autopilot',
      description: 'When time runs out: the seat’s bot answers, or the seat resigns.',
    }),
  ),
  lapses: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 10,
      default: 2,
      description: 'After so many lapses in a row the bot keeps the seat until its player returns.',
    }),
  ),
};

export const Clock = named(
  'Clock',
  Type.Unsafe<ClockSettings>({
    anyOf: [
      Type.Object(
        { kind: Type.Literal('prompt'), seconds: seconds(5, 'For every prompt.'), ...whenOver },
        closed,
      ),
      Type.Object(
        {
          kind: Type.Literal('bank'),
          seconds: seconds(5, 'For the whole game.'),
          increment: seconds(0, 'What is added for every action.'),
          ...whenOver,
        },
        closed,
      ),
    ],
    description:
      'How much time seats have to answer. From twelve hours on, the quiet hours, weekends and vacations of players do not count.',
  }),
);

const UndoState = Type.Object(
  {
    way: Type.Union(
      [
        Type.Object(
          {
            seat: SeatNumber,
            to: Version,
            stop: Type.Enum(['chance', 'knowledge', 'others'], {
              description:
                'Why no further: dice or cards came, something hidden came to light, or somebody else acted before.',
            }),
          },
          closed,
        ),
        Type.Null(),
      ],
      {
        description:
          'If your seat acted last, the earliest version that it may step back to without asking; null for everybody else, and in other answers than that of `getGame`.',
      },
    ),
    asked: Type.Union(
      [Type.Object({ by: SeatNumber, to: Version, granted: Type.Array(SeatNumber) }, closed), Type.Null()],
      { description: 'Who has asked the others for an undo, and who has granted it.' },
    ),
  },
  closed,
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
      clock: Type.Union([ref(Clock), Type.Null()]),
      language: Type.Union([Type.Enum([...languages]), Type.Null()], {
        description: 'What its people talk; null where nobody has said.',
      }),
      invited: Type.Array(
        Type.Object(
          {
            player: Type.Object({ id: Id, name: Type.String() }, closed),
            seat: Type.Union([SeatNumber, Type.Null()]),
          },
          closed,
        ),
        {
          description: 'Who may join, and the seats that are kept for them: all for the creator, else yours.',
        },
      ),
      rematchOf: Type.Union([Id, Type.Null()], { description: 'The game that these people played before.' }),
      rematch: Type.Union([Id, Type.Null()], { description: 'The game in which they play again.' }),
      forkedFrom: Type.Union([Type.Object({ game: Id, version: Version }, closed), Type.Null()], {
        description: 'The position of another game that this one begins with.',
      }),
      undo: UndoState,
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
      entropy: Type.Optional(Entropy),
    },
    closed,
  ),
);

export const AddEntropy = named('AddEntropy', Type.Object({ entropy: Entropy }, closed));

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
            due: Type.Union([Time, Type.Null()], {
              description: 'When you must have answered; null for all the time in the world.',
            }),
          },
          closed,
        ),
      ),
    },
    { ...closed, description: 'Everything that waits for you, longest waiting first.' },
  ),
);

export const Undo = named(
  'Undo',
  Type.Object(
    {
      seat: Type.Optional(SeatNumber),
      to: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: 'The version to step back to; one action where you name none.',
        }),
      ),
      ask: Type.Optional(
        Type.Boolean({ description: 'Ask the others, where it is too far to do without.', default: false }),
      ),
    },
    closed,
  ),
);

export const AnswerUndo = named('AnswerUndo', Type.Object({ grant: Type.Boolean() }, closed));

export const Lines = Type.Optional(
  Type.Array(Type.String(), {
    description: 'What happened, in sentences: wherever entries are read, by polling or in a stream.',
  }),
);

export const ServiceEntry = named(
  'ServiceEntry',
  Type.Object(
    {
      kind: Type.Enum(Object.values(serviceEntryKinds)),
      version: Version,
      at: Time,
      hash: Type.String(),
      seat: Type.Union([SeatNumber, Type.Null()]),
      to: Type.Union([Version, Type.Null()], {
        description: 'For an undo, done or asked for: the version where the game stands again.',
      }),
      lines: Lines,
    },
    { ...closed, description: 'What happened beside the rules: for everybody to know.' },
  ),
);

export const gameSchemas = [
  Clock,
  Undo,
  AnswerUndo,
  ServiceEntry,
  Prompt,
  Outcome,
  Seat,
  Game,
  Games,
  JoinGame,
  AddEntropy,
  Inbox,
];

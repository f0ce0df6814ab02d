import { Type } from 'typebox';
import { levels } from '../../bots/levels.js';
import { languages } from '../../engine/rulebook.js';
import { serviceEntryKinds } from '../../play/history/redact.js';
import { statuses, visibilities } from '../../play/ports/game-record.js';
import { type ClockSettings, increments, timeouts } from '../../play/ports/table-status.js';
import { BotWish, closed, Entropy, EntropyCommitment, Id, SeatNumber, Time, Version } from './common.js';
import { Fairness } from './fairness.js';
import { PlayerRef } from './players.js';
import { named, ref } from './ref.js';

export const Prompt = named(
  'Prompt',
  Type.Object(
    {
      seat: SeatNumber,
      kind: Type.String({
        description: 'A key of the rulebook’s `prompts`, which have the question in words.',
      }),
      about: Type.Optional(
        Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
          description: 'Public facts that the question refers to.',
        }),
      ),
    },
    { ...closed, description: 'A question that a seat must answer with an action.' },
  ),
);

const Standing = Type.Object(
  {
    seat: SeatNumber,
    rank: Type.Integer({ minimum: 1, description: 'Seats that are tied share a rank.' }),
    score: Type.Number(),
    tieBreaks: Type.Array(Type.Object({ by: Type.String(), value: Type.Number() }, closed), {
      description: 'The values that were compared after the score, in order.',
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
            guest: Type.Boolean({
              description: 'Whether the player has no account and plays with a seat key.',
            }),
          },
          closed,
        ),
      ),
      level: Type.Optional(
        Type.Enum([...levels], {
          description:
            'How well the bot plays that holds the seat. Under load it answers as the basic bot does.',
        }),
      ),
      reserved: Type.Boolean({ description: 'Whether the seat is reserved for an invited player.' }),
      played: Type.Enum(['holder', 'autopilot', 'resigned'], {
        description:
          'Who plays the seat. `holder`: the player. `autopilot`: the built-in bot until the player returns, because time ran out too often. `resigned`: the built-in bot until the end. Open seats of a started game are played by the built-in bot.',
      }),
      lapses: Type.Integer({ description: 'How many times in a row the time of the seat ran out.' }),
      bank: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Milliseconds left in the bank when the clock of the seat last stopped.',
      }),
      due: Type.Union([Time, Type.Null()], {
        description: 'When its time runs out; null if there is no deadline.',
      }),
    },
    { ...closed, description: 'A seat and its holder: nobody yet, a player, or the built-in bot.' },
  ),
);

const seconds = (minimum: number, description: string) =>
  Type.Integer({ minimum, maximum: 5_184_000, description });
const onLapse = {
  onTimeout: Type.Optional(
    Type.Enum([...timeouts], {
      default: 'autopilot',
      description:
        'When time runs out: `autopilot` lets the built-in bot answer, with a clock by turns until the turn is over; `resign` makes the seat resign.',
    }),
  ),
  lapses: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 10,
      default: 2,
      description:
        'Number of lapses in a row after which the built-in bot plays the seat until the player returns.',
    }),
  ),
  autopilot: Type.Optional(
    Type.Enum([...levels], {
      description:
        'How well the bot plays that then has the seat. Defaults to `basic`, which also answers single lapses.',
    }),
  ),
};

export const Clock = named(
  'Clock',
  Type.Unsafe<ClockSettings>({
    anyOf: [
      Type.Object(
        {
          kind: Type.Literal('turn'),
          seconds: seconds(
            5,
            'Time for each turn: from being asked until somebody else is asked, however many steps it has.',
          ),
          ...onLapse,
        },
        closed,
      ),
      Type.Object(
        { kind: Type.Literal('prompt'), seconds: seconds(5, 'Time for each step of a turn.'), ...onLapse },
        closed,
      ),
      Type.Object(
        {
          kind: Type.Literal('bank'),
          seconds: seconds(5, 'Time for the whole game.'),
          increment: seconds(0, 'Time that each turn adds.'),
          incrementFor: Type.Optional(
            Type.Enum([...increments], {
              description:
                'What the increment is added for: each turn, if left out. Games from before there was a choice have no such field, and add it for each action.',
            }),
          ),
          ...onLapse,
        },
        closed,
      ),
    ],
    description:
      'How much time seats have to answer. With twelve hours or more, the quiet hours, free weekends and vacations of the player do not count.',
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
            stop: Type.Enum(['revealed', 'others'], {
              description:
                'Why it ends there. `revealed`: dice were rolled, cards were drawn or hidden information was revealed. `others`: another seat acted.',
            }),
          },
          closed,
        ),
        Type.Null(),
      ],
      {
        description:
          'The earliest version to which your seat can undo without asking. Null if your seat did not act last, and in responses other than that of `getGame`.',
      },
    ),
    asked: Type.Union(
      [Type.Object({ by: SeatNumber, to: Version, granted: Type.Array(SeatNumber) }, closed), Type.Null()],
      { description: 'The open undo request, and the seats that have allowed it.' },
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
      engineHash: Type.Union([Type.String(), Type.Null()], {
        description:
          'SHA-256 of the engine file that the game is played with, for `/v1/engines/{hash}.mjs`. While a version is in development, its file may change. Null for a rulebook without a file, and for a game that is older than this field.',
      }),
      carryOver: Type.Boolean({
        description:
          'Whether newer rules may take the game over while it is played, if they lead to the same. If not, it keeps its rules to the end.',
      }),
      rated: Type.Boolean({
        description: 'Whether the outcome changes the ratings of the players: see `listLeaderboards`.',
      }),
      engine: Type.Enum(['present', 'missing'], {
        description:
          'Whether this server has the version of the rules with which the game was created. Without it, the game can be read as far as its log tells, but not played.',
      }),
      options: Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        description: 'Described by the `options` of the rulebook.',
      }),
      components: Type.Object(
        {
          own: Type.Boolean({ description: 'Whether the creator supplied component data of their own.' }),
          hash: Type.String({ description: 'SHA-256 of the component data as canonical JSON.' }),
        },
        closed,
      ),
      visibility: Type.Enum([...visibilities]),
      creator: Id,
      invitation: Type.Optional(Type.String({ description: 'Shown only to the creator, who can share it.' })),
      status: Type.Enum([...statuses], {
        description:
          '`open`: not started. `active`: started. `finished`: over, with an outcome. `closed`: over without an outcome, because the creator closed it before the start or nothing happened for a long time.',
      }),
      version: Version,
      seats: Type.Array(ref(Seat)),
      yourSeats: Type.Array(SeatNumber),
      prompts: Type.Array(ref(Prompt)),
      outcome: Type.Union([ref(Outcome), Type.Null()]),
      clock: Type.Union([ref(Clock), Type.Null()]),
      language: Type.Union([Type.Enum([...languages]), Type.Null()], {
        description: 'The language that the players speak; null if it is not set.',
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
          description:
            'Invited players and the seats reserved for them. The creator sees all; other players see their own invitation.',
        },
      ),
      rematchOf: Type.Union([Id, Type.Null()], { description: 'The game that this is a rematch of.' }),
      rematch: Type.Union([Id, Type.Null()], { description: 'The rematch of this game.' }),
      forkedFrom: Type.Union([Type.Object({ game: Id, version: Version }, closed), Type.Null()], {
        description: 'The game and version that this game starts from.',
      }),
      lesson: Type.Boolean({ description: 'A guided first game: `getLesson` has what its coach says.' }),
      undo: UndoState,
      fairness: Fairness,
      createdAt: Time,
      startedAt: Type.Union([Time, Type.Null()]),
      finishedAt: Type.Union([Time, Type.Null()]),
    },
    { ...closed, description: 'The public state of a game.' },
  ),
);

export const Games = named(
  'Games',
  Type.Object(
    {
      games: Type.Array(ref(Game)),
      next: Type.Union([Type.String(), Type.Null()], {
        description: 'The cursor of the next page. The Link header has its URL.',
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
        Type.String({ maxLength: 100, description: 'Required for a private game, unless you are invited.' }),
      ),
      bot: Type.Optional(BotWish),
      entropy: Type.Optional(Entropy),
      commitment: Type.Optional(EntropyCommitment),
    },
    closed,
  ),
);

export const AddEntropy = named(
  'AddEntropy',
  Type.Object(
    { entropy: Type.Optional(Entropy), commitment: Type.Optional(EntropyCommitment) },
    { ...closed, minProperties: 1, maxProperties: 1, description: 'Either of the two.' },
  ),
);

export const RevealEntropy = named('RevealEntropy', Type.Object({ entropy: Entropy }, closed));

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
              description: 'The deadline; null if there is no deadline.',
            }),
          },
          closed,
        ),
      ),
    },
    { ...closed, description: 'The prompts that wait for you, oldest first.' },
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
          description: 'The version to return to. Defaults to the one before your last action.',
        }),
      ),
      ask: Type.Optional(
        Type.Boolean({
          description: 'Ask the other players if you cannot undo that far alone.',
          default: false,
        }),
      ),
    },
    closed,
  ),
);

export const AnswerUndo = named('AnswerUndo', Type.Object({ grant: Type.Boolean() }, closed));

export const Lines = Type.Optional(
  Type.Array(Type.String(), {
    description: 'What happened, in words. Present where entries are read: in pages and streams.',
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
        description: 'For an undo or a request for one: the version to return to.',
      }),
      rules: Type.Union([Type.Object({ from: Type.String(), to: Type.String() }, closed), Type.Null()], {
        description:
          'For `engine_changed`: the version of the rules before and after it. The newer rules lead to the same so far.',
      }),
      lines: Lines,
    },
    {
      ...closed,
      description:
        'An entry that the service wrote: for example a lapse, a resignation or an undo. Visible to everyone.',
    },
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
  RevealEntropy,
  Inbox,
];

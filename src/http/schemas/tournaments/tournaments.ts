import { Type } from 'typebox';
import { tournamentStatuses } from '../../../play/ports/tournaments/tournaments.js';
import { formats } from '../../../tournaments/types.js';
import { closed, Id, Time } from '../common.js';
import { Clock } from '../games.js';
import { PlayerRef } from '../players.js';
import { RulebookId } from '../ratings.js';
import { named, ref } from '../ref.js';

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

const Format = Type.Enum([...formats], {
  description:
    '`round-robin`: everybody meets everybody. `swiss`: those with like points meet, nobody twice while that can be avoided. `knockout`: the best of each table goes on; of four and five seats two, of six three.',
});
const Seats = Type.Integer({
  ...{ minimum: 2, maximum: 6 },
  description: 'Of a table. If players are left over, tables have fewer, as far as the rulebook allows it.',
});
const Rounds = Type.Integer({ minimum: 1, maximum: 15 });
const RoundSeconds = Type.Integer({ minimum: 60, maximum: 5_184_000 });
const MaxPlayers = Type.Integer({ minimum: 2, maximum: 128 });
const Options = Type.Unsafe<object>({
  ...{ type: 'object', additionalProperties: true },
  description: 'As in `createGame`. `getRulebook` has their schema.',
});

export const CreateTournament = named(
  'CreateTournament',
  Type.Object(
    {
      rulebook: RulebookId,
      format: Format,
      seats: Seats,
      rounds: Type.Optional({
        ...Rounds,
        description: 'Of a Swiss tournament. Without it, as many as find one winner among the players.',
      }),
      options: Type.Optional(Options),
      clock: ref(Clock),
      rated: Type.Optional(Type.Boolean({ default: false })),
      bots: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'Whether bots may enter, too; then only who plays with them.',
        }),
      ),
      maxPlayers: Type.Optional({
        ...MaxPlayers,
        description: 'At most 32 in a round robin, and otherwise 128. Defaults to 32 and 64.',
      }),
      roundSeconds: Type.Optional({
        ...RoundSeconds,
        description:
          'How long a round may take. Games that go on then are closed, and all who still play them are tied.',
      }),
      startsAt: Type.String({
        format: 'date-time',
        description:
          'When it begins, within 90 days. Until then players enter. With too few it is cancelled.',
      }),
    },
    closed,
  ),
);

const tournament = {
  id: Id,
  creator: ref(PlayerRef),
  rulebook: Type.String(),
  format: Format,
  seats: Seats,
  rounds: orNull(Rounds, 'Of a Swiss tournament; null for as many as it takes.'),
  options: Options,
  clock: ref(Clock),
  rated: Type.Boolean(),
  bots: Type.Boolean({ description: 'Whether bots may enter.' }),
  players: Type.Integer({ description: 'How many have entered.' }),
  maxPlayers: MaxPlayers,
  roundSeconds: orNull(RoundSeconds, 'How long a round may take.'),
  status: Type.Enum([...tournamentStatuses]),
  round: Type.Integer({ description: 'The round that is played; 0 before the start.' }),
  roundDue: orNull(Time, 'When the round is over at the latest.'),
  createdAt: Time,
  startsAt: Time,
  startedAt: orNull(Time, 'Null before the start.'),
  finishedAt: orNull(Time, 'When it ended or was cancelled.'),
};

export const Tournament = named('Tournament', Type.Object(tournament, closed));

const Standing = Type.Object(
  {
    rank: Type.Integer({ minimum: 1, description: 'Those who are tied in everything share a rank.' }),
    player: ref(PlayerRef),
    points: Type.Number({
      description:
        'Of each table 1 for the first alone, 0 for the last, and between them by rank. A bye is 1.',
    }),
    opponents: Type.Number({
      description: 'The points of all opponents, which decide between equal points.',
    }),
    wins: Type.Integer(),
    played: Type.Integer(),
    byes: Type.Integer(),
    survived: Type.Integer({
      description: 'Of a knockout: the last round after which the player was still in.',
    }),
    paused: Type.Boolean({ description: 'Whether the player wants no table for now.' }),
    out: Type.Boolean({ description: 'Whether the player has left, or may not play any more.' }),
  },
  closed,
);

const Table = Type.Object(
  {
    round: Type.Integer({ minimum: 1 }),
    number: Type.Integer({ minimum: 1 }),
    game: orNull(Id, 'Null for a bye.'),
    players: Type.Array(Id, { description: 'By seat; one for a bye.' }),
    ranks: orNull(
      Type.Array(Type.Integer({ minimum: 1 })),
      'By seat; null until the game is over. Who has given up a seat is last.',
    ),
  },
  closed,
);

export const WholeTournament = named(
  'WholeTournament',
  Type.Object(
    {
      tournament: ref(Tournament),
      entered: Type.Boolean({ description: 'Whether you have entered and not left.' }),
      standings: Type.Array(Standing, {
        description: 'Best first; before the start, in the order of the ids of players.',
      }),
      tables: Type.Array(Table, { description: 'In the order of rounds.' }),
      fairness: Type.Object(
        {
          commitment: Type.String({
            description:
              'SHA-256 of `permafrost ` and the seed, in hex. It is fixed before anybody enters, so nobody chooses who plays whom.',
          }),
          seed: orNull(Type.String(), 'The seed of the draw; null until the tournament is over.'),
        },
        closed,
      ),
    },
    { ...closed, description: 'A tournament with its standings and tables.' },
  ),
);

export const Tournaments = named(
  'Tournaments',
  Type.Object(
    {
      tournaments: Type.Array(ref(Tournament)),
      next: orNull(Type.String(), 'The cursor of the next page. The Link header has its URL.'),
    },
    { ...closed, description: 'Newest first.' },
  ),
);

export const EnterTournament = named(
  'EnterTournament',
  Type.Object(
    {
      paused: Type.Optional(
        Type.Boolean({
          default: false,
          description:
            'Skip rounds until you send false. A round that you skip gives no points; in a knockout you are out.',
        }),
      ),
    },
    closed,
  ),
);

export const tournamentSchemas = [
  CreateTournament,
  Tournament,
  WholeTournament,
  Tournaments,
  EnterTournament,
];

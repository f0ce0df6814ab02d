import { Type } from 'typebox';
import { type Model, pools } from '../../play/ports/ratings/ratings.js';
import { closed, Id, Time } from './common.js';
import { PlayerRef } from './players.js';
import { named, ref } from './ref.js';

export const Pool = Type.Enum([...pools], {
  description:
    '`people`: people, compared with each other. `bots`: programs, compared with each other and with the built-in bot. `all`: everybody at a table.',
});
export const RulebookId = Type.String({ maxLength: 100 });
export const SeatCount = Type.Integer({ minimum: 2, maximum: 32 });
export const RatingCursor = Type.Optional(
  Type.String({ maxLength: 200, description: 'The `next` of the previous page.' }),
);
const Next = Type.Union([Type.String(), Type.Null()], {
  description: 'The cursor of the next page. The Link header has its URL.',
});

const rating = {
  mu: Type.Number({ description: 'How good the player is, in all likelihood.' }),
  sigma: Type.Number({ description: 'How uncertain that is, as a standard deviation.' }),
  games: Type.Integer({ minimum: 0, description: 'How many games it follows from.' }),
};

const Parameters = Type.Unsafe<Model>({
  type: 'object',
  additionalProperties: true,
  description: 'The formula and its parameters. `docs/RATINGS.md` says what they mean.',
});

const Prediction = Type.Object(
  {
    pool: Pool,
    games: Type.Integer(),
    pairs: Type.Integer({ description: 'Pairs of players who were compared.' }),
    logLoss: Type.Union([Type.Number(), Type.Null()], {
      description:
        'The mean logarithmic loss of what the ratings before each game foretold of each pair. Lower is better; one who knows nothing loses 0.693. Null before the first pair.',
    }),
  },
  closed,
);

const division = { rulebook: RulebookId, seats: SeatCount };
const progress = {
  model: Type.Union([Parameters, Type.Null()], {
    description: 'Null while all games are rated again, because one was excluded or the formula changed.',
  }),
  rated: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The number of the last game that the ratings include; null like `model`.',
  }),
};

export const Leaderboards = named(
  'Leaderboards',
  Type.Object(
    {
      leaderboards: Type.Array(
        Type.Object({ ...division, ...progress, predictions: Type.Array(Prediction) }, closed),
      ),
    },
    { ...closed, description: 'The leaderboards, one for each rulebook and number of seats.' },
  ),
);

export const Leaderboard = named(
  'Leaderboard',
  Type.Object(
    {
      ...division,
      pool: Pool,
      ratings: Type.Array(
        Type.Object(
          {
            player: ref(PlayerRef),
            ...rating,
            ordinal: Type.Number({ description: '`mu` − 3 · `sigma`, which the list is ordered by.' }),
          },
          closed,
        ),
        { description: 'Best first.' },
      ),
      next: Next,
    },
    closed,
  ),
);

export const OwnRating = Type.Object(
  { ...division, pool: Pool, ...rating, at: Time },
  { ...closed, description: '`at` is when the last of its games finished.' },
);

export const PlayerRatings = named(
  'PlayerRatings',
  Type.Object(
    {
      player: ref(PlayerRef),
      ratings: Type.Array(OwnRating),
    },
    closed,
  ),
);

export const RatingHistory = named(
  'RatingHistory',
  Type.Object(
    {
      changes: Type.Array(
        Type.Object(
          {
            game: Id,
            number: Type.Integer({
              minimum: 1,
              description: 'The place of the game in the order in which games of this kind are rated.',
            }),
            rank: Type.Integer({ minimum: 1, description: 'The rank of the player in the outcome.' }),
            ...rating,
            at: Time,
          },
          closed,
        ),
        { description: 'Newest first, with the rating after each game.' },
      ),
      next: Next,
    },
    closed,
  ),
);

export const ExcludedGames = named(
  'ExcludedGames',
  Type.Object(
    { games: Type.Array(Type.Object({ game: Id, at: Time }, closed)), next: Next },
    { ...closed, description: 'Finished rated games that do not count, because they were not fair.' },
  ),
);

export const MonthText = Type.String({
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
  description: 'A month in UTC, such as `2026-11`.',
});

export const DumpMonths = named(
  'DumpMonths',
  Type.Object(
    {
      months: Type.Array(
        Type.Object(
          {
            month: MonthText,
            closed: Type.Boolean({ description: 'Whether it is complete, and will never change.' }),
          },
          closed,
        ),
        { description: 'Newest first.' },
      ),
    },
    { ...closed, description: 'The months of which there are dumps.' },
  ),
);

export const ratingSchemas = [
  Leaderboards,
  Leaderboard,
  PlayerRatings,
  RatingHistory,
  ExcludedGames,
  DumpMonths,
];

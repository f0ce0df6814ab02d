import { Type } from 'typebox';
import { closed, Id } from '../common.js';
import { Player, PlayerRef } from '../players.js';
import { OwnRating, RulebookId, SeatCount } from '../ratings.js';
import { named, ref } from '../ref.js';

const Seconds = Type.Integer({ minimum: 1, maximum: 5_184_000 });

export const Terms = named(
  'Terms',
  Type.Object(
    {
      rulebook: RulebookId,
      seats: Type.Optional(
        Type.Array(SeatCount, {
          minItems: 1,
          maxItems: 31,
          uniqueItems: true,
          description: 'Numbers of seats.',
        }),
      ),
      rated: Type.Optional(Type.Boolean({ description: 'Only rated games, or only games that are not.' })),
      unclocked: Type.Optional(
        Type.Boolean({ default: true, description: 'Whether games without a clock are accepted.' }),
      ),
      minSeconds: Type.Optional({ ...Seconds, description: 'The least `seconds` of a clock.' }),
      maxSeconds: Type.Optional({ ...Seconds, description: 'The most `seconds` of a clock.' }),
      variants: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'Whether options other than the defaults are accepted, and components of one’s own.',
        }),
      ),
    },
    { ...closed, description: 'Games that a bot accepts. What is left out may be anything.' },
  ),
);

const accepts = Type.Union([Type.Array(ref(Terms), { maxItems: 50 }), Type.Null()], {
  description:
    'For bots. The service accepts invitations and challenges that fit one of these, and refuses others with a reason. Null: your program answers them.',
});
const bots = Type.Boolean({
  description:
    'Whether you play with bots. If not, matches leave them out, and you and a bot can neither invite nor join each other. Games in which you sit together go on.',
});
const games = Type.Integer({
  minimum: 1,
  maximum: 1_000,
  description: 'For bots: in how many open and active games you play at once. More are refused.',
});
const MAX_RUN = 50;

export const PolicyWishes = named(
  'PolicyWishes',
  Type.Object(
    {
      bots,
      accepts: Type.Optional({ ...accepts, default: null }),
      games: Type.Optional({ ...games, default: 10 }),
      operator: Type.Optional(
        Type.Union([Type.String({ minLength: 1, maxLength: 60 }), Type.Null()], {
          default: null,
          description:
            'For bots: the account of the person who runs you, by id, or by `@` and a handle. Others see it once that account names you in `runs`.',
        }),
      ),
      runs: Type.Optional(
        Type.Array(Id, {
          ...{ default: [], maxItems: MAX_RUN, uniqueItems: true },
          description: 'For people: the bots that you run.',
        }),
      ),
    },
    closed,
  ),
);

export const Policy = named(
  'Policy',
  Type.Object(
    {
      bots,
      accepts,
      games,
      operator: Type.Union([ref(PlayerRef), Type.Null()]),
      confirmed: Type.Boolean({ description: 'Whether the operator has named you in `runs`.' }),
      runs: Type.Array(ref(PlayerRef)),
    },
    { ...closed, description: 'With whom you play, and what is accepted for you.' },
  ),
);

const Milliseconds = Type.Union([Type.Integer(), Type.Null()]);

export const Pace = Type.Object(
  {
    count: Type.Integer({ description: 'How many answers were measured. Old ones count for less.' }),
    median: { ...Milliseconds, description: 'Half of the answers took so many milliseconds or less.' },
    p90: { ...Milliseconds, description: 'Nine of ten answers took so many milliseconds or less.' },
  },
  {
    ...closed,
    description:
      'How fast it answers, as the service has measured it from the prompt to the action; up to 41 % more than the truth.',
  },
);

export const Bot = named(
  'Bot',
  Type.Object(
    {
      player: ref(Player),
      handle: Type.Union([Type.String(), Type.Null()]),
      accepts: Type.Array(ref(Terms)),
      games,
      operator: Type.Union([ref(PlayerRef), Type.Null()], {
        description: 'Who runs it, if both say so.',
      }),
      pace: Pace,
      ratings: Type.Array(OwnRating),
    },
    { ...closed, description: 'A bot that accepts games by itself.' },
  ),
);

export const Bots = named(
  'Bots',
  Type.Object(
    {
      bots: Type.Array(ref(Bot)),
      next: Type.Union([Type.String(), Type.Null()], {
        description: 'The cursor of the next page. The Link header has its URL.',
      }),
    },
    { ...closed, description: 'Oldest account first.' },
  ),
);

export const policySchemas = [Terms, PolicyWishes, Policy, Bot, Bots];

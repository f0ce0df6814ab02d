import { type TSchema, Type } from 'typebox';
import { languages } from '../../../engine/rulebook.js';
import { visibilities } from '../../../play/ports/game-record.js';
import { closed, Entropy, EntropyCommitment, SeatNumber, SeatWish } from '../common.js';
import { Clock } from '../games.js';
import { type Named, named, ref } from '../ref.js';

/*
 * Bodies whose details depend on the rulebook. Each is written once and filled in twice: the service validates the
 * body with placeholders, so that the rulebook can point to the violation; the document shows the details.
 */

const MAX_ACTIONS = 100;

const initialSeats = (minItems: number, maxItems: number) =>
  Type.Array(SeatWish, {
    minItems,
    maxItems,
    description:
      'Who holds each seat at first: you, the built-in bot, or nobody yet. `{"bot": "strong"}` is a bot that searches ahead, `master` searches longer, and `basic` is the same as `bot`.',
  });

const createGameBody = <
  Rulebook extends TSchema,
  Options extends TSchema,
  Components extends TSchema,
>(details: {
  readonly rulebook: Rulebook;
  readonly seats: ReturnType<typeof initialSeats>;
  readonly options: Options;
  readonly components: Components;
}) =>
  Type.Object(
    {
      rulebook: details.rulebook,
      seats: details.seats,
      options: Type.Optional(details.options),
      components: Type.Optional(details.components),
      clock: Type.Optional(ref(Clock)),
      language: Type.Optional(
        Type.Enum([...languages], { description: 'The language that the players speak.' }),
      ),
      visibility: Type.Optional(
        Type.Enum([...visibilities], {
          default: 'public',
          description:
            '`public`: listed. `unlisted`: open to anyone with the id. `private`: open only with an invitation.',
        }),
      ),
      carryOver: Type.Optional(
        Type.Boolean({
          default: true,
          description:
            'Whether newer rules may take the game over while it is played, if they lead to the same. If not, it keeps its rules to the end. Whether they lead to the same can depend on what is hidden.',
        }),
      ),
      rated: Type.Optional(
        Type.Boolean({
          default: false,
          description:
            'Whether the outcome changes the ratings of the players. A rated game is public, with a clock, the default options and components of its rulebook, and another player on each seat. Seats keep their players to the end; there is no undo by agreement.',
        }),
      ),
      revealSeconds: Type.Optional(
        Type.Integer({
          minimum: 10,
          maximum: 604_800,
          description:
            'How long seats that have committed to entropy have to reveal it at the start. Defaults to a minute with a clock of less than twelve hours, otherwise to a day. In a game that `matchGame` opens it is ten minutes without a clock. A minute after `startGame`, the creator can remove a seat that has not revealed.',
        }),
      ),
      beacon: Type.Optional(
        Type.Boolean({
          default: false,
          description:
            'Mix a round of a public randomness beacon into the seed. The game then starts `revealSeconds` after `startGame`.',
        }),
      ),
    },
    closed,
  );

const matchBody = <Rulebook extends TSchema, Options extends TSchema>(details: {
  readonly rulebook: Rulebook;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Options;
}) =>
  Type.Object(
    {
      rulebook: details.rulebook,
      seats: Type.Optional(
        Type.Integer({
          minimum: details.seats.min,
          maximum: details.seats.max,
          description: 'Number of seats.',
        }),
      ),
      options: Type.Optional(details.options),
      clock: Type.Optional(Type.Union([ref(Clock), Type.Null()], { description: 'Null: no clock.' })),
      language: Type.Optional(Type.Union([Type.Enum([...languages]), Type.Null()])),
      rated: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'Only a rated game, for which you name a clock; or only one that is not rated.',
        }),
      ),
      entropy: Type.Optional(Entropy),
      commitment: Type.Optional(EntropyCommitment),
    },
    {
      ...closed,
      description:
        'What you want to play. Fields that you omit match any game, but omitted options mean the rulebook’s defaults.',
    },
  );

const actBody = <Action extends TSchema>(action: Action) =>
  Type.Object(
    {
      seat: Type.Optional(SeatNumber),
      action: Type.Union([action, Type.Array(action, { minItems: 1, maxItems: MAX_ACTIONS })], {
        description: 'One action, or a list that is carried out in order, all or none.',
      }),
    },
    closed,
  );

const AnyRulebook = Type.String({ maxLength: 100 });
const AnyObject = Type.Object({});
const ActionId = Type.String({
  maxLength: 300,
  description: 'The id of an action, as listed by `getActions`.',
});

export const CreateGame = createGameBody({
  rulebook: AnyRulebook,
  seats: initialSeats(1, 32),
  options: AnyObject,
  components: AnyObject,
});

export const MatchWish = matchBody({
  rulebook: AnyRulebook,
  seats: { min: 1, max: 32 },
  options: AnyObject,
});

export const ActRequest = actBody(
  Type.Union([ActionId, Type.Object({ type: Type.String({ maxLength: 100 }) })]),
);

interface RulebookParts {
  readonly rulebook: TSchema;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Named;
  readonly components: Named;
}

/** The bodies of one rulebook, for the document. */
export const rulebookBodies = (name: string, parts: RulebookParts) => {
  const { rulebook, seats } = parts;
  const options = ref(parts.options);
  const components = ref(parts.components);
  return {
    createGame: named(
      `${name}CreateGame`,
      createGameBody({ rulebook, options, components, seats: initialSeats(seats.min, seats.max) }),
    ),
    matchWish: named(`${name}MatchWish`, matchBody({ rulebook, options, seats })),
  };
};

/** The body of an action, with the actions of all rulebooks, for the document. */
export const documentedActRequest = (actions: readonly Named[]): Named =>
  named('ActRequest', actBody(Type.Unsafe({ anyOf: [ActionId, ...actions.map((action) => ref(action))] })));

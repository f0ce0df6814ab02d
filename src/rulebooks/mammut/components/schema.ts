import { type Static, Type } from 'typebox';
import { ProvenanceSchema, type Sourced, sourced } from '../../../engine/components.js';

const closed = { additionalProperties: false };
const count = (minimum: number, maximum: number, description?: string) =>
  Type.Integer({ minimum, maximum, ...(description === undefined ? {} : { description }) });

/** Ids stand in action ids, where `true` and `false` would read back as something else. */
const Id = Type.String({ pattern: '^(?!(true|false)$)[a-z][a-z0-9-]*$', maxLength: 32 });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const Names = Type.Object({ en: Name, de: Name }, closed);
const Sentence = Type.String({ minLength: 1, maxLength: 400 });
const Texts = Type.Object({ en: Sentence, de: Sentence }, closed);

export const goods = ['axe', 'fur', 'tusk', 'meat', 'fire'] as const;
export type Good = (typeof goods)[number];
export const QUESTION = 'question';
export const SHAMAN_RED = 'shaman-red';
export const SHAMAN_BLUE = 'shaman-blue';
export const fixedFaces: readonly string[] = [...goods, QUESTION, SHAMAN_RED, SHAMAN_BLUE];

export const Face = Type.String({
  maxLength: 32,
  description: `\`axe\`, \`fur\`, \`tusk\`, \`meat\`, \`fire\`, \`${QUESTION}\`, \`${SHAMAN_RED}\`, \`${SHAMAN_BLUE}\`, or the id of a kind of animal.`,
});

const Tile = Type.Object(
  {
    faces: Type.Array(Face, { minItems: 2, maxItems: 2, description: 'Two different faces.' }),
    copies: count(1, 31),
  },
  closed,
);

const Whom = Type.Union([Type.Literal('owner'), Type.Literal('most-axe'), Type.Literal('most-tusk')], {
  description: 'The seat that played the card, or the seat with the most tiles of that good.',
});
const MostOf = Type.Union([Type.Literal('axe'), Type.Literal('fur'), Type.Literal('tusk')]);
const Tiles = count(1, 4, 'At most so many tiles, at least one.');

const Peek = Type.Object({ type: Type.Literal('peek'), tiles: Tiles }, closed);
const Flip = Type.Object({ type: Type.Literal('flip'), tiles: Tiles }, closed);
const ReturnShares = Type.Object({ type: Type.Literal('return-shares') }, closed);
const CountsAs = Type.Object(
  {
    type: Type.Literal('counts-as'),
    whom: Whom,
    good: Type.Union([Type.Literal('fur'), Type.Literal('fire')]),
  },
  closed,
);
const PerAxe = Type.Object({ type: Type.Literal('per-axe'), points: count(0, 20) }, closed);
const MostPoints = Type.Object(
  { type: Type.Literal('most-points'), good: MostOf, points: count(0, 20) },
  closed,
);
const MostAnimal = Type.Object({ type: Type.Literal('most-animal'), good: Type.Literal('fur') }, closed);
const TradeAnimal = Type.Object({ type: Type.Literal('trade-animal') }, closed);

export const CardEffect = Type.Union(
  [Peek, Flip, ReturnShares, CountsAs, PerAxe, MostPoints, MostAnimal, TradeAnimal],
  {
    description:
      'What a card does. Loot cards: `peek`, `flip`, `return-shares`. All others are scoring cards, played face down.',
  },
);
export type CardEffect = Static<typeof CardEffect>;

const Card = Type.Object(
  { id: Id, name: Names, text: Texts, copies: count(1, 20), effect: CardEffect },
  closed,
);
/** Names may have another source than what the cards do. */
const CardNames = Type.Object({ name: Type.Object({ provenance: ProvenanceSchema }, closed) }, closed);
const Animal = Type.Object({ id: Id, name: Names }, closed);
const Turning = Type.Union([Type.Literal('clockwise'), Type.Literal('anticlockwise')]);

const bySeats = <Item extends ReturnType<typeof count> | ReturnType<typeof points>>(item: Item) =>
  Type.Array(item, { minItems: 4, maxItems: 4, description: 'For 2, 3, 4 and 5 seats.' });
const points = (maxItems: number) => Type.Array(count(0, 200), { maxItems });

export const ComponentsSchema = Type.Object(
  {
    tiles: sourced(
      Type.Array(Tile, { minItems: 1, maxItems: 59, description: 'The loot tiles, without the shaman.' }),
    ),
    shaman: sourced(
      Type.Object(
        { red: Turning, blue: Turning },
        { ...closed, description: 'Which way each face of the shaman lets the order of ties run.' },
      ),
    ),
    cards: Type.Object(
      {
        ...sourced(Type.Array(Card, { minItems: 1, maxItems: 40 })).properties,
        parts: Type.Optional(CardNames),
      },
      closed,
    ),
    animals: sourced(
      Type.Array(Animal, { minItems: 1, maxItems: 12, description: 'The kinds of collectible animals.' }),
    ),
    animalCopies: sourced(count(1, 20, 'How many of each kind there are to collect.')),
    start: sourced(
      Type.Object(
        {
          score: count(0, 200),
          fur: count(0, 200, 'The first space of the fur track.'),
          cards: count(0, 6, 'Cards dealt to each seat.'),
          animalFromSeats: count(2, 6, 'From so many seats on, everybody begins with one animal.'),
        },
        closed,
      ),
    ),
    rounds: sourced(Type.Object({ first: bySeats(count(1, 9)), last: count(1, 9) }, closed)),
    axe: sourced(
      Type.Object(
        { lastRoundPoints: count(0, 20, 'Per axe, instead of a card, in the last round.') },
        closed,
      ),
    ),
    tusk: sourced(Type.Object({ points: count(0, 20) }, closed)),
    meat: sourced(Type.Object({ points: bySeats(points(5)) }, closed)),
    fire: sourced(
      Type.Object(
        {
          penalty: count(0, 50, 'Lost by the seat with the fewest.'),
          otherPoints: count(0, 20, 'With two seats: gained per fire by the other seat.'),
        },
        closed,
      ),
    ),
    animalSets: sourced(
      Type.Array(count(0, 200), {
        minItems: 1,
        maxItems: 13,
        description: 'Points at the end for 0, 1, 2 … different animals.',
      }),
    ),
  },
  closed,
);
type Groups = Static<typeof ComponentsSchema>;
export type Components = {
  readonly [Group in keyof Groups]: Sourced<Groups[Group]['values']> &
    Pick<Groups[Group], keyof Groups[Group] & 'parts'>;
};
export type Card = Static<typeof Card>;

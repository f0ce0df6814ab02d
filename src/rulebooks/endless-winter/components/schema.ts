import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { type Provenance, ProvenanceSchema, type Sourced, sourced } from '../../../engine/components.js';
import { Ability, columns, count, Group, Id, Metric, Way } from './effects.js';

const closed = { additionalProperties: false };
const Name = Type.Object(
  { en: Type.String({ minLength: 1, maxLength: 60 }), de: Type.String({ minLength: 1, maxLength: 60 }) },
  closed,
);
const Part = Type.Object(
  { provenance: ProvenanceSchema, note: Type.Optional(Type.String({ maxLength: 500 })) },
  closed,
);
const part = Type.Optional(Part);
/** Sources of single values, where they differ from that of what they belong to. */
const partsOf = <Properties extends TProperties>(properties: Properties) =>
  Type.Optional(
    Type.Object(properties, {
      ...closed,
      description: 'Where single values come from, if from elsewhere than the rest.',
    }),
  );
const named = { id: Id, name: Name };
/** Of a row, if its source is another than that of its group. */
const source = { provenance: Type.Optional(ProvenanceSchema) };
const cardParts = partsOf({ work: part, ability: part, eclipse: part, points: part });

/** A group some of whose values have sources of their own. */
const sourcedWith = <Values extends TSchema, Parts extends TProperties>(values: Values, parts: Parts) =>
  Type.Object({ ...sourced(values).properties, parts: partsOf(parts) }, closed);
const orNull = (schema: typeof Ability) => Type.Union([schema, Type.Null()]);
const halves = (description: string) => count(0, 12, `In halves. ${description}`);
const bySeats = (item: ReturnType<typeof count>) =>
  Type.Array(item, { minItems: 3, maxItems: 3, description: 'For 2, 3 and 4 seats.' });

const card = {
  ...named,
  ...source,
  parts: cardParts,
  work: halves('What the card yields when it is played.'),
  ability: orNull(Ability),
  eclipse: orNull(Ability),
  comparison: halves('What it counts when eclipse piles are compared.'),
  points: count(0, 20, 'At the end of the game.'),
};
export const Member = Type.Object(
  {
    ...card,
    column: Type.Union([Type.Enum([...columns], { type: 'string' }), Type.Null()], {
      description: 'The column under which its supply lies.',
    }),
    copies: count(1, 40),
  },
  closed,
);
export type Member = Static<typeof Member>;

export const cardKinds = ['member', 'advancement'] as const;
export const StartCard = Type.Object(
  {
    ...card,
    kind: Type.Enum([...cardKinds], { type: 'string' }),
    copies: count(1, 20, 'In the pile of every seat.'),
  },
  closed,
);
export const Advancement = Type.Object(
  { ...named, ability: Ability, points: count(0, 20), copies: count(1, 10) },
  closed,
);
export type Advancement = Static<typeof Advancement>;

export const Animal = Type.Object(
  {
    ...named,
    ...source,
    parts: partsOf({ copies: part, income: part, set: part }),
    copies: count(1, 60),
    income: Group,
    set: Type.Array(count(0, 60), {
      maxItems: 8,
      description: 'Points at the end for 1, 2, 3 … of them; more than the last count as the last.',
    }),
    joker: Type.Boolean({ description: 'May be counted as any other animal; no set of its own.' }),
  },
  closed,
);
export type Animal = Static<typeof Animal>;

const Side = Type.Union([Ability, Type.Null()]);
export const Chief = Type.Object(
  { ...named, ...source, parts: partsOf({ a: part, b: part }), a: Side, b: Side },
  closed,
);
export type Chief = Static<typeof Chief>;
export const SetupCard = Type.Object({ ...named, gain: Group }, closed);
export type SetupCard = Static<typeof SetupCard>;

export const Terrain = Type.Object(
  {
    ...named,
    ...source,
    parts: partsOf({ tiles: part, income: part }),
    tiles: count(0, 18),
    income: Group,
    glacier: Type.Boolean({ description: 'Laid in a number of its own, and carries ice finds.' }),
  },
  closed,
);
const TerrainMix = Type.Object(
  {
    each: Type.Array(count(0, 6), {
      minItems: 3,
      maxItems: 3,
      description: 'Of every terrain but glaciers, by seats.',
    }),
    glaciers: bySeats(count(0, 18)),
  },
  closed,
);

export const siteWidth = 4;
export const siteHeight = 2;
const SpaceIndex = count(0, siteWidth * siteHeight - 1, 'Row by row: the upper four spaces are 0 to 3.');
export const Site = Type.Object(
  {
    id: Id,
    spaces: Type.Array(Group, { minItems: 8, maxItems: 8, description: 'What covering each space brings.' }),
    start: Type.Array(SpaceIndex, { maxItems: 8, description: 'Spaces for neutral megaliths alone.' }),
    arrows: Type.Array(SpaceIndex, {
      maxItems: 8,
      description: 'Where `neutral` may put a neutral megalith.',
    }),
  },
  closed,
);
const Placement = Type.Object(
  {
    row: count(0, 15),
    column: count(0, 15),
    turned: Type.Boolean({ description: 'Clockwise: 4 rows of 2.' }),
  },
  closed,
);
export type Placement = Static<typeof Placement>;
const Layout = Type.Array(Placement, { minItems: 1, maxItems: 6 });

export const ColumnBoard = Type.Object(
  {
    id: Type.Enum([...columns], { type: 'string' }),
    name: Name,
    top: Type.Array(Way, { minItems: 1, maxItems: 4, description: 'Each as often as it is paid for.' }),
    middle: Way,
    bottom: Group,
  },
  closed,
);

const OfferingStep = Type.Object(
  {
    resources: count(1, 20),
    points: count(0, 20),
    bonus: Group,
  },
  { ...closed, description: 'At the end, so many resources bring so many points.' },
);
const Numbers = Type.Array(count(0, 100), { minItems: 1, maxItems: 20 });

export const Stone = Type.Object(
  {
    ...named,
    ...source,
    parts: partsOf({ metric: part, points: part, income: part }),
    metric: Metric,
    points: Type.Union([
      Type.Object({ each: count(0, 20) }, closed),
      Type.Object({ table: Type.Array(count(0, 60), { minItems: 1, maxItems: 20 }) }, closed),
    ]),
    income: Group,
  },
  { ...closed, description: 'Points in every eclipse: so many each, or from a table for 1, 2, 3 …' },
);
export type Stone = Static<typeof Stone>;
const Stones = Type.Array(Stone, { maxItems: 40 });
const Find = Type.Object({ ...named, gain: Group, copies: count(1, 20) }, closed);
const RestTile = Type.Object({ ...named, gain: Group }, closed);

export const ComponentsSchema = Type.Object(
  {
    rounds: sourced(
      Type.Object(
        {
          rounds: count(1, 8),
          ageTwoFrom: count(1, 9, 'The first round of the second age.'),
          cardsDrawn: count(1, 10, 'At the beginning of every round.'),
          tribeFigures: count(1, 4, 'Beside the chief.'),
        },
        closed,
      ),
    ),
    board: sourcedWith(
      Type.Object(
        {
          foodLimit: count(1, 20, 'With all camps on the board.'),
          toolLimit: count(1, 20),
          workAt: Type.Array(count(1, 40), {
            maxItems: 20,
            description: 'Work is gained when the food marker moves down from one of these.',
          }),
          camps: count(1, 10),
          settlementSpaces: Type.Array(Group, {
            minItems: 1,
            maxItems: 6,
            description: 'Income of each space once its settlement is built.',
          }),
          recesses: Type.Array(Group, {
            minItems: 1,
            maxItems: 8,
            description: 'Income of each recess once its megaliths are built.',
          }),
          recessSize: count(1, 4),
          neutrals: count(1, 8, 'Megaliths that are neutral: the first ones.'),
          stoneCosts: Type.Array(Type.Object({ food: count(0, 20), tool: count(0, 20) }, closed), {
            minItems: 1,
            maxItems: 6,
            description: 'From left to right.',
          }),
          rest: Type.Array(Group, { maxItems: 4 }),
          restComparison: halves('For each resting figure in the eclipse.'),
        },
        closed,
      ),
      { toolLimit: part, workAt: part, stoneCosts: part },
    ),
    columns: sourced(Type.Array(ColumnBoard, { minItems: 4, maxItems: 4 })),
    members: sourced(Type.Array(Member, { minItems: 1, maxItems: 10 })),
    startCards: sourced(Type.Array(StartCard, { minItems: 1, maxItems: 20 })),
    advancements: sourcedWith(
      Type.Object(
        {
          one: Type.Array(Advancement, { minItems: 1, maxItems: 60 }),
          two: Type.Array(Advancement, { minItems: 1, maxItems: 60 }),
          shown: count(1, 12, 'Cards in the display.'),
        },
        closed,
      ),
      { shown: part },
    ),
    animals: sourced(Type.Array(Animal, { minItems: 1, maxItems: 16 })),
    ground: sourced(
      Type.Object(
        {
          beyondSeats: count(0, 4, 'Animals at the start of a round beyond the number of seats.'),
          most: count(1, 12),
        },
        closed,
      ),
    ),
    chiefs: sourced(Type.Array(Chief, { minItems: 1, maxItems: 16 })),
    setupCards: sourced(Type.Array(SetupCard, { minItems: 1, maxItems: 16 })),
    terrains: sourced(Type.Array(Terrain, { minItems: 1, maxItems: 12 })),
    terrainMix: sourced(TerrainMix),
    sites: sourced(Type.Array(Site, { minItems: 1, maxItems: 6 })),
    layouts: sourced(
      Type.Array(Layout, {
        minItems: 3,
        maxItems: 9,
        description:
          'The first layouts for 2, 3 and 4 seats, then the second ones for 2, 3 and 4, then the third ones.',
      }),
    ),
    orderTrack: sourced(Type.Array(Group, { minItems: 4, maxItems: 4 })),
    idols: sourcedWith(
      Type.Object(
        {
          offering: Type.Array(OfferingStep, { minItems: 1, maxItems: 20 }),
          glory: Type.Array(count(0, 20), {
            minItems: 1,
            maxItems: 20,
            description: 'Points at once on reaching each step.',
          }),
          first: Numbers,
          second: Numbers,
          others: Numbers,
        },
        { ...closed, description: 'first, second, others: points for 1, 2, 3 … buried cards, by glory.' },
      ),
      { glory: part, first: part },
    ),
    stones: sourcedWith(Type.Object({ one: Stones, two: Stones, shown: bySeats(count(0, 20)) }, closed), {
      shown: part,
    }),
    iceFinds: sourced(Type.Array(Find, { maxItems: 20 })),
    restTiles: sourced(Type.Array(RestTile, { minItems: 1, maxItems: 12 })),
  },
  closed,
);
type Groups = Static<typeof ComponentsSchema>;
/** The sources of single values, by their names. */
export type Parts = { readonly [part: string]: { readonly provenance: Provenance } | undefined };
export type Components = {
  readonly [Group in keyof Groups]: Sourced<Groups[Group]['values']> &
    Pick<Groups[Group], keyof Groups[Group] & 'parts'>;
};

import { type Static, Type } from 'typebox';
import { provenances, type Sourced, sourced } from '../../../engine/components.js';

const closed = { additionalProperties: false };
const count = (minimum: number, maximum: number, description?: string) =>
  Type.Integer({ minimum, maximum, ...(description === undefined ? {} : { description }) });

/** Ids stand in action ids, where `true` and `false` would read back as something else. */
const Id = Type.String({ pattern: '^(?!(true|false|tribes)$)[a-z][a-z0-9-]*$', maxLength: 32 });
const Name = Type.String({ minLength: 1, maxLength: 80 });
export const Names = Type.Object({ en: Name, de: Name }, closed);
const Sentence = Type.String({ minLength: 1, maxLength: 600 });
export const Texts = Type.Object({ en: Sentence, de: Sentence }, closed);

export const directions = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof directions)[number];
export const DirectionName = Type.Enum([...directions], { type: 'string' });

export const lands = ['plain', 'forest', 'mountain'] as const;
export type Land = (typeof lands)[number];
export type Terrain = Land | 'lake';
const LandName = Type.Enum([...lands], { type: 'string' });

const axis = count(-3, 3);
const Place = Type.Object({ q: axis, r: axis }, closed);
const Letter = Type.String({ pattern: '^[A-Za-z]$' });

const Region = Type.Object(
  { number: count(1, 6), hexes: Type.Array(Place, { minItems: 1, maxItems: 18 }) },
  closed,
);
const Regions = Type.Array(Region, { minItems: 1, maxItems: 6 });

const Side = Type.Object(
  {
    name: Names,
    hexes: Type.Array(Type.Object({ q: axis, r: axis, terrain: LandName }, closed), {
      minItems: 18,
      maxItems: 18,
    }),
    volcanoes: Type.Array(
      Type.Object(
        { at: Place, lava: Type.Array(DirectionName, { maxItems: 6, description: 'Where the lava flows.' }) },
        closed,
      ),
      { maxItems: 3 },
    ),
    rivers: Type.Array(Type.Array(Place, { minItems: 2, maxItems: 2 }), {
      maxItems: 60,
      description: 'Each between two hexes that touch.',
    }),
    regions: Type.Object({ plain: Regions, forest: Regions, mountain: Regions }, closed),
    letters: Type.Array(Type.Object({ q: axis, r: axis, letter: Letter }, closed), {
      minItems: 1,
      maxItems: 18,
      description: 'Where the animals of a letter arrive: on the rim.',
    }),
  },
  {
    ...closed,
    description:
      'One side of a half board, in axial coordinates, written as a north side: all hexes with r < 0, and those with r = 0 and q < 0. A south side is turned by half a circle when it is laid.',
  },
);

const Species = Type.Object(
  {
    id: Id,
    name: Names,
    range: count(0, 6),
    mountains: Type.Boolean({ description: 'Whether it enters mountains.' }),
    rivers: Type.Boolean({ description: 'Whether it crosses rivers.' }),
    tramples: Type.Boolean({ description: 'Whether it damages fields.' }),
    food: count(0, 20, 'What killing one pays.'),
  },
  closed,
);

const effect = <Name extends string, Fields extends Record<string, ReturnType<typeof count> | typeof Id>>(
  type: Name,
  fields: Fields,
) => Type.Object({ type: Type.Literal(type), ...fields }, closed);

const losses = count(0, 5, 'Figures that each tribe there loses.');
const lossesOfAHex = count(0, 5, 'Figures that a tribe loses on each hex.');
export const EventEffect = Type.Union(
  [
    effect('forest-fire', {}),
    effect('flood', { losses: lossesOfAHex }),
    effect('eruption', { losses: lossesOfAHex }),
    effect('sickness', {}),
    effect('longer-season', {}),
    effect('last-round', {}),
    effect('rich-harvest', { intact: count(0, 30), damaged: count(0, 30) }),
    effect('lean-meat', { divisor: count(1, 4) }),
    effect('drought', {}),
    effect('arrivals', { times: count(0, 3) }),
    effect('earthquake', { losses }),
    effect('hail', {}),
    effect('fishing', { times: count(0, 3) }),
    effect('lone-woman', {}),
    effect('lone-warrior', {}),
    effect('avalanche', { losses }),
    effect('frozen-rivers', {}),
    effect('blizzard', { steps: count(0, 2), food: count(0, 3, 'Advanced: lost per camp without fire.') }),
    effect('cold', { upkeep: count(0, 4, 'Advanced: food a head without fire.') }),
    effect('wolf-pack', { wolves: count(1, 8) }),
    effect('spoiled-stores', { divisor: count(1, 10) }),
    effect('hibernation', { species: Id, bonus: count(0, 6) }),
  ],
  { description: 'What an event card does.' },
);
export type EventEffect = Static<typeof EventEffect>;

const bonus = count(0, 10);
const food = count(0, 20);
export const CardEffect = Type.Union(
  [
    effect('raft', {}),
    effect('mountain-path', {}),
    effect('long-march', { steps: count(1, 6) }),
    effect('palisade', { bonus }),
    effect('elopement', {}),
    effect('turn-wind', {}),
    effect('beaters', {}),
    effect('call-pack', { wolves: count(1, 8) }),
    effect('shaman', {}),
    effect('strength', { bonus }),
    effect('hunt', { bonus, withFire: bonus }),
    effect('pit-trap', {}),
    effect('ambush', {}),
    effect('amazons', {}),
    effect('flight', {}),
    effect('smoked-meat', { food, withFire: food }),
    effect('torch', { bonus }),
    effect('good-catch', { food }),
    effect('roots', { food }),
    effect('theft', { food, reach: count(0, 6) }),
    effect('cannibals', { food }),
    effect('fertility', {}),
  ],
  { description: 'What a special card does; its type says in which step it is played.' },
);
export type CardEffect = Static<typeof CardEffect>;

/** The source of one card, where it is another than that of its group. */
const ownSource = {
  provenance: Type.Optional(Type.Enum([...provenances], { type: 'string' })),
  note: Type.Optional(Type.String({ maxLength: 400, description: 'Where it was found, and what is ours.' })),
};

const EventCard = Type.Object(
  {
    id: Id,
    name: Names,
    ...ownSource,
    text: Texts,
    advanced: Type.Optional(Texts),
    copies: count(1, 15),
    effect: EventEffect,
  },
  closed,
);
export type EventCard = Static<typeof EventCard>;
const SpecialCard = Type.Object(
  {
    id: Id,
    name: Names,
    ...ownSource,
    text: Texts,
    advanced: Type.Optional(Texts),
    copies: count(1, 40),
    effect: CardEffect,
  },
  closed,
);
export type SpecialCard = Static<typeof SpecialCard>;

const Arrivals = Type.Object(
  { first: count(0, 20), summer: count(0, 20), winter: count(0, 20) },
  { ...closed, description: 'Tiles drawn in the first round, in other summer rounds, in winter rounds.' },
);

export const ComponentsSchema = Type.Object(
  {
    boards: sourced(
      Type.Object(
        { N1: Side, N2: Side, S1: Side, S2: Side },
        { ...closed, description: 'Two half boards with two sides each: a north half and a south half.' },
      ),
    ),
    windRose: sourced(
      Type.Array(DirectionName, { minItems: 6, maxItems: 6, description: 'What 1 to 6 on the die mean.' }),
    ),
    species: sourced(
      Type.Array(Species, { minItems: 6, maxItems: 6, description: 'In the order of the die of sickness.' }),
    ),
    animalTiles: sourced(
      Type.Array(
        Type.Object({ species: Id, letters: Type.Array(Letter, { minItems: 1, maxItems: 62 }) }, closed),
        { minItems: 1, maxItems: 12, description: 'One tile for each letter.' },
      ),
    ),
    reserve: sourced(Type.Object({ species: Id, tiles: count(0, 20) }, closed)),
    summerEvents: sourced(Type.Array(EventCard, { minItems: 1, maxItems: 15 })),
    winterEvents: sourced(Type.Array(EventCard, { minItems: 1, maxItems: 15 })),
    specialCards: sourced(Type.Array(SpecialCard, { minItems: 1, maxItems: 40 })),
    start: sourced(
      Type.Object(
        {
          women: count(1, 6),
          warriors: count(1, 10),
          cards: Type.Array(count(0, 6), { minItems: 5, maxItems: 5, description: 'For 2 to 6 seats.' }),
          roundsOfSummer: count(1, 6, 'Rounds of the first summer.'),
          roundsWithoutEvent: count(0, 6),
        },
        closed,
      ),
    ),
    limits: sourced(
      Type.Object(
        {
          women: count(1, 6),
          warriors: count(1, 10),
          camps: count(1, 5),
          fields: count(0, 37),
          fences: count(0, 37),
          campsToWin: count(1, 5),
        },
        { ...closed, description: 'Figures and camps of a tribe, markers in all, and camps that win.' },
      ),
    ),
    seasons: sourced(Type.Object({ rounds: count(1, 6) }, closed)),
    arrivals: sourced(
      Type.Object(
        { few: Arrivals, many: Arrivals, manyFrom: count(2, 7, 'Seats from which many come.') },
        closed,
      ),
    ),
    movement: sourced(Type.Object({ steps: count(1, 4) }, closed)),
    fighting: sourced(
      Type.Object(
        { warrior: bonus, animal: bonus, village: bonus, cave: bonus, fire: bonus },
        { ...closed, description: 'What is added to a die of six.' },
      ),
    ),
    food: sourced(
      Type.Object(
        {
          bank: food,
          forest: food,
          intact: food,
          damaged: food,
          sowing: food,
          winterHalves: count(2, 6, 'Advanced: half units of food a head in winter without fire.'),
        },
        closed,
      ),
    ),
    loot: sourced(Type.Object({ divisor: count(1, 10), lastCampDivisor: count(1, 10) }, closed)),
    births: sourced(
      Type.Object(
        {
          woman: count(0, 5, 'The highest number of the die that is a woman; warriors follow.'),
          twins: count(2, 7, 'The lowest number that means twins.'),
          most: count(1, 4, 'Births in a camp with so many women or more.'),
        },
        closed,
      ),
    ),
    comeback: sourced(
      Type.Object({ women: count(1, 6), warriors: count(1, 10), food, cards: count(0, 6) }, closed),
    ),
  },
  closed,
);
type Groups = Static<typeof ComponentsSchema>;
export type Components = { readonly [Group in keyof Groups]: Sourced<Groups[Group]['values']> };
export type SideData = Static<typeof Side>;
export type SideId = 'N1' | 'N2' | 'S1' | 'S2';

import { type Static, Type } from 'typebox';
import { type Sourced, sourced } from '../../../engine/components.js';
import { closed, MOST_REGIONS, Region } from './common.js';

const count = (minimum: number, maximum: number, description?: string) =>
  Type.Integer({ minimum, maximum, ...(description === undefined ? {} : { description }) });

/** Ids stand in action ids, where `true` and `false` would read back as something else. */
const Id = Type.String({ pattern: '^(?!(true|false)$)[a-z][a-z0-9-]*$', maxLength: 32 });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const Names = Type.Object({ en: Name, de: Name }, closed);
const Sentence = Type.String({ minLength: 1, maxLength: 400 });
const Texts = Type.Object({ en: Sentence, de: Sentence }, closed);
const bySeats = <Item extends ReturnType<typeof count> | typeof Regions>(item: Item) =>
  Type.Array(item, { minItems: 3, maxItems: 3, description: 'For 3, 4 and 5 seats.' });
const Regions = Type.Array(Region, { maxItems: MOST_REGIONS });

const Landscape = Type.Object(
  {
    type: Type.Literal('landscape'),
    landscape: Id,
    there: count(1, 6, 'Own hunters for regions of this landscape.'),
    anywhere: count(1, 6, 'Or so many for any regions.'),
  },
  closed,
);
const Camp = Type.Object(
  {
    type: Type.Literal('camp'),
    hunters: count(1, 6, 'Own hunters for one region, and a mammoth with them.'),
  },
  closed,
);
const Trek = Type.Object(
  {
    type: Type.Literal('trek'),
    hunters: count(1, 6, 'Own hunters from one region to one neighbour, with a mammoth if wished.'),
  },
  closed,
);
const Mammoth = Type.Object(
  {
    type: Type.Literal('mammoth'),
    neighbour: count(1, 20, 'The price of moving one to a neighbour; placing one costs what the card says.'),
    anywhere: count(1, 20, 'The price of moving one anywhere else.'),
  },
  closed,
);
const Fire = Type.Object({ type: Type.Literal('fire') }, closed);
const Swap = Type.Object({ type: Type.Literal('swap') }, closed);
const Club = Type.Object({ type: Type.Literal('club') }, closed);
const Drive = Type.Object(
  {
    type: Type.Literal('drive'),
    hunters: count(1, 6, "Hunters of any owner, each to a neighbour; a full number not all one owner's."),
  },
  closed,
);
const Cult = Type.Object({ type: Type.Literal('cult') }, closed);
const AllPlace = Type.Object(
  { type: Type.Literal('all-place'), hunters: count(1, 6, 'Every opponent, from the left, places so many.') },
  closed,
);
const Remove = Type.Object(
  { type: Type.Literal('remove'), hunters: count(1, 6, "Of two or more, not all one owner's.") },
  closed,
);
const ClubOrMove = Type.Object(
  { type: Type.Literal('club-or-move'), hunters: count(1, 6, 'Own hunters, from anywhere to anywhere.') },
  closed,
);
const MammothHome = Type.Object({ type: Type.Literal('mammoth-home') }, closed);

export const LightEffect = Type.Union([Landscape, Camp, Trek, Mammoth, Fire, Swap, Club, Drive, Cult], {
  description: 'What the player of a light card does.',
});
export const DarkEffect = Type.Union([AllPlace, Remove, ClubOrMove, Fire, MammothHome, Cult], {
  description: 'What the opponents of the player of a dark card do: `all-place` all, the others one.',
});
export type LightEffect = Static<typeof LightEffect>;
export type DarkEffect = Static<typeof DarkEffect>;

const cardOf = <Effect extends typeof LightEffect | typeof DarkEffect>(effect: Effect, stones: string) =>
  Type.Object(
    {
      id: Id,
      name: Names,
      text: Texts,
      copies: count(1, 20),
      effect,
      stones: sourced(count(0, 20, stones)),
    },
    closed,
  );
const LightCard = cardOf(LightEffect, 'The cost. Of no meaning for a cult.');
const DarkCard = cardOf(DarkEffect, 'The gain. Of no meaning for a cult.');
export type LightCard = Static<typeof LightCard>;
export type DarkCard = Static<typeof DarkCard>;

const Border = Type.Array(Region, { minItems: 2, maxItems: 2 });
const Cut = Type.Number({ minimum: 0, maximum: 100 });
const Box = Type.Object({ row: count(0, 15), left: Cut, right: Cut }, closed);

export const ComponentsSchema = Type.Object(
  {
    landscapes: sourced(
      Type.Array(Type.Object({ id: Id, name: Names }, closed), { minItems: 1, maxItems: 16 }),
    ),
    terrain: sourced(
      Type.Array(Id, { minItems: 2, maxItems: MOST_REGIONS, description: 'The landscape of region 1, 2 …' }),
    ),
    borders: sourced(Type.Array(Border, { maxItems: 120, description: 'Every pair of neighbours once.' })),
    topEdge: sourced(
      Type.Array(Region, { maxItems: MOST_REGIONS, description: 'Regions that touch the upper edge.' }),
    ),
    drawing: sourced(
      Type.Array(Box, {
        maxItems: MOST_REGIONS,
        description: 'How region 1, 2 … may be drawn: the row that it lies in, and from where to where.',
      }),
    ),
    glaciers: sourced(bySeats(Regions)),
    mammoths: sourced(Type.Object({ placed: bySeats(Regions), supply: bySeats(count(0, 6)) }, closed)),
    hunters: sourced(
      Type.Object(
        { each: count(1, 20), placedFirst: count(1, 20, 'In the round before the first.') },
        closed,
      ),
    ),
    stones: sourced(
      Type.Object(
        {
          each: count(0, 20),
          darkPool: bySeats(count(1, 100)),
          limit: count(1, 100, 'Who begins a turn with so many stones plays no dark card.'),
          refill: count(1, 100, 'A round begins with at least so many in the dark pool, if there are.'),
        },
        closed,
      ),
    ),
    hand: sourced(Type.Object({ light: count(1, 4), dark: count(2, 4) }, closed)),
    fires: sourced(
      Type.Array(Type.Object({ value: count(0, 6), copies: count(1, 20) }, closed), {
        minItems: 1,
        maxItems: 7,
      }),
    ),
    clubs: sourced(count(0, 12)),
    limits: sourced(
      Type.Object({ hunters: count(0, 20, 'Allowed in every region.'), perMammoth: count(0, 6) }, closed),
    ),
    points: sourced(
      Type.Array(count(0, 20), {
        minItems: 1,
        maxItems: 7,
        description: 'Per hunter in a region with 0, 1, 2 … mammoths; the last counts for more as well.',
      }),
    ),
    lightCards: sourced(Type.Array(LightCard, { minItems: 1, maxItems: 40 })),
    darkCards: sourced(Type.Array(DarkCard, { minItems: 1, maxItems: 40 })),
  },
  closed,
);
type Groups = Static<typeof ComponentsSchema>;
export type Components = { readonly [Group in keyof Groups]: Sourced<Groups[Group]['values']> };

import { type Static, type TSchema, Type } from 'typebox';
import { ProvenanceSchema, type Sourced, sourced } from '../../../engine/components.js';
import { closed } from '../../../engine/define/index.js';
import { MOST_REGIONS, Region } from '../fields.js';

const count = (minimum: number, maximum: number, description?: string) =>
  Type.Integer({ minimum, maximum, ...(description === undefined ? {} : { description }) });

/** Ids stand in action ids, where `true` and `false` would read back as something else. */
const Id = Type.String({ pattern: '^(?!(true|false)$)[a-z][a-z0-9-]*$', maxLength: 32 });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const Names = closed({ en: Name, de: Name });
const Sentence = Type.String({ minLength: 1, maxLength: 400 });
const Texts = closed({ en: Sentence, de: Sentence });
const bySeats = <Item extends ReturnType<typeof count> | typeof Regions>(item: Item) =>
  Type.Array(item, { minItems: 3, maxItems: 3, description: 'For 3, 4 and 5 seats.' });
const Regions = Type.Array(Region, { maxItems: MOST_REGIONS });

const Landscape = closed({
  type: Type.Literal('landscape'),
  landscape: Id,
  there: count(1, 6, 'Own hunters for regions of this landscape.'),
  anywhere: count(1, 6, 'Or so many for any regions.'),
});
const Camp = closed({
  type: Type.Literal('camp'),
  hunters: count(1, 6, 'Own hunters for one region, and a mammoth with them.'),
});
const Trek = closed({
  type: Type.Literal('trek'),
  hunters: count(1, 6, 'Own hunters from one region to one neighbour, with a mammoth if wished.'),
});
const Mammoth = closed({
  type: Type.Literal('mammoth'),
  neighbour: count(1, 20, 'The price of moving one to a neighbour; placing one costs what the card says.'),
  anywhere: count(1, 20, 'The price of moving one anywhere else.'),
});
const Fire = closed({ type: Type.Literal('fire') });
const Swap = closed({ type: Type.Literal('swap') });
const Club = closed({ type: Type.Literal('club') });
const Drive = closed({
  type: Type.Literal('drive'),
  hunters: count(1, 6, "Hunters of any owner, each to a neighbour; a full number not all one owner's."),
});
const Cult = closed({ type: Type.Literal('cult') });
const AllPlace = closed({
  type: Type.Literal('all-place'),
  hunters: count(1, 6, 'Every opponent, from the left, places so many.'),
});
const Remove = closed({
  type: Type.Literal('remove'),
  hunters: count(1, 6, "Of two or more, not all one owner's."),
});
const ClubOrMove = closed({
  type: Type.Literal('club-or-move'),
  hunters: count(1, 6, 'Own hunters, from anywhere to anywhere.'),
});
const MammothHome = closed({ type: Type.Literal('mammoth-home') });

export const LightEffect = Type.Union([Landscape, Camp, Trek, Mammoth, Fire, Swap, Club, Drive, Cult], {
  description: 'What the player of a light card does.',
});
export const DarkEffect = Type.Union([AllPlace, Remove, ClubOrMove, Fire, MammothHome, Cult], {
  description: 'What the opponents of the player of a dark card do: `all-place` all, the others one.',
});
export type LightEffect = Static<typeof LightEffect>;
export type DarkEffect = Static<typeof DarkEffect>;

const cardOf = <Effect extends typeof LightEffect | typeof DarkEffect>(effect: Effect, stones: string) =>
  closed({
    id: Id,
    name: Names,
    text: Texts,
    copies: count(1, 20),
    effect,
    stones: sourced(count(0, 20, stones)),
  });
/** Names may have another source than what the cards do. */
const sourcedCards = <Cards extends TSchema>(cards: Cards) =>
  closed({
    ...sourced(cards).properties,
    parts: Type.Optional(closed({ name: closed({ provenance: ProvenanceSchema }) })),
  });
const LightCard = cardOf(LightEffect, 'The cost. Of no meaning for a cult.');
const DarkCard = cardOf(DarkEffect, 'The gain. Of no meaning for a cult.');
export type LightCard = Static<typeof LightCard>;
export type DarkCard = Static<typeof DarkCard>;

const Border = Type.Array(Region, { minItems: 2, maxItems: 2 });
const Cut = Type.Number({ minimum: 0, maximum: 100 });
const Box = closed({ row: count(0, 15), left: Cut, right: Cut });

export const ComponentsSchema = closed({
  landscapes: sourced(Type.Array(closed({ id: Id, name: Names }), { minItems: 1, maxItems: 16 })),
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
  mammoths: sourced(closed({ placed: bySeats(Regions), supply: bySeats(count(0, 6)) })),
  hunters: sourced(
    closed({ each: count(1, 20), placedFirst: count(1, 20, 'In the round before the first.') }),
  ),
  stones: sourced(
    closed({
      each: count(0, 20),
      darkPool: bySeats(count(1, 100)),
      limit: count(1, 100, 'Who begins a turn with so many stones plays no dark card.'),
      refill: count(1, 100, 'A round begins with at least so many in the dark pool, if there are.'),
    }),
  ),
  hand: sourced(closed({ light: count(1, 4), dark: count(2, 4) })),
  fires: sourced(
    Type.Array(closed({ value: count(0, 6), copies: count(1, 20) }), {
      minItems: 1,
      maxItems: 7,
    }),
  ),
  clubs: sourced(count(0, 12)),
  limits: sourced(closed({ hunters: count(0, 20, 'Allowed in every region.'), perMammoth: count(0, 6) })),
  points: sourced(
    Type.Array(count(0, 20), {
      minItems: 1,
      maxItems: 7,
      description: 'Per hunter in a region with 0, 1, 2 … mammoths; the last counts for more as well.',
    }),
  ),
  lightCards: sourcedCards(Type.Array(LightCard, { minItems: 1, maxItems: 40 })),
  darkCards: sourcedCards(Type.Array(DarkCard, { minItems: 1, maxItems: 40 })),
});
type Groups = Static<typeof ComponentsSchema>;
export type Components = {
  readonly [Group in keyof Groups]: Sourced<Groups[Group]['values']> &
    Pick<Groups[Group], keyof Groups[Group] & 'parts'>;
};

import { type Static, type TProperties, Type } from 'typebox';
import {
  FigureSchema,
  IncomeSchema,
  Joint,
  PileSchema,
  SideSchema,
  Spot,
  StationSchema,
  TakeableSchema,
  Tile,
  TrackSchema,
} from './action.js';
import { GainCodeSchema, Id } from './effects.js';

const closed = { additionalProperties: false };
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 3 });
const Count = Type.Integer({ minimum: 0 });
const Ids = Type.Array(Id);

const fact = <Name extends string, Fields extends TProperties>(
  type: Name,
  fields: Fields,
  description?: string,
) =>
  Type.Object(
    { type: Type.Literal(type), ...fields },
    { ...closed, ...(description === undefined ? {} : { description }) },
  );
const by = { seat: SeatNumber };

export const PendingSchema = Type.Object(
  {
    gain: GainCodeSchema,
    n: Type.Integer({ minimum: 1 }),
    slot: Type.Integer({
      minimum: -1,
      description: 'For `neutral`: the tile of the building ground whose arrows count; else -1.',
    }),
    top: Type.Boolean({ description: 'For `recruit`: at the top of a column, where all have to differ.' }),
  },
  closed,
);

export const pointReasons = [
  'supply-empty',
  'animals-empty',
  'display-empty',
  'idol-at-top',
  'stone',
] as const;
export const EclipsePartSchema = Type.Enum(['order', 'members', 'terrain', 'board'], { type: 'string' });
export const EndPartSchema = Type.Enum(['offering', 'glory', 'cards', 'animals'], { type: 'string' });

const alwaysPublic = [
  fact('order-drawn', { order: Type.Array(SeatNumber) }),
  fact('land-laid', { terrain: Type.Array(Type.String({ maxLength: 32 }), { description: 'By tile.' }) }),
  fact('ground-laid', {
    sites: Type.Array(Count, { description: 'By place of the layout: which site tile.' }),
  }),
  fact('stones-laid', { stones: Ids }),
  fact('chiefs-dealt', { chiefs: Ids, draft: Type.Boolean() }),
  fact('setups-dealt', { cards: Ids, draft: Type.Boolean() }),
  fact('chief-chosen', { ...by, chief: Id, side: SideSchema }),
  fact('setup-chosen', { ...by, card: Id }),
  fact('hands-due', {}, 'Everybody has set up; hands are drawn.'),
  fact('round-begun', { round: Count }),
  fact('turn-begun', by),
  fact('advancement-played', { ...by, card: Id, discard: Type.Boolean() }),
  fact('advancements-ended', by),
  fact('figure-placed', {
    ...by,
    figure: FigureSchema,
    at: StationSchema,
    offers: Type.Array(Type.String(), { description: 'What resting brings.' }),
    tile: Type.Boolean({ description: 'Whether a rest tile comes with it.' }),
  }),
  fact(
    'rest-tile-taken',
    { ...by, tile: Id, next: Type.Boolean(), offers: Type.Array(Type.String()) },
    'With `next`, the open tile went under the stack and this one was on top.',
  ),
  fact('member-played', {
    ...by,
    card: Id,
    work: Type.Integer({ description: 'In halves.' }),
    used: Type.Boolean({ description: 'Whether its ability is included.' }),
  }),
  fact('food-spent', { ...by, to: Count, work: Type.Integer({ description: 'In halves.' }) }),
  fact(
    'ability-used',
    {
      ...by,
      ability: Type.String({ description: 'As in `use`; or `top`, `middle`, `bottom` of the column.' }),
      way: Count,
      food: Count,
      tool: Count,
      work: Type.Integer({ description: 'In halves.' }),
      discard: Count,
      gains: Type.Array(PendingSchema),
    },
    'With what was paid; the cards to discard are asked for next.',
  ),
  fact('gain-offered', { ...by, from: Type.String(), gains: Type.Array(PendingSchema) }),
  fact('space-left', { ...by, to: Type.Enum(['middle', 'bottom'], { type: 'string' }) }),
  fact('turn-ended', by, 'The cards played went to the discards.'),
  fact('laying-ended', by),
  fact(
    'gain-taken',
    { ...by, gain: TakeableSchema, units: Count, food: Count, tool: Count, work: Count, points: Count },
    'What really came of it, within the limits of the board.',
  ),
  fact('income-lowered', { ...by, gain: IncomeSchema, to: IncomeSchema }),
  fact('gain-ended', by, 'What was left of it lapsed.'),
  fact('points-gained', {
    ...by,
    gain: Type.Union([GainCodeSchema, Type.Null()], { description: 'Instead of which gain.' }),
    for: Type.Enum([...pointReasons], { type: 'string' }),
    points: Count,
  }),
  fact('camp-placed', by),
  fact('camp-moved', {
    ...by,
    from: Tile,
    to: Tile,
    find: Type.Union([Id, Type.Null()], { description: 'The ice find that was turned up.' }),
  }),
  fact('settlement-built', {
    ...by,
    joint: Joint,
    lost: Type.Integer({ description: 'Food above the new limit.' }),
  }),
  fact('megalith-built', {
    ...by,
    spot: Spot,
    neutral: Type.Boolean(),
    arrow: Type.Boolean({ description: 'An additional neutral one, where arrows point.' }),
    points: Type.Array(Count, { description: 'By seat.' }),
  }),
  fact('idol-stepped', { ...by, track: TrackSchema, to: Count, points: Count }),
  fact('member-recruited', {
    ...by,
    member: Id,
    to: Type.Enum(['hand', 'discards'], { type: 'string' }),
    top: Type.Boolean(),
  }),
  fact('advancement-taken', { ...by, card: Id }),
  fact('animal-taken', { ...by, animal: Id, from: Type.Enum(['ground', 'deck'], { type: 'string' }) }),
  fact('animals-revealed', {
    animals: Ids,
    seat: Type.Union([SeatNumber, Type.Null()], { description: 'Whose gain it was; null in preparation.' }),
  }),
  fact('animal-slain', { ...by, animal: Id }),
  fact('stone-taken', { ...by, stone: Id, food: Count, tool: Count, bought: Type.Boolean() }),
  fact('card-discarded', { ...by, card: Id }),
  fact('piles-revealed', {
    piles: Type.Array(Ids, { description: 'By seat.' }),
    work: Type.Array(Count, { description: 'By seat, in halves.' }),
    order: Type.Array(SeatNumber),
  }),
  fact('eclipse-part-begun', { ...by, part: EclipsePartSchema, offers: Type.Array(Type.String()) }),
  fact('eclipse-part-ended', { ...by, part: EclipsePartSchema }),
  fact('stone-scored', { ...by, stone: Id, points: Count }),
  fact('eclipse-ended', {}, 'The members of the piles went to the discards.'),
  fact('figures-returned', {}),
  fact('display-filled', { cards: Ids, cleared: Type.Boolean() }),
  fact(
    'rest-tile-turned',
    { tile: Id, unused: Type.Boolean() },
    'With `unused`, the one before went under the stack.',
  ),
  fact('points-scored', { ...by, part: EndPartSchema, points: Count }, 'At the end of the game.'),
  fact('game-ended', {}),
] as const;

const AdvancementsShuffled = fact('advancements-shuffled', { display: Ids });
const AnimalsShuffled = fact('animals-shuffled', { ground: Ids, left: Count });
const PileShuffled = fact('pile-shuffled', { ...by, count: Count }, 'All start cards became the draw pile.');
const DiscardsShuffled = fact('discards-shuffled', { ...by, count: Count }, 'They became the draw pile.');
const FindsHidden = fact('finds-hidden', { tiles: Type.Array(Tile) });
const RestTilesShuffled = fact('rest-tiles-shuffled', { count: Count });
const CardDrawn = fact(
  'card-drawn',
  { ...by, card: Type.Optional(Id), income: Type.Boolean() },
  'The card is told to the seat itself alone.',
);
const CardLaid = fact(
  'card-laid',
  { ...by, card: Type.Optional(Id) },
  'The card is told to the seat itself alone.',
);
const CardBuried = fact(
  'card-buried',
  { ...by, from: PileSchema, card: Type.Optional(Id) },
  'A card from the hand is told to the seat itself alone.',
);

const PublicEvent = Type.Union([...alwaysPublic]);
export const EventSchema = Type.Union([
  ...alwaysPublic,
  AdvancementsShuffled,
  AnimalsShuffled,
  PileShuffled,
  DiscardsShuffled,
  FindsHidden,
  RestTilesShuffled,
  CardDrawn,
  CardLaid,
  CardBuried,
]);
export type SeenEvent = Static<typeof EventSchema>;

/** The facts as the log has them, secrets included. */
export type Event =
  | Static<typeof PublicEvent>
  | (Static<typeof AdvancementsShuffled> & {
      readonly one: readonly string[];
      readonly two: readonly string[];
    })
  | (Static<typeof AnimalsShuffled> & { readonly deck: readonly string[] })
  | (Static<typeof PileShuffled> & { readonly cards: readonly string[] })
  | (Static<typeof DiscardsShuffled> & { readonly cards: readonly string[] })
  | (Static<typeof FindsHidden> & { readonly finds: readonly string[] })
  | (Static<typeof RestTilesShuffled> & { readonly tiles: readonly string[] })
  | Required<Static<typeof CardDrawn>>
  | Required<Static<typeof CardLaid>>
  | Required<Static<typeof CardBuried>>;
export type EventOf<Name extends Event['type']> = Extract<Event, { type: Name }>;

import { type Static, Type } from 'typebox';
import { closed, type Frozen } from '../../engine/define/index.js';
import { columns, GainCodeSchema, Id } from './components/effects.js';

/* What actions, events and the view consist of. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  Type.Enum<Name[]>([...names], { type: 'string' });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 3 });
export const Count = Type.Integer({ minimum: 0 });
export const Halves = Type.Integer({ description: 'In halves.' });
export const Ids = Type.Array(Id);
/** The seat that did it or has it. */
export const by = { seat: SeatNumber };

export const Tile = Type.Integer({
  minimum: 0,
  maximum: 18,
  description: 'A terrain tile: 0 is the start tile, 1 to 6 the inner ring, 7 to 18 the outer ring.',
});
export const Joint = Type.Integer({
  minimum: 0,
  maximum: 23,
  description: 'Where three terrain tiles meet; the view names the three.',
});
export const Spot = Type.Integer({
  minimum: 0,
  maximum: 255,
  description: 'A place for a megalith; the view says where it lies and on which level.',
});

export const figures = ['chief', 'tribe'] as const;
export type Figure = (typeof figures)[number];
export const FigureSchema = oneOf(figures);
export const stations = [...columns, 'rest'] as const;
export type Station = (typeof stations)[number];
export const StationSchema = oneOf(stations);
export const sides = ['a', 'b'] as const;
export type Side = (typeof sides)[number];
export const SideSchema = oneOf(sides);
export const tracks = ['offering', 'glory'] as const;
export type Track = (typeof tracks)[number];
export const TrackSchema = oneOf(tracks);
/** From where a card is buried; `revealed` is the own eclipse pile once it lies open. */
export const piles = ['hand', 'discards', 'played', 'revealed'] as const;
export type Pile = (typeof piles)[number];
export const PileSchema = oneOf(piles);
export const eclipseParts = ['order', 'members', 'terrain', 'board'] as const;
export type EclipsePart = (typeof eclipseParts)[number];
export const EclipsePartSchema = oneOf(eclipseParts);
export const endParts = ['offering', 'glory', 'cards', 'animals'] as const;
export type EndPart = (typeof endParts)[number];
export const EndPartSchema = oneOf(endParts);

/** Gains that leave no choice: they are only taken. */
export const takeables = [
  'food',
  'feast',
  'tool',
  'work',
  'points',
  'draw',
  'camp',
  'animal-top',
  'animal-reveal',
] as const;
export type Takeable = (typeof takeables)[number];
export const TakeableSchema = oneOf(takeables);
/** From the highest income to the lowest. */
export const incomes = ['megalith', 'draw', 'idol', 'tool', 'food'] as const;
export type Income = (typeof incomes)[number];
export const IncomeSchema = oneOf(incomes);

/** Why a seat gains points instead of something else, or besides. */
export const pointReasons = [
  'supply-empty',
  'animals-empty',
  'display-empty',
  'idol-at-top',
  'stone',
] as const;
export type PointReason = (typeof pointReasons)[number];

/** Something that a seat may take now: so many of a gain. */
export const PendingSchema = closed({
  gain: GainCodeSchema,
  n: Type.Integer({ minimum: 1 }),
  slot: Type.Integer({
    minimum: -1,
    description: 'For `neutral`: the tile of the building ground whose arrows count; else -1.',
  }),
  top: Type.Boolean({ description: 'For `recruit`: at the top of a column, where all have to differ.' }),
});
export type Pending = Frozen<Static<typeof PendingSchema>>;

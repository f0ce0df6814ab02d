import { type Static, Type } from 'typebox';
import { columns, Id } from './effects.js';

const closed = { additionalProperties: false };
const one = <Name extends string>(type: Name, description: string) =>
  Type.Object({ type: Type.Literal(type) }, { ...closed, description });

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
export const WayIndex = Type.Integer({ minimum: 0, maximum: 7, description: 'Which of its alternatives.' });

export const figures = ['chief', 'tribe'] as const;
export type Figure = (typeof figures)[number];
export const stations = [...columns, 'rest'] as const;
export type Station = (typeof stations)[number];
export const FigureSchema = Type.Enum([...figures], { type: 'string' });
export const StationSchema = Type.Enum([...stations], { type: 'string' });
export const sides = ['a', 'b'] as const;
export type Side = (typeof sides)[number];
export const SideSchema = Type.Enum([...sides], { type: 'string' });
export const tracks = ['offering', 'glory'] as const;
export type Track = (typeof tracks)[number];
export const TrackSchema = Type.Enum([...tracks], { type: 'string' });
export const piles = ['hand', 'discards', 'played'] as const;
export type Pile = (typeof piles)[number];
export const PileSchema = Type.Enum([...piles], { type: 'string' });

/** Gains without a choice of their own: they are only taken. */
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
export const TakeableSchema = Type.Enum([...takeables], { type: 'string' });
/** From the highest income to the lowest. */
export const incomes = ['megalith', 'draw', 'idol', 'tool', 'food'] as const;
export type Income = (typeof incomes)[number];
export const IncomeSchema = Type.Enum([...incomes], { type: 'string' });

const ChooseChief = Type.Object(
  { type: Type.Literal('choose-chief'), chief: Id, side: SideSchema },
  { ...closed, description: 'Take this chief, with this side up.' },
);
const ChooseSetup = Type.Object(
  { type: Type.Literal('choose-setup'), card: Id },
  { ...closed, description: 'Take this set-up card.' },
);
const PlayAdvancement = Type.Object(
  { type: Type.Literal('play-advancement'), card: Id },
  {
    ...closed,
    description:
      'For every one after the first, another card is discarded next. Its ability is then open to `use`.',
  },
);
const Place = Type.Object(
  { type: Type.Literal('place-figure'), figure: FigureSchema, at: StationSchema },
  closed,
);
const PlayMember = Type.Object(
  { type: Type.Literal('play-member'), card: Id },
  {
    ...closed,
    description: 'Yields its work; work that it brings in this column without a choice comes with it.',
  },
);
const SpendFood = Type.Object(
  { type: Type.Literal('spend-food'), to: Type.Integer({ minimum: 0, maximum: 39 }) },
  { ...closed, description: 'Move the food marker down to this number for the work that it passes.' },
);
const Use = Type.Object(
  {
    type: Type.Literal('use'),
    ability: Type.String({
      maxLength: 50,
      description:
        'One of the abilities that the view lists as open, such as `card/elder`, `chief` or `tile/7`.',
    }),
    way: WayIndex,
  },
  closed,
);
const Top = Type.Object(
  { type: Type.Literal('top'), way: WayIndex },
  { ...closed, description: 'One action of the top space of the column.' },
);
const RestTile = Type.Object(
  { type: Type.Literal('take-rest-tile'), next: Type.Boolean() },
  { ...closed, description: 'The open tile, or else the next one of the stack in its stead.' },
);
const Lay = Type.Object(
  { type: Type.Literal('lay'), card: Id },
  { ...closed, description: 'Lay a card face down on the eclipse pile.' },
);
const Discard = Type.Object({ type: Type.Literal('discard'), card: Id }, closed);
const Take = Type.Object(
  { type: Type.Literal('take'), gain: TakeableSchema },
  { ...closed, description: 'All of a gain that needs no choice; cards are drawn one by one.' },
);
const Lower = Type.Object(
  { type: Type.Literal('lower'), gain: IncomeSchema, to: IncomeSchema },
  { ...closed, description: 'Once, the lesser income instead.' },
);
const Build = Type.Object(
  { type: Type.Literal('build-megalith'), spot: Spot },
  { ...closed, description: 'The next megalith of the board.' },
);
const AddNeutral = Type.Object(
  { type: Type.Literal('add-neutral'), spot: Spot },
  { ...closed, description: 'One more neutral megalith on a space that the arrows show.' },
);
const MoveCamp = Type.Object({ type: Type.Literal('move-camp'), from: Tile, to: Tile }, closed);
const Settle = Type.Object(
  { type: Type.Literal('settle'), joint: Joint },
  { ...closed, description: 'A settlement there, for one camp from each of the three tiles.' },
);
const StepIdol = Type.Object({ type: Type.Literal('step-idol'), track: TrackSchema }, closed);
const Bury = Type.Object({ type: Type.Literal('bury'), card: Id, from: PileSchema }, closed);
const Recruit = Type.Object(
  { type: Type.Literal('recruit'), member: Id },
  { ...closed, description: 'From an empty supply it is a point.' },
);
const TakeAdvancement = Type.Object({ type: Type.Literal('take-advancement'), card: Id }, closed);
const TakeAnimal = Type.Object({ type: Type.Literal('take-animal'), animal: Id }, closed);
const Slay = Type.Object({ type: Type.Literal('slay'), animal: Id }, closed);
const TakeStone = Type.Object({ type: Type.Literal('take-stone'), stone: Id }, closed);

export const ActionSchema = Type.Union([
  ChooseChief,
  ChooseSetup,
  PlayAdvancement,
  Place,
  PlayMember,
  SpendFood,
  Use,
  Top,
  one('middle', 'The action of the middle space, once.'),
  one('bottom', 'The income of the bottom space, for the first figure of the round in this column.'),
  one('go-on', 'To the next space of the column; from the last one, the turn ends.'),
  RestTile,
  Lay,
  Discard,
  Take,
  Lower,
  Build,
  AddNeutral,
  MoveCamp,
  Settle,
  StepIdol,
  Bury,
  Recruit,
  TakeAdvancement,
  TakeAnimal,
  Slay,
  TakeStone,
  one('done', 'Nothing more of what is asked; what is left of it lapses.'),
]);
export type Action = Static<typeof ActionSchema>;

import { type Static, Type } from 'typebox';
import { CardId, ColourName, closed, Region, SeatNumber } from './common.js';

const Clubbed = Type.Boolean({ description: 'Whether it is a hunter with a club.' });
const described = (description: string) => ({ ...closed, description });

const Play = Type.Object(
  { type: Type.Literal('play'), card: CardId },
  described('Play a card. A light one is paid for at once, but for those with several prices.'),
);
const LayDown = Type.Object(
  { type: Type.Literal('lay-down'), card: CardId },
  described('Only where no card at all can be played: lay one down without effect.'),
);
const ChooseCopy = Type.Object(
  { type: Type.Literal('choose-copy'), colour: ColourName },
  described('Which of the two discard piles a cult card copies the top of.'),
);
const ChooseOpponent = Type.Object(
  { type: Type.Literal('choose-opponent'), seat: SeatNumber },
  described('Who shall carry out the dark card.'),
);
const PlaceHunter = Type.Object(
  { type: Type.Literal('place-hunter'), region: Region },
  described('Place an own hunter from the supply.'),
);
const MoveHunter = Type.Object(
  { type: Type.Literal('move-hunter'), seat: SeatNumber, from: Region, to: Region, clubbed: Clubbed },
  described('Move a hunter of `seat`; instead of placing, too, where the own supply is empty.'),
);
const RemoveHunter = Type.Object(
  { type: Type.Literal('remove-hunter'), seat: SeatNumber, region: Region, clubbed: Clubbed },
  described('Return a hunter to the supply of its owner.'),
);
const ChooseHunter = Type.Object(
  { type: Type.Literal('choose-hunter'), seat: SeatNumber, region: Region, clubbed: Clubbed },
  described('The first of two hunters that swap places.'),
);
const Swap = Type.Object(
  { type: Type.Literal('swap'), seat: SeatNumber, region: Region, clubbed: Clubbed },
  described('The second of two hunters that swap places.'),
);
const PlaceMammoth = Type.Object(
  { type: Type.Literal('place-mammoth'), region: Region },
  described('Place a mammoth from the supply.'),
);
const MoveMammoth = Type.Object({ type: Type.Literal('move-mammoth'), from: Region, to: Region }, closed);
const RemoveMammoth = Type.Object(
  { type: Type.Literal('remove-mammoth'), region: Region },
  described('Return a mammoth to the supply.'),
);
const MoveFire = Type.Object(
  { type: Type.Literal('move-fire'), from: Region, to: Region },
  described('Move a fire tile without looking at it.'),
);
const TakeClub = Type.Object({ type: Type.Literal('take-club') }, closed);
const UseClub = Type.Object(
  { type: Type.Literal('use-club'), region: Region },
  described('Give a club to an own hunter in this region.'),
);
const Discard = Type.Object(
  { type: Type.Literal('discard'), card: CardId },
  described('Push a card under its discard pile, unseen by the others.'),
);
const Draw = Type.Object(
  { type: Type.Literal('draw'), colour: ColourName },
  described('Draw one card of this colour.'),
);
const LayGlacier = Type.Object(
  { type: Type.Literal('lay-glacier'), region: Region },
  described('Cover a region for good.'),
);
const Done = Type.Object(
  { type: Type.Literal('done') },
  described('Enough, or nothing at all: no action has to be carried out in full.'),
);

export const ActionSchema = Type.Union([
  Play,
  LayDown,
  ChooseCopy,
  ChooseOpponent,
  PlaceHunter,
  MoveHunter,
  RemoveHunter,
  ChooseHunter,
  Swap,
  PlaceMammoth,
  MoveMammoth,
  RemoveMammoth,
  MoveFire,
  TakeClub,
  UseClub,
  Discard,
  Draw,
  LayGlacier,
  Done,
]);
export type Action = Static<typeof ActionSchema>;

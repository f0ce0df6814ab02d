import { type Static, Type } from 'typebox';
import { Place, Share } from './action.js';
import { Face } from './components.js';

const closed = { additionalProperties: false };
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 4 });
const Id = Type.String({ maxLength: 32 });
export const PlayedCard = Type.Object({ seat: SeatNumber, card: Id }, closed);

export const pointReasons = [
  'axe',
  'axe-card',
  'most-fur',
  'fewest-fur',
  'fur-card',
  'tusk',
  'tusk-card',
  'meat',
  'fewest-fire',
  'more-fire',
  'animals',
] as const;
export type PointReason = (typeof pointReasons)[number];
export const scoringParts = [
  'reveal',
  'axe',
  'fur',
  'tusk',
  'meat',
  'fire',
  'trade',
  'animal',
  'round-end',
] as const;
export type ScoringPart = (typeof scoringParts)[number];

const StartSeatDrawn = Type.Object({ type: Type.Literal('start-seat-drawn'), seat: SeatNumber }, closed);
const DeckShuffled = Type.Object(
  { type: Type.Literal('deck-shuffled'), count: Type.Integer({ minimum: 0 }) },
  { ...closed, description: 'All cards, or later the discards, became the deck.' },
);
const CardDrawn = Type.Object(
  { type: Type.Literal('card-drawn'), seat: SeatNumber, card: Type.Optional(Id) },
  { ...closed, description: 'The card is told to the seat itself alone.' },
);
const AnimalGained = Type.Object(
  {
    type: Type.Literal('animal-gained'),
    seat: SeatNumber,
    animal: Id,
    from: Type.Union([Type.Literal('bag'), Type.Literal('tile'), Type.Literal('card')]),
  },
  closed,
);
const TilesThrown = Type.Object(
  {
    type: Type.Literal('tiles-thrown'),
    round: Type.Integer(),
    seat: SeatNumber,
    faces: Type.Array(Face, { description: 'The visible face at each place.' }),
  },
  { ...closed, description: 'A round began: the start seat threw all tiles into the middle.' },
);
const LootCardPlayed = Type.Object(
  { type: Type.Literal('loot-card-played'), seat: SeatNumber, card: Id },
  closed,
);
const ScoringCardPlayed = Type.Object(
  { type: Type.Literal('scoring-card-played'), seat: SeatNumber, card: Type.Optional(Id) },
  { ...closed, description: 'Face down: the card is told to the seat itself alone.' },
);
const TilePeeked = Type.Object(
  { type: Type.Literal('tile-peeked'), seat: SeatNumber, place: Place, face: Type.Optional(Face) },
  { ...closed, description: 'The hidden face is told to the seat itself alone.' },
);
const TileFlipped = Type.Object(
  { type: Type.Literal('tile-flipped'), seat: SeatNumber, place: Place, face: Face },
  { ...closed, description: '`face` is visible now.' },
);
const ShareReturned = Type.Object(
  { type: Type.Literal('share-returned'), seat: SeatNumber, share: Share, places: Type.Array(Place) },
  closed,
);
const CardFinished = Type.Object(
  { type: Type.Literal('card-finished'), seat: SeatNumber },
  { ...closed, description: 'The loot card has been carried out.' },
);
const TileTaken = Type.Object(
  { type: Type.Literal('tile-taken'), seat: SeatNumber, share: Share, place: Place },
  closed,
);
const RestTaken = Type.Object(
  { type: Type.Literal('rest-taken'), seat: SeatNumber, share: Share, places: Type.Array(Place) },
  { ...closed, description: 'The division is over; the seat is the start seat of the next round.' },
);
const ShareRobbed = Type.Object(
  {
    type: Type.Literal('share-robbed'),
    seat: SeatNumber,
    from: Share,
    share: Share,
    places: Type.Array(Place),
  },
  { ...closed, description: 'All tiles of the share `from` became the share `share` of the robber.' },
);
const TileReturned = Type.Object(
  { type: Type.Literal('tile-returned'), seat: SeatNumber, place: Place },
  closed,
);
const TurnPassed = Type.Object(
  { type: Type.Literal('turn-passed'), seat: SeatNumber },
  { ...closed, description: 'It is the turn of `seat` to take or rob.' },
);
const CardsRevealed = Type.Object(
  { type: Type.Literal('cards-revealed'), cards: Type.Array(PlayedCard) },
  closed,
);
const QuestionsTurned = Type.Object(
  { type: Type.Literal('questions-turned'), places: Type.Array(Place), faces: Type.Array(Face) },
  { ...closed, description: 'Every question tile was turned; the faces that count, in the order of places.' },
);
const PointsScored = Type.Object(
  {
    type: Type.Literal('points-scored'),
    seat: SeatNumber,
    for: Type.Enum([...pointReasons], { type: 'string' }),
    points: Type.Integer({ description: 'The change that took place: no score falls below 0.' }),
    score: Type.Integer({ minimum: 0 }),
  },
  closed,
);
const FurAdvanced = Type.Object(
  { type: Type.Literal('fur-advanced'), seat: SeatNumber, steps: Type.Integer(), to: Type.Integer() },
  closed,
);
const ScoringBegan = Type.Object(
  {
    type: Type.Literal('scoring-began'),
    part: Type.Enum([...scoringParts], { type: 'string' }),
  },
  { ...closed, description: 'What follows belongs to this part of the scoring.' },
);
const AnimalOffered = Type.Object(
  { type: Type.Literal('animal-offered'), seat: SeatNumber, card: Id },
  { ...closed, description: 'The seat may choose an animal, thanks to this card.' },
);
const TradeOffered = Type.Object(
  { type: Type.Literal('trade-offered'), seat: SeatNumber, card: Id },
  { ...closed, description: 'The seat may take an animal of its choice for one of its animal tiles.' },
);
const TileTraded = Type.Object(
  { type: Type.Literal('tile-traded'), seat: SeatNumber, place: Place },
  { ...closed, description: 'This animal tile was used for an animal of choice, and yields no other.' },
);
const OfferEnded = Type.Object({ type: Type.Literal('offer-ended'), seat: SeatNumber }, closed);
const RoundEnded = Type.Object(
  { type: Type.Literal('round-ended'), round: Type.Integer() },
  { ...closed, description: 'The played cards went to the discards.' },
);
const GameEnded = Type.Object({ type: Type.Literal('game-ended') }, closed);

const alwaysPublic = [
  StartSeatDrawn,
  AnimalGained,
  LootCardPlayed,
  TileFlipped,
  ShareReturned,
  CardFinished,
  TileTaken,
  RestTaken,
  ShareRobbed,
  TileReturned,
  TurnPassed,
  CardsRevealed,
  QuestionsTurned,
  PointsScored,
  FurAdvanced,
  ScoringBegan,
  AnimalOffered,
  TradeOffered,
  TileTraded,
  OfferEnded,
  RoundEnded,
  GameEnded,
] as const;
const PublicEvent = Type.Union([...alwaysPublic]);

export const EventSchema = Type.Union([
  ...alwaysPublic,
  DeckShuffled,
  CardDrawn,
  TilesThrown,
  ScoringCardPlayed,
  TilePeeked,
]);
export type SeenEvent = Static<typeof EventSchema>;

/** The facts as the log has them, secrets included. */
export type Event =
  | Static<typeof PublicEvent>
  | (Static<typeof DeckShuffled> & { readonly cards: readonly string[] })
  | Required<Static<typeof CardDrawn>>
  | (Static<typeof TilesThrown> & { readonly kinds: readonly number[] })
  | Required<Static<typeof ScoringCardPlayed>>
  | Required<Static<typeof TilePeeked>>;

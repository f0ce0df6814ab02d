import { type Static, Type } from 'typebox';
import { CardEffect, Face } from './components/schema.js';
import { Id, Place, PlayedCard, SeatNumber, Share } from './fields.js';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const orNull = <Schema extends typeof Face | typeof Share | typeof SeatNumber | typeof Id>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const TileView = Type.Object(
  {
    place: Place,
    face: Face,
    other: Type.Union([Face, Type.Null()], {
      description: 'The hidden face, if this viewer has seen it; else null.',
    }),
    share: Type.Union([Share, Type.Null()], { description: 'The share it lies in; null in the middle.' }),
    seenBy: Type.Array(SeatNumber, { description: 'The seats that have seen both faces.' }),
  },
  closed,
);

const SeatView = Type.Object(
  {
    seat: SeatNumber,
    score: Count,
    fur: Type.Integer({ minimum: 0, description: 'The space on the fur track.' }),
    animals: Type.Array(Id),
    handSize: Count,
    faceDown: Type.Integer({ minimum: 0, description: 'Scoring cards played and not yet revealed.' }),
  },
  closed,
);

export const doings = [
  'dividing',
  'taking',
  'robbing',
  'peeking',
  'flipping',
  'returning',
  'choosing',
  'trading',
] as const;

const TurnView = Type.Object(
  {
    seat: SeatNumber,
    doing: Type.Enum([...doings], { type: 'string' }),
    share: Type.Union([Share, Type.Null()], { description: 'The share that is being taken or was robbed.' }),
    card: Type.Union([Id, Type.Null()], { description: 'The card that is being carried out.' }),
    chosen: Type.Array(Place, { description: 'Tiles that were already chosen for the card or put back.' }),
  },
  closed,
);

const ScoredView = Type.Object(
  {
    round: Type.Integer(),
    tiles: Type.Array(Type.Object({ face: Face, share: orNull(Share) }, closed), {
      description: 'By place: the face that counted, and the share that it counted for.',
    }),
    cards: Type.Array(PlayedCard),
  },
  { ...closed, description: 'How the round before was scored.' },
);

const OwnCard = Type.Object({ card: Id, effect: CardEffect }, closed);

const NumbersView = Type.Object(
  {
    lastRound: Type.Integer(),
    axePoints: Type.Integer({ description: 'Per axe in the last round.' }),
    tuskPoints: Type.Integer(),
    meatPoints: Type.Array(Type.Integer(), { description: 'For the most, the second most …' }),
    firePenalty: Type.Integer(),
    firePoints: Type.Integer({ description: 'Per fire, for the seat with more of it; 0 unless two play.' }),
    animalPoints: Type.Array(Type.Integer(), { description: 'For 0, 1, 2 … different animals.' }),
    animals: Type.Array(Id, { description: 'Every kind of animal.' }),
  },
  { ...closed, description: 'What this game is played with: an excerpt of its components.' },
);

export const ViewSchema = Type.Object(
  {
    viewer: orNull(SeatNumber),
    round: Type.Integer(),
    startSeat: SeatNumber,
    over: Type.Boolean(),
    turn: Type.Union([TurnView, Type.Null()]),
    tiles: Type.Array(TileView),
    seats: Type.Array(SeatView),
    hand: Type.Array(OwnCard, { description: "The viewer's own cards; empty for spectators." }),
    faceDown: Type.Array(OwnCard, { description: "The viewer's own scoring cards that lie face down." }),
    table: Type.Array(PlayedCard, { description: 'Cards of this round that lie open.' }),
    deckSize: Count,
    discards: Type.Array(Id),
    scored: Type.Union([ScoredView, Type.Null()]),
    numbers: NumbersView,
  },
  closed,
);
export type View = Static<typeof ViewSchema>;

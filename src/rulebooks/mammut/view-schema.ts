import { type Static, Type } from 'typebox';
import { closed, orNull } from '../../engine/define/index.js';
import { CardEffect, Face } from './components/schema.js';
import { Id, Place, PlayedCard, SeatNumber, Share } from './fields.js';

const Count = Type.Integer({ minimum: 0 });

const TileView = closed({
  place: Place,
  face: Face,
  other: orNull(Face, 'The hidden face, if this viewer has seen it; else null.'),
  share: orNull(Share, 'The share it lies in; null in the middle.'),
  seenBy: Type.Array(SeatNumber, { description: 'The seats that have seen both faces.' }),
});

const SeatView = closed({
  seat: SeatNumber,
  score: Count,
  fur: Type.Integer({ minimum: 0, description: 'The space on the fur track.' }),
  animals: Type.Array(Id),
  handSize: Count,
  faceDown: Type.Integer({ minimum: 0, description: 'Scoring cards played and not yet revealed.' }),
});

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

const TurnView = closed({
  seat: SeatNumber,
  doing: Type.Enum([...doings], { type: 'string' }),
  share: orNull(Share, 'The share that is being taken or was robbed.'),
  card: orNull(Id, 'The card that is being carried out.'),
  chosen: Type.Array(Place, { description: 'Tiles that were already chosen for the card or put back.' }),
});

const ScoredView = closed(
  {
    round: Type.Integer(),
    tiles: Type.Array(closed({ face: Face, share: orNull(Share) }), {
      description: 'By place: the face that counted, and the share that it counted for.',
    }),
    cards: Type.Array(PlayedCard),
  },
  'How the round before was scored.',
);

const OwnCard = closed({ card: Id, effect: CardEffect });

const NumbersView = closed(
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
  'What this game is played with: an excerpt of its components.',
);

export const ViewSchema = closed({
  viewer: orNull(SeatNumber),
  round: Type.Integer(),
  startSeat: SeatNumber,
  over: Type.Boolean(),
  turn: orNull(TurnView),
  tiles: Type.Array(TileView),
  seats: Type.Array(SeatView),
  hand: Type.Array(OwnCard, { description: "The viewer's own cards; empty for spectators." }),
  faceDown: Type.Array(OwnCard, { description: "The viewer's own scoring cards that lie face down." }),
  table: Type.Array(PlayedCard, { description: 'Cards of this round that lie open.' }),
  deckSize: Count,
  discards: Type.Array(Id),
  scored: orNull(ScoredView),
  numbers: NumbersView,
});
export type View = Static<typeof ViewSchema>;

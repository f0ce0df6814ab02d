import { type Static, Type } from 'typebox';
import { closed, orNull } from '../../engine/define/index.js';
import { CardEffect, Face } from './components/schema.js';
import { partFields, pointsFields } from './events/report-fields.js';
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

const ReportView = closed(
  {
    round: Type.Integer({ minimum: 0, description: '0 before the first scoring.' }),
    parts: Type.Array(closed(partFields), {
      description: 'Who had how many of what, in the order of the scoring.',
    }),
    points: Type.Array(closed(pointsFields), { description: 'Who gained or lost what, and why, in order.' }),
    animals: Type.Array(
      closed({ seat: SeatNumber, animal: Id, from: Type.Enum(['tile', 'card'], { type: 'string' }) }),
      { description: 'Who gained which animal.' },
    ),
  },
  'How the round is scored, or the last one was, until the next one is; at the end with the collections of animals.',
);

const ShuffleView = closed(
  {
    cards: Type.Array(Id, {
      description: 'The discards that the deck was made of, sorted; empty for the first deck, of all cards.',
    }),
    drawn: Type.Array(Count, { description: 'By seat: how many cards it has drawn from this deck.' }),
    own: Type.Array(Id, { description: 'What the viewer has drawn from it, in order.' }),
  },
  'The deck from one shuffle to the next. What was drawn before a reshuffle is none of the cards that went into it.',
);

const ShownView = closed(
  {
    ...PlayedCard.properties,
    drawn: Type.Integer({
      minimum: 0,
      description: 'It is one of so many cards that its seat had drawn by then.',
    }),
  },
  'A card that was played and that all have seen.',
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
  shuffles: Type.Array(ShuffleView),
  shown: Type.Array(ShownView, { description: 'Of the whole game, in order.' }),
  scored: orNull(ScoredView),
  report: ReportView,
  numbers: NumbersView,
});
export type View = Static<typeof ViewSchema>;

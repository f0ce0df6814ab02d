import { type Static, Type } from 'typebox';
import { closed, orNull } from '../../engine/define/index.js';
import { DarkEffect, LightEffect } from './components/schema.js';
import { CardId, ColourName, Count, Counts, Hunter, Region, SeatNumber, seatNumber } from './fields.js';
import type { Step } from './state.js';

const counted = (description: string) => Type.Integer({ minimum: 0, description });

const CardView = closed({
  card: CardId,
  colour: ColourName,
  effect: Type.Union([LightEffect, DarkEffect]),
  stones: counted('The cost of a light card, the gain of a dark one; of no meaning for a cult.'),
});
export type CardView = Static<typeof CardView>;

const RegionView = closed({
  region: Region,
  landscape: Type.String({ maxLength: 32 }),
  neighbours: Type.Array(Region),
  glacier: Type.Boolean(),
  hunters: Type.Array(Count, { description: 'By seat, those with clubs included.' }),
  clubbed: Type.Array(Count, { description: 'By seat: how many of them carry a club.' }),
  mammoths: Count,
  fires: counted('Hidden fire tiles.'),
});

const SeatView = closed({
  seat: SeatNumber,
  score: Count,
  stones: Count,
  supply: counted('Hunters that are not on the map.'),
  clubs: counted('Clubs in front of the seat, not yet given to a hunter.'),
  light: counted('Light cards in its hand.'),
  dark: counted('Dark cards in its hand.'),
});

const PileView = closed({
  deck: Count,
  top: orNull(CardView, 'What a cult card would copy.'),
  under: Type.Array(CardId, { description: 'Cards under the top that everybody saw.' }),
  own: Type.Array(CardId, { description: 'Cards under the top that this viewer discarded unseen.' }),
  unseen: counted('Cards under the top that others discarded unseen.'),
  recycled: Type.Array(CardId, {
    description:
      'Cards that this viewer knows to have gone into the present deck, and that it has neither drawn since nor, perhaps, seen played.',
  }),
  kept: Type.Array(Count, {
    description:
      'By seat: of the cards that it holds, or discarded unseen since, at least so many were not in the present deck.',
  }),
});

/** What a seat is doing in each step, in the order of the API document. */
export const doings = {
  first: 'placing-first',
  turn: 'playing',
  copy: 'choosing-copy',
  opponent: 'choosing-opponent',
  place: 'placing-hunters',
  camp: 'camping',
  'camp-mammoth': 'camping-mammoth',
  trek: 'trekking',
  'trek-mammoth': 'trekking-mammoth',
  mammoth: 'moving-mammoth',
  fire: 'moving-fire',
  swap: 'swapping',
  'swap-with': 'swapping-with',
  club: 'taking-club',
  drive: 'driving',
  remove: 'removing-hunters',
  'club-or-move': 'taking-club-or-moving',
  move: 'moving-hunters',
  'mammoth-home': 'removing-mammoth',
  give: 'giving-club',
  discard: 'discarding',
  draw: 'drawing',
  glacier: 'laying-glacier',
} as const satisfies { readonly [Name in Step['step']]: string };
export type Doing = (typeof doings)[Step['step']];

const TurnView = closed({
  seat: seatNumber('Who is asked.'),
  doing: Type.Enum(Object.values(doings), { type: 'string' }),
  card: orNull(CardId, 'The card that is being carried out.'),
  used: counted('Hunters that were placed, moved or removed with it so far.'),
  from: orNull(Region, 'The region that was chosen to move from.'),
  to: orNull(Region, 'The region that was chosen to place in or move to, or of the hunter for a club.'),
  hunter: orNull(Hunter, 'The first of two hunters that swap places.'),
});

const RegionReport = closed({
  region: Region,
  fires: Type.Array(Count),
  limit: Count,
  lost: Counts,
  points: Counts,
});
const ReportView = closed(
  { round: Count, regions: Type.Array(RegionReport) },
  'How the last conflicts and the scoring after them went.',
);

export const ViewSchema = closed({
  viewer: orNull(SeatNumber),
  round: counted('0 while the first hunters are placed.'),
  rounds: Count,
  startSeat: seatNumber('Who began this round.'),
  endedBy: orNull(SeatNumber, 'Who took the last stone of the dark pool: the round ends with this turn.'),
  over: Type.Boolean(),
  turn: orNull(TurnView),
  regions: Type.Array(RegionView),
  seats: Type.Array(SeatView),
  hand: Type.Array(CardView, { description: "The viewer's own cards; empty for spectators." }),
  piles: closed({ light: PileView, dark: PileView }),
  darkPool: Count,
  lightPool: Count,
  mammothSupply: Count,
  clubSupply: Count,
  firesBeside: counted('Hidden fire tiles that are not on the map.'),
  report: orNull(ReportView),
  numbers: closed(
    {
      stoneLimit: Count,
      handSize: Count,
      limit: Count,
      perMammoth: Count,
      points: Type.Array(Count, { description: 'Per hunter, by the mammoths of its region.' }),
      fires: Type.Array(Count, { description: 'The values of all fire tiles.' }),
    },
    'What this game is played with: an excerpt of its components.',
  ),
});
export type View = Static<typeof ViewSchema>;

import { type Static, type TSchema, Type } from 'typebox';
import { bySeat, closed, orNull } from '../../engine/define/index.js';
import { Ability, columns, Gain, Id, Metric, Way } from './components/effects.js';
import {
  Count,
  EclipsePartSchema,
  FigureSchema,
  Joint,
  oneOf,
  PendingSchema,
  SeatNumber,
  SideSchema,
  Spot,
  StationSchema,
  Tile,
} from './fields.js';

const list = <Item extends TSchema>(item: Item, description?: string) =>
  Type.Array(item, description === undefined ? {} : { description });
const count = (description: string) => Type.Integer({ minimum: 0, description });
const Halves = count('In halves.');
const Group = list(Gain);

const CardView = closed({
  card: Id,
  kind: oneOf(['member', 'advancement']),
  work: Halves,
  comparison: Halves,
  ability: orNull(Ability),
  eclipse: orNull(Ability),
  points: Count,
});

const TileView = closed({
  tile: Tile,
  q: Type.Integer({ description: 'Axial coordinates of the hexagon.' }),
  r: Type.Integer(),
  terrain: orNull(Id),
  income: Group,
  camps: bySeat(Count),
  influence: bySeat(Count),
  leaders: list(SeatNumber, 'Who would gain the income.'),
  find: orNull(closed({ open: Type.Boolean(), find: orNull(Id), gain: Group })),
});

const JointView = closed({
  joint: Joint,
  tiles: list(Tile),
  seat: orNull(SeatNumber),
  atStart: Type.Boolean(),
});

const SpotView = closed({
  spot: Spot,
  x: Count,
  y: Count,
  level: count('A spot above lies in the middle of (x, y) to (x+1, y+1) below.'),
  site: orNull(Count, 'On the ground: which place of the layout.'),
  start: Type.Boolean({ description: 'For neutral megaliths alone.' }),
  arrow: Type.Boolean(),
  covers: list(Gain, 'What covering it brings.'),
  megalith: orNull(closed({ neutral: Type.Boolean(), seat: orNull(SeatNumber) })),
});

const AnimalView = closed({
  animal: Id,
  income: Group,
  set: list(Count, 'Points for 1, 2, 3 …'),
  joker: Type.Boolean(),
});

const StoneView = closed({
  stone: Id,
  age: Type.Integer({ minimum: 1, maximum: 2 }),
  open: Type.Boolean({ description: 'Whether it can be had in this age.' }),
  metric: Metric,
  each: orNull(Count),
  table: list(Count),
  income: Group,
});

const SeatView = closed({
  seat: SeatNumber,
  points: Count,
  chief: orNull(closed({ chief: Id, side: SideSchema, ability: orNull(Ability) })),
  setupCard: orNull(Id),
  food: Count,
  foodLimit: Count,
  tools: Count,
  campsLeft: Count,
  settlementsLeft: Count,
  megalithsLeft: Count,
  neutralsLeft: Count,
  stones: list(closed({ stone: Id, points: Type.Integer({ description: 'As it would score now.' }) })),
  animals: list(closed({ animal: Id, alive: Count, slain: Count })),
  animalPoints: Type.Integer({ description: 'What its living animals would score now.' }),
  deckSize: Count,
  handSize: Count,
  known: list(
    Id,
    'Cards that everybody knows to be in its hand, its eclipse pile, or buried from these unseen.',
  ),
  discardsSize: Count,
  discardsTop: orNull(Id),
  pileSize: count('The eclipse pile, face down.'),
  revealed: list(Id, 'Members of its eclipse pile.'),
  returned: list(Id, 'Advancements that came back from its eclipse pile.'),
  comparison: Type.Integer({ description: 'In halves: its work in the last eclipse.' }),
  buriedSize: Count,
  buriedOpenly: list(Id, 'Buried where everybody could see which.'),
  offering: count('Steps on the offering track.'),
  glory: count('Steps on the glory track.'),
  gloryRank: orNull(Count, '1 is the foremost; null before the first step.'),
  chiefFigure: Type.Boolean({ description: 'Whether it may still be placed.' }),
  tribeFigures: Count,
  placed: list(closed({ figure: FigureSchema, at: StationSchema })),
  endPoints: list(Count, 'At the end: for the offering track, the glory track, cards and animals.'),
});

const TurnView = closed({
  seat: SeatNumber,
  doing: Type.String({
    description: 'Which kind of prompt the seat is in.',
  }),
  station: orNull(StationSchema),
  space: orNull(oneOf(['top', 'middle', 'bottom', 'rest'])),
  work: Halves,
  played: list(closed({ card: Id, used: Type.Boolean() })),
  chief: oneOf(['absent', 'open', 'used']),
  fresh: list(Id, 'Recruited at the top: no second one, and not to be played in this turn.'),
  restTile: orNull(Id),
  part: orNull(EclipsePartSchema),
  abilities: list(
    closed({ ability: Type.String(), ways: list(Way) }),
    'Open to `use`, as far as they can be paid.',
  ),
  pending: list(PendingSchema, 'What is being gained.'),
  taken: Type.Boolean({ description: 'Whether some of what is being gained was taken already.' }),
});

const OwnView = closed({
  hand: list(CardView),
  pile: list(Id, 'The eclipse pile.'),
  buried: list(Id),
  discards: list(Id, 'The last one lies on top.'),
  points: Type.Integer({ description: 'End points of all own cards, wherever they are.' }),
});

const NumbersView = closed(
  {
    rounds: Count,
    ageTwoFrom: Count,
    toolLimit: Count,
    workAt: list(Count, 'Moving food down from one of these gives work.'),
    groundMost: Count,
    restComparison: Halves,
    stoneCosts: list(closed({ food: Count, tool: Count })),
    recesses: list(Group),
    recessSize: Count,
    settlementSpaces: list(Group),
    orderTrack: list(Group),
    offering: list(closed({ resources: Count, points: Count, bonus: Group })),
    glory: list(Count),
    first: list(Count),
    second: list(Count),
    others: list(Count),
    majorityOnly: Type.Boolean(),
  },
  'What this game is played with: an excerpt of its components.',
);

export const ViewSchema = closed({
  viewer: orNull(SeatNumber),
  phase: oneOf(['setup', 'action', 'eclipse', 'over']),
  round: Count,
  age: Type.Integer({ minimum: 1, maximum: 2 }),
  order: list(SeatNumber, 'The order track, the first seat first.'),
  turn: orNull(TurnView),
  columns: list(
    closed({
      column: oneOf(columns),
      figures: count('Placed there in this round.'),
      top: list(Way),
      middle: Way,
      bottom: Group,
    }),
  ),
  resting: count('Figures that rested in this round.'),
  tiles: list(TileView),
  joints: list(JointView),
  sites: list(Id, 'By place of the layout.'),
  spots: list(SpotView),
  ground: list(Id, 'The hunting ground.'),
  animalDeckSize: Count,
  animals: list(AnimalView),
  display: list(CardView),
  deckSizes: list(Count, 'Advancements of the first and the second age.'),
  supplies: list(closed({ card: CardView, left: Count })),
  stones: list(StoneView, 'Those that are still laid out, and those that seats own.'),
  chiefsOnOffer: list(closed({ chief: Id, a: orNull(Ability), b: orNull(Ability) })),
  setupsOnOffer: list(closed({ card: Id, gain: Group })),
  rest: orNull(
    closed({
      open: orNull(closed({ tile: Id, gain: Group })),
      stack: Count,
      seen: list(Id, 'The lowest tiles of the stack, from above, as everybody saw them go.'),
    }),
  ),
  seats: list(SeatView),
  own: orNull(OwnView),
  numbers: NumbersView,
});
export type View = Static<typeof ViewSchema>;
export type CardView = Static<typeof CardView>;

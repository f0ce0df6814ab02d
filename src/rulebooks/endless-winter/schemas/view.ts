import { type Static, type TSchema, Type } from 'typebox';
import { FigureSchema, Joint, SideSchema, Spot, StationSchema, Tile } from './action.js';
import { Ability, Gain, Id, Metric, Way } from './effects.js';
import { EclipsePartSchema, PendingSchema, SeatNumber } from './event.js';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const Halves = Type.Integer({ minimum: 0, description: 'In halves.' });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Group = Type.Array(Gain);

const CardView = Type.Object(
  {
    card: Id,
    kind: Type.Enum(['member', 'advancement'], { type: 'string' }),
    work: Halves,
    comparison: Halves,
    ability: orNull(Ability),
    eclipse: orNull(Ability),
    points: Count,
  },
  closed,
);

const TileView = Type.Object(
  {
    tile: Tile,
    q: Type.Integer({ description: 'Axial coordinates of the hexagon.' }),
    r: Type.Integer(),
    terrain: orNull(Id),
    income: Group,
    camps: Type.Array(Count, { description: 'By seat.' }),
    influence: Type.Array(Count, { description: 'By seat.' }),
    leaders: Type.Array(SeatNumber, { description: 'Who would gain the income.' }),
    find: Type.Union([
      Type.Object({ open: Type.Boolean(), find: orNull(Id), gain: Group }, closed),
      Type.Null(),
    ]),
  },
  closed,
);

const JointView = Type.Object(
  { joint: Joint, tiles: Type.Array(Tile), seat: orNull(SeatNumber), atStart: Type.Boolean() },
  closed,
);

export const owners = ['neutral', 'seat'] as const;
const SpotView = Type.Object(
  {
    spot: Spot,
    x: Count,
    y: Count,
    level: Type.Integer({
      minimum: 0,
      description: 'A spot above lies in the middle of (x, y) to (x+1, y+1) below.',
    }),
    site: Type.Union([Count, Type.Null()], { description: 'On the ground: which place of the layout.' }),
    start: Type.Boolean({ description: 'For neutral megaliths alone.' }),
    arrow: Type.Boolean(),
    covers: Type.Array(Gain, { description: 'What covering it brings.' }),
    megalith: Type.Union([
      Type.Object({ neutral: Type.Boolean(), seat: orNull(SeatNumber) }, closed),
      Type.Null(),
    ]),
  },
  closed,
);

const AnimalView = Type.Object(
  {
    animal: Id,
    income: Group,
    set: Type.Array(Count, { description: 'Points for 1, 2, 3 …' }),
    joker: Type.Boolean(),
  },
  closed,
);

const StoneView = Type.Object(
  {
    stone: Id,
    age: Type.Integer({ minimum: 1, maximum: 2 }),
    open: Type.Boolean({ description: 'Whether it can be had in this age.' }),
    metric: Metric,
    each: orNull(Count),
    table: Type.Array(Count),
    income: Group,
  },
  closed,
);

const SeatView = Type.Object(
  {
    seat: SeatNumber,
    points: Count,
    chief: orNull(Type.Object({ chief: Id, side: SideSchema, ability: orNull(Ability) }, closed)),
    setupCard: orNull(Id),
    food: Count,
    foodLimit: Count,
    tools: Count,
    campsLeft: Count,
    settlementsLeft: Count,
    megalithsLeft: Count,
    neutralsLeft: Count,
    stones: Type.Array(
      Type.Object({ stone: Id, points: Type.Integer({ description: 'As it would score now.' }) }, closed),
    ),
    animals: Type.Array(Type.Object({ animal: Id, alive: Count, slain: Count }, closed)),
    animalPoints: Type.Integer({ description: 'What its living animals would score now.' }),
    deckSize: Count,
    handSize: Count,
    known: Type.Array(Id, {
      description:
        'Cards that everybody knows to be in its hand, its eclipse pile, or buried from these unseen.',
    }),
    discardsSize: Count,
    discardsTop: orNull(Id),
    pileSize: Type.Integer({ minimum: 0, description: 'The eclipse pile, face down.' }),
    revealed: Type.Array(Id, { description: 'Members of its eclipse pile.' }),
    returned: Type.Array(Id, { description: 'Advancements that came back from its eclipse pile.' }),
    comparison: Type.Integer({ description: 'In halves: its work in the last eclipse.' }),
    buriedSize: Count,
    buriedOpenly: Type.Array(Id, { description: 'Buried where everybody could see which.' }),
    offering: Type.Integer({ minimum: 0, description: 'Steps on the offering track.' }),
    glory: Type.Integer({ minimum: 0, description: 'Steps on the glory track.' }),
    gloryRank: Type.Union([Count, Type.Null()], {
      description: '1 is the foremost; null before the first step.',
    }),
    chiefFigure: Type.Boolean({ description: 'Whether it may still be placed.' }),
    tribeFigures: Count,
    placed: Type.Array(Type.Object({ figure: FigureSchema, at: StationSchema }, closed)),
    endPoints: Type.Array(Count, {
      description: 'At the end: for the offering track, the glory track, cards and animals.',
    }),
  },
  closed,
);

const TurnView = Type.Object(
  {
    seat: SeatNumber,
    doing: Type.String({
      description: 'Which kind of prompt the seat is in.',
    }),
    station: orNull(StationSchema),
    space: orNull(Type.Enum(['top', 'middle', 'bottom', 'rest'], { type: 'string' })),
    work: Halves,
    played: Type.Array(Type.Object({ card: Id, used: Type.Boolean() }, closed)),
    chief: Type.Enum(['absent', 'open', 'used'], { type: 'string' }),
    fresh: Type.Array(Id, {
      description: 'Recruited at the top: no second one, and not to be played in this turn.',
    }),
    restTile: orNull(Id),
    part: orNull(EclipsePartSchema),
    abilities: Type.Array(Type.Object({ ability: Type.String(), ways: Type.Array(Way) }, closed), {
      description: 'Open to `use`, as far as they can be paid.',
    }),
    pending: Type.Array(PendingSchema, { description: 'What is being gained.' }),
  },
  closed,
);

const OwnView = Type.Object(
  {
    hand: Type.Array(CardView),
    pile: Type.Array(Id, { description: 'The eclipse pile.' }),
    buried: Type.Array(Id),
    discards: Type.Array(Id, { description: 'The last one lies on top.' }),
    points: Type.Integer({ description: 'End points of all own cards, wherever they are.' }),
  },
  closed,
);

const NumbersView = Type.Object(
  {
    rounds: Count,
    ageTwoFrom: Count,
    toolLimit: Count,
    workAt: Type.Array(Count, { description: 'Moving food down from one of these gives work.' }),
    groundMost: Count,
    restComparison: Halves,
    stoneCosts: Type.Array(Type.Object({ food: Count, tool: Count }, closed)),
    recesses: Type.Array(Group),
    recessSize: Count,
    settlementSpaces: Type.Array(Group),
    orderTrack: Type.Array(Group),
    offering: Type.Array(Type.Object({ resources: Count, points: Count, bonus: Group }, closed)),
    glory: Type.Array(Count),
    first: Type.Array(Count),
    second: Type.Array(Count),
    others: Type.Array(Count),
    majorityOnly: Type.Boolean(),
  },
  { ...closed, description: 'What this game is played with: an excerpt of its components.' },
);

export const ViewSchema = Type.Object(
  {
    viewer: orNull(SeatNumber),
    phase: Type.Enum(['setup', 'action', 'eclipse', 'over'], { type: 'string' }),
    round: Count,
    age: Type.Integer({ minimum: 1, maximum: 2 }),
    order: Type.Array(SeatNumber, { description: 'The order track, the first seat first.' }),
    turn: orNull(TurnView),
    columns: Type.Array(
      Type.Object(
        {
          column: Type.Enum(['initiate', 'develop', 'migrate', 'hunt'], { type: 'string' }),
          figures: Type.Integer({ minimum: 0, description: 'Placed there in this round.' }),
          top: Type.Array(Way),
          middle: Way,
          bottom: Group,
        },
        closed,
      ),
    ),
    resting: Type.Integer({ minimum: 0, description: 'Figures that rested in this round.' }),
    tiles: Type.Array(TileView),
    joints: Type.Array(JointView),
    sites: Type.Array(Id, { description: 'By place of the layout.' }),
    spots: Type.Array(SpotView),
    ground: Type.Array(Id, { description: 'The hunting ground.' }),
    animalDeckSize: Count,
    animals: Type.Array(AnimalView),
    display: Type.Array(CardView),
    deckSizes: Type.Array(Count, { description: 'Advancements of the first and the second age.' }),
    supplies: Type.Array(Type.Object({ card: CardView, left: Count }, closed)),
    stones: Type.Array(StoneView, {
      description: 'Those that are still laid out, and those that seats own.',
    }),
    chiefsOnOffer: Type.Array(Type.Object({ chief: Id, a: orNull(Ability), b: orNull(Ability) }, closed)),
    setupsOnOffer: Type.Array(Type.Object({ card: Id, gain: Group }, closed)),
    rest: orNull(
      Type.Object(
        {
          open: orNull(Type.Object({ tile: Id, gain: Group }, closed)),
          stack: Count,
          seen: Type.Array(Id, {
            description: 'The lowest tiles of the stack, from above, as everybody saw them go.',
          }),
        },
        closed,
      ),
    ),
    seats: Type.Array(SeatView),
    own: orNull(OwnView),
    numbers: NumbersView,
  },
  closed,
);
export type View = Static<typeof ViewSchema>;
export type CardView = Static<typeof CardView>;

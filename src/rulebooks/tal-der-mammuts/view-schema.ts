import { type Static, type TUnsafe, Type } from 'typebox';
import { closed, orNull } from '../../engine/define/index.js';
import { DirectionName } from './components/schema.js';
import {
  type CardAction,
  Count,
  FightName,
  FigureName,
  Hex,
  Id,
  LossSchema,
  MarkerName,
  RollSchema,
  SeasonName,
  SeatNumber,
  StepName,
} from './fields.js';

const BoardHex = closed({
  hex: Hex,
  q: Type.Integer({ description: 'Axial coordinates: east is q + 1, south-east is r + 1.' }),
  r: Type.Integer(),
  terrain: Type.Enum(['plain', 'forest', 'mountain', 'lake'], { type: 'string' }),
  region: orNull(Type.Integer({ description: 'The number of its region; null for the lake.' })),
  numbered: Type.Boolean({ description: 'Whether the number of the region stands here.' }),
  letter: orNull(Type.String()),
  volcano: Type.Boolean(),
  lava: Type.Array(Hex, { description: 'Where lava flows from here.' }),
  river: Type.Array(DirectionName, { description: 'Its sides along a river.' }),
  fish: Type.Integer({ description: 'Banks: 1 for the lake, 1 for rivers.' }),
});

const PieceHex = closed({
  hex: Hex,
  camp: orNull(
    closed({
      seat: SeatNumber,
      kind: Type.Enum(['village', 'cave'], { type: 'string' }),
      ears: Type.Integer({ description: '0: no field; 1: a damaged one; 2: an intact one.' }),
      fence: Type.Boolean(),
      fire: Type.Boolean({ description: 'Whether the fire of its tribe is kept here.' }),
    }),
  ),
  people: Type.Array(closed({ seat: SeatNumber, warriors: Count, women: Count })),
  animals: Type.Array(closed({ species: Id, count: Count })),
  strangers: Type.Array(FigureName, { description: 'The neutral woman and the neutral warrior.' }),
  closed: MarkerName,
  ember: Type.Boolean({ description: 'Whether a lone figure here may take the fire.' }),
});

const Tribe = closed({
  seat: SeatNumber,
  food: Count,
  camps: Count,
  warriors: Count,
  women: Count,
  upkeep: Type.Integer({ description: 'What it eats this round.' }),
  handSize: Count,
  fire: Type.Boolean(),
  announced: Type.Boolean({ description: 'Wins if it still holds enough camps when this round ends.' }),
  status: Type.Enum(['playing', 'returning', 'out'], { type: 'string' }),
  rationing: Type.Boolean(),
});

const windowView = (AnyAction: TUnsafe<CardAction>) =>
  closed(
    {
      asked: Type.Array(SeatNumber),
      answered: Type.Array(SeatNumber),
      mine: orNull(closed({ answer: orNull(AnyAction) }, "The viewer's own answer; null inside is a pass.")),
    },
    'What a seat has answered stays hidden until all have.',
  );

const Odds = Type.Array(
  closed({ seat: orNull(SeatNumber, 'null: the animals.'), chance: Type.Number({ minimum: 0, maximum: 1 }) }),
  {
    description:
      'How likely each side wins, exactly, without further cards, if figures that add nothing fall first. Empty where too many sides fight.',
  },
);

const FightView = closed({
  hex: Hex,
  kind: FightName,
  species: orNull(Id),
  seats: Type.Array(SeatNumber),
  bonus: Type.Array(Type.Integer(), { description: 'By seat: what cards add.' }),
  amazons: Type.Array(SeatNumber),
  rolls: Type.Array(RollSchema, { description: 'The last roll.' }),
  odds: Odds,
});

const WalkView = closed({
  walker: orNull(closed({ figure: FigureName, hex: Hex, left: Count, path: Type.Boolean() })),
  rested: Type.Array(closed({ hex: Hex, warriors: Count, women: Count }), {
    description: 'Figures that have moved and rest.',
  }),
  paths: Type.Array(Hex),
  marches: Type.Array(closed({ hex: Hex, steps: Count })),
  rafts: Type.Array(closed({ from: Hex, to: Hex, group: orNull(Hex) }), {
    description: '`group` is where the group set out that a raft carries, once somebody has crossed.',
  }),
});

const CardCount = closed({ card: Id, count: Count });

/** The schema that is sent allows every action where a card was played. */
export const viewSchema = (AnyAction: TUnsafe<CardAction>) =>
  closed({
    viewer: orNull(SeatNumber),
    over: Type.Boolean(),
    round: Count,
    year: Count,
    season: SeasonName,
    left: Type.Integer({ description: 'Rounds of this season that are left, this one included.' }),
    step: orNull(StepName),
    turn: orNull(SeatNumber),
    start: SeatNumber,
    options: closed({
      advanced: Type.Boolean(),
      yearLimit: orNull(Type.Integer()),
      campsToWin: Type.Integer(),
      most: closed({ women: Count, warriors: Count, camps: Count }, 'Figures and camps that a tribe has.'),
    }),
    sides: closed({ north: Id, south: Id }),
    board: Type.Array(BoardHex, { description: 'All hexes; this never changes during a game.' }),
    pieces: Type.Array(PieceHex, { description: 'The hexes on which anything stands or lies.' }),
    event: orNull(Id),
    lasting: Type.Array(Id, { description: 'Events that hold until the season ends.' }),
    wind: DirectionName,
    arriving: Type.Array(closed({ species: Id, letter: Type.String(), hex: orNull(Hex) })),
    directed: Type.Array(closed({ hex: Hex, species: Id, direction: DirectionName })),
    shamans: Type.Array(SeatNumber),
    bag: Type.Array(closed({ species: Id, count: Count })),
    reserve: Count,
    tribes: Type.Array(Tribe),
    hand: Type.Array(Id, { description: "The viewer's own special cards; empty for spectators." }),
    standing: Type.Array(StepName, { description: 'Windows that the viewer passes by standing order.' }),
    deckSize: Count,
    discards: Type.Array(CardCount),
    renewedFrom: Type.Array(CardCount, {
      description: 'The discards that the pile was last made of; empty as long as it is the first.',
    }),
    eventsLeft: closed({ summer: Count, winter: Count }),
    window: orNull(windowView(AnyAction)),
    lastPlays: Type.Array(closed({ seat: SeatNumber, play: AnyAction }), {
      description:
        'The cards that the last window of several seats brought to light, in the order of answers.',
    }),
    conflicts: Type.Array(
      closed({
        hex: Hex,
        against: Type.String({ description: '`tribes`, or the id of a species.' }),
        odds: Odds,
      }),
      { description: 'The fights from which the seat whose turn it is chooses the next.' },
    ),
    fight: orNull(FightView),
    walk: orNull(WalkView),
    losses: orNull(
      Type.Array(LossSchema, { description: 'One for each figure that a seat still has to lose there.' }),
    ),
    conquest: orNull(closed({ hex: Hex, seat: SeatNumber, from: SeatNumber })),
  });
export type View = Static<ReturnType<typeof viewSchema>>;

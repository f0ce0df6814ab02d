import { type Static, Type } from 'typebox';
import { phases, seatSteps } from '../steps.js';
import { ActionSchema, FigureName, Hex, SeatNumber } from './action.js';
import { DirectionName, lands } from './components.js';

const closed = { additionalProperties: false };
const Id = Type.String({ maxLength: 32 });
const Count = Type.Integer({ minimum: 0 });
const Die = Type.Integer({ minimum: 1, maximum: 6 });
const Tile = Type.Integer({ minimum: 0, maximum: 61, description: 'The number of an animal tile.' });
const Placed = Type.Array(Type.Object({ tile: Tile, hex: Hex }, closed));
const Seats = Type.Array(SeatNumber);
const Hexes = Type.Array(Hex);
const SeasonName = Type.Enum(['summer', 'winter'], { type: 'string' });
const SideName = Type.Enum(['N1', 'N2', 'S1', 'S2'], { type: 'string' });
export const MarkerName = Type.Enum(['none', 'burnt', 'flooded', 'lava', 'snow'], { type: 'string' });
export const StepName = Type.Enum(
  [...phases, ...seatSteps, 'nature-window', 'fight-window', 'lose-figure', 'fight', 'take-camp'],
  { type: 'string' },
);

const event = <Name extends string, Fields extends Parameters<typeof Type.Object>[0]>(
  type: Name,
  fields: Fields,
  description?: string,
) =>
  Type.Object(
    { type: Type.Literal(type), ...fields },
    { ...closed, ...(description === undefined ? {} : { description }) },
  );

export const RollSchema = Type.Object(
  {
    seat: Type.Union([SeatNumber, Type.Null()], { description: 'null: the animals.' }),
    die: Die,
    bonus: Type.Integer(),
  },
  closed,
);

const always = [
  event('board-laid', { north: SideName, south: SideName }),
  event('start-seat-rolled', {
    rolls: Type.Array(Type.Array(Type.Integer({ minimum: 0, maximum: 6 })), {
      description: 'By seat; whoever shares the highest number rolls again, the others show 0.',
    }),
    seat: SeatNumber,
  }),
  event('camp-placed', { seat: SeatNumber, hex: Hex }),
  event('phase-began', { phase: StepName }, 'What follows belongs to this phase of the round.'),
  event('step-ended', { step: StepName }, 'This step is over, or there was nothing to ask in it.'),
  event('round-began', {
    round: Count,
    year: Count,
    season: SeasonName,
    left: Type.Integer({ description: 'Rounds of this season, this one included.' }),
  }),
  event('events-shuffled', { season: SeasonName }),
  event('event-turned', { event: Id }),
  event('tiles-drawn', {
    tiles: Type.Array(
      Type.Object({ tile: Tile, species: Id, letter: Type.Union([Type.String(), Type.Null()]) }, closed),
    ),
  }),
  event('wind-rolled', { die: Die, direction: DirectionName }),
  event('nature-window-opened', { seats: Seats }, 'Whether these seats play a card is asked all at once.'),
  event('fight-window-opened', { seats: Seats }, 'Whether these seats play a card is asked all at once.'),
  event('window-closed', {}),
  event(
    'card-played',
    {
      seat: SeatNumber,
      card: Id,
      hex: Type.Optional(Hex),
      from: Type.Optional(Hex),
      to: Type.Optional(Hex),
      target: Type.Optional(SeatNumber),
    },
    'A special card went to the discards; what it did follows.',
  ),
  event('shaman-called', { seat: SeatNumber }),
  event('wind-turned', { seat: SeatNumber, direction: DirectionName }),
  event('herd-directed', { seat: SeatNumber, hex: Hex, species: Id, direction: DirectionName }),
  event('pack-called', { seat: SeatNumber, hex: Hex, wolves: Count }),
  event('region-struck', {
    die: Die,
    land: Type.Enum([...lands], { type: 'string' }),
    hexes: Hexes,
  }),
  event('species-struck', { die: Die, species: Id }),
  event('event-lasted', { event: Id }, 'This event holds until the season ends.'),
  event('season-changed', { left: Count }, 'Rounds of this season that are left, this one included.'),
  event('hexes-closed', { hexes: Hexes, marker: MarkerName }),
  event('embers-lit', { hexes: Hexes }, 'A lone figure there may take the fire this round.'),
  event('animals-removed', { tiles: Type.Array(Tile) }, 'To the bag, or to the reserve.'),
  event('people-removed', { seat: SeatNumber, hex: Hex, warriors: Count, women: Count }),
  event('camp-lost', { seat: SeatNumber, hex: Hex }, 'Nobody keeps this camp any more; its field went too.'),
  event('field-damaged', { hex: Hex, ears: Count }),
  event('fire-lost', { seat: SeatNumber }),
  event('fire-placed', { seat: SeatNumber, hex: Hex }, 'The camp that keeps the fire of this tribe.'),
  event('losses-demanded', { seats: Seats, hexes: Hexes }, 'Each of these seats chooses a figure to lose.'),
  event('figure-lost', { seat: SeatNumber, hex: Hex, figure: FigureName, fight: Type.Boolean() }),
  event('stranger-came', { figure: FigureName, letter: Type.String(), hex: Hex }),
  event('stranger-left', { figure: FigureName }),
  event('stranger-joined', {
    seat: SeatNumber,
    figure: FigureName,
    hex: Hex,
    joined: Type.Boolean({ description: 'false: the tribe has no such figure left.' }),
  }),
  event('pack-appeared', { placed: Placed }),
  event('animals-arrived', { placed: Placed }, 'Drawn tiles whose hex is closed went back into the bag.'),
  event('animals-moved', {
    direction: DirectionName,
    moves: Type.Array(
      Type.Object({ species: Id, from: Hex, to: Hex }, { ...closed, description: 'The whole herd.' }),
    ),
  }),
  event('tribe-returned', { seat: SeatNumber, hex: Hex }),
  event('order-set', { start: SeatNumber }, 'Who begins in all phases; the others follow by seat.'),
  event('figure-moved', {
    seat: SeatNumber,
    figure: FigureName,
    from: Hex,
    to: Hex,
    left: Type.Integer({ minimum: 0, description: 'Steps that this figure has left.' }),
    path: Type.Boolean({ description: 'Whether mountains do not stop it.' }),
    on: Type.Boolean({ description: 'Whether it is the figure that moved last.' }),
  }),
  event('path-opened', { seat: SeatNumber, hex: Hex }),
  event('march-ordered', { seat: SeatNumber, hex: Hex, steps: Count }),
  event('raft-built', { seat: SeatNumber, from: Hex, to: Hex }),
  event('fence-built', { seat: SeatNumber, hex: Hex, bonus: Count }),
  event('woman-eloped', { seat: SeatNumber, target: SeatNumber, from: Hex, to: Hex }),
  event('rationing-announced', { seat: SeatNumber }),
  event('movement-ended', {
    seat: SeatNumber,
    founding: Type.Boolean({ description: 'Whether a couple of the tribe could found a camp now.' }),
  }),
  event('camp-founded', { seat: SeatNumber, hex: Hex }),
  event('fight-began', {
    hex: Hex,
    kind: Type.Enum(['warriors', 'women', 'animals'], { type: 'string' }),
    species: Type.Union([Id, Type.Null()]),
    seats: Seats,
  }),
  event('fighter-strengthened', { seat: SeatNumber, bonus: Type.Integer() }),
  event('amazons-joined', { seat: SeatNumber }),
  event('meat-smoked', { seat: SeatNumber, food: Count }),
  event('fight-rolled', { rolls: Type.Array(RollSchema) }),
  event('animal-killed', { seat: SeatNumber, tile: Tile, species: Id, food: Count }),
  event('tribe-fled', { seat: SeatNumber, from: Hex, to: Hex }),
  event('fight-ended', { hex: Hex }),
  event('women-joined', {
    seat: SeatNumber,
    from: SeatNumber,
    hex: Hex,
    women: Count,
    joined: Type.Integer({ minimum: 0, description: 'The others found no figure left and are removed.' }),
  }),
  event('camp-conquered', { seat: SeatNumber, from: SeatNumber, hex: Hex, food: Count }),
  event('camp-kept', { seat: SeatNumber, from: SeatNumber, hex: Hex }),
  event('camp-burnt', { seat: SeatNumber, from: SeatNumber, hex: Hex }),
  event('food-stolen', { seat: SeatNumber, target: SeatNumber, food: Count }),
  event('food-gained', { seat: SeatNumber, food: Count, by: Id }),
  event('food-lost', { seat: SeatNumber, food: Count }),
  event(
    'income-received',
    { seat: SeatNumber, fish: Count, gathered: Count, harvest: Count },
    'Before the tribe eats.',
  ),
  event('figure-starved', { seat: SeatNumber, hex: Hex, figure: FigureName }),
  event('food-paid', { seat: SeatNumber, food: Count }, 'Everybody who is left has eaten.'),
  event('child-born', {
    seat: SeatNumber,
    hex: Hex,
    dice: Type.Array(Die, { description: 'Three for twins.' }),
    women: Count,
    warriors: Count,
  }),
  event('field-sown', { seat: SeatNumber, hex: Hex, food: Count }),
  event('discards-shuffled', { count: Count }),
  event(
    'tribe-died-out',
    { seat: SeatNumber, cards: Type.Array(Id), returns: Type.Boolean() },
    'Its food and its cards went back.',
  ),
  event('return-declined', { seat: SeatNumber }),
  event('round-ended', { announced: Seats }, 'These seats have the camps that win, and must hold them.'),
  event('game-ended', {
    reason: Type.Enum(['camps', 'extinction', 'year_limit'], { type: 'string' }),
    winners: Seats,
  }),
] as const;

const CardDrawn = event(
  'card-drawn',
  { seat: SeatNumber, card: Type.Optional(Id) },
  'The card is told to the seat itself alone.',
);
const WindowAnswered = event(
  'window-answered',
  { seat: SeatNumber, window: StepName, answer: Type.Optional(Type.Union([ActionSchema, Type.Null()])) },
  'The answer is told to the seat itself alone; null is a pass.',
);
const StandingOrder = event(
  'standing-order-given',
  { seat: SeatNumber, window: StepName },
  'Told to the seat itself alone.',
);

const OrdersRevoked = event(
  'standing-orders-revoked',
  { seat: SeatNumber },
  'Of all windows. Told to the seat itself alone.',
);

const AlwaysPublic = Type.Union([...always]);
export const EventSchema = Type.Union([...always, CardDrawn, WindowAnswered, StandingOrder, OrdersRevoked]);
export type SeenEvent = Static<typeof EventSchema>;

/** The facts as the log has them, secrets included. */
export type Event =
  | Static<typeof AlwaysPublic>
  | Required<Static<typeof CardDrawn>>
  | Required<Static<typeof WindowAnswered>>
  | Static<typeof StandingOrder>
  | Static<typeof OrdersRevoked>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

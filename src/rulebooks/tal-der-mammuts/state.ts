import type { Agenda } from '../../engine/agenda.js';
import type { BySeat, Config, Seat } from '../../engine/rulebook.js';
import type { Step } from './agenda.js';
import { type Board, boardOf, HEXES, NOWHERE } from './board.js';
import { catalogueOf, eventsOf, type Season } from './catalogue.js';
import type { Components, SideId } from './components/schema.js';
import type { CardAction, StepName } from './fields.js';
import { type Groups, nobody } from './groups.js';
import type { Options } from './options.js';
import type { Walk } from './walk.js';

export type { Options } from './options.js';
export type TalConfig = Config<Options, Components>;

/** 'women' is a fight among tribes without warriors. */
export type FightKind = 'warriors' | 'women' | 'animals';

export interface Roll {
  /** null for the animals. */
  readonly seat: Seat | null;
  readonly die: number;
  readonly bonus: number;
}

export interface Fight {
  readonly hex: number;
  readonly kind: FightKind;
  /** The row of the species; NOWHERE among tribes. */
  readonly species: number;
  readonly seats: readonly Seat[];
  readonly bonus: BySeat<number>;
  readonly amazons: readonly Seat[];
  readonly rolls: readonly Roll[];
}

/** An answer to a window that asks several seats at once; null is a pass. */
export type Answer = CardAction | null;

export interface Window {
  readonly asked: readonly Seat[];
  /** Secret until all have answered. */
  readonly answers: readonly { readonly seat: Seat; readonly answer: Answer }[];
}

/** A window that a seat answers alone. */
export type OwnWindow = 'food-window' | 'birth-window';

/** An answer to a window whose turn has not come. It is secret, and nobody but its seat knows whether it is a card. */
export interface Ahead {
  readonly seat: Seat;
  readonly window: OwnWindow;
  readonly answer: Answer;
}

/** A figure that a seat still has to lose, on one of these hexes. */
export interface Loss {
  readonly seat: Seat;
  readonly hexes: readonly number[];
}

/** Their order is that of the bits of standing orders. */
export const windows = ['nature-window', 'fight-window', 'food-window', 'birth-window'] as const;
export type WindowName = (typeof windows)[number];
const steps: readonly StepName[] = windows;
export const bitOfWindow = (window: StepName): number => 1 << steps.indexOf(window);

export const markers = ['none', 'burnt', 'flooded', 'lava', 'snow'] as const;
export type Marker = (typeof markers)[number];

/** Places of animal tiles that are not on the board. */
export const IN_BAG = -1;
export const IN_RESERVE = -2;

export interface Directed {
  readonly hex: number;
  readonly species: number;
  readonly direction: number;
}

/** A fallen tribe waits from the next round on. */
export type Comeback = 'none' | 'fallen' | 'waiting' | 'used';

/**
 * An answer of a seat that holds cards: how many answers there were beside cards; after it, row by row of the special
 * cards, in how many ways one could have been played. Rows of which none could have been are left out.
 */
export type Asked = readonly number[];

/** A card that a seat drew: the pile that it came from, and what the seat was asked since it last drew or played one. */
export interface Draw {
  readonly pile: number;
  readonly asked: readonly Asked[];
}

/** A card that everybody has seen leave a hand. It is one of the first `drawn` cards that its seat drew. */
export interface Shown {
  readonly seat: Seat;
  readonly card: string;
  readonly drawn: number;
  readonly asked: readonly Asked[];
}

/** What everybody remembers of cards that they have not seen. */
export interface Traces {
  /** By pile, the present one last: how many cards of each row it was made of. Discards lie open. */
  readonly piles: readonly (readonly number[])[];
  readonly draws: BySeat<readonly Draw[]>;
  readonly shown: readonly Shown[];
  /** What each seat was asked since it last drew or played one. */
  readonly asked: BySeat<readonly Asked[]>;
}

export interface State {
  readonly components: Components;
  readonly options: Options;
  readonly seats: number;
  readonly north: SideId;
  readonly south: SideId;
  readonly agenda: Agenda<Step>;
  readonly over: { readonly reason: string; readonly winners: readonly Seat[] } | null;

  readonly round: number;
  readonly year: number;
  readonly season: Season;
  /** Rounds of this season that are left, this one included. */
  readonly left: number;
  readonly start: Seat;
  /** The event of this round; '' when there is none. */
  readonly event: string;
  /** Events that hold until the season ends. */
  readonly lasting: readonly string[];
  /** How many of each row are still in the piles: everybody can count them. */
  readonly summerPile: readonly number[];
  readonly winterPile: readonly number[];
  readonly wind: number;
  readonly directed: readonly Directed[];
  readonly calls: readonly { readonly hex: number; readonly wolves: number }[];
  readonly shamans: readonly Seat[];
  /** Tiles that were drawn and are about to be placed. */
  readonly arriving: readonly number[];

  readonly people: BySeat<Groups>;
  /** By hex: the seat whose camp stands there, or NOWHERE. */
  readonly camps: readonly number[];
  /** By hex: the ears of its field. */
  readonly fields: readonly number[];
  /** By hex: what a fence there adds; NOWHERE without one. */
  readonly fences: readonly number[];
  /** By hex: the marker that closes it, as a row of `markers`. */
  readonly closed: readonly number[];
  /** Hexes on which a lone figure may take the fire this round. */
  readonly embers: readonly number[];
  /** By tile: its hex, IN_BAG or IN_RESERVE. */
  readonly tiles: readonly number[];
  /** Where the neutral woman and the neutral warrior stand, or NOWHERE. */
  readonly loneWoman: number;
  readonly loneWarrior: number;

  readonly food: BySeat<number>;
  /** Secret. */
  readonly hands: BySeat<readonly string[]>;
  /** Secret: how many of each row are in the pile; the pile has no order, since nobody knows it. */
  readonly deck: readonly number[];
  readonly discards: readonly string[];
  readonly traces: Traces;
  /** Secret: all cards that each seat drew, in their order, with those that it has played. */
  readonly drawn: BySeat<readonly string[]>;
  /** Secret: a bit for each window that a seat passes by standing order. */
  readonly standing: BySeat<number>;
  /** The same bits, set where others cannot know whether there is a standing order; above them, whether there was one. */
  readonly unsure: BySeat<number>;
  /** The camp that keeps the fire of a seat, or NOWHERE. */
  readonly fire: BySeat<number>;
  readonly announced: readonly Seat[];
  readonly comebacks: BySeat<Comeback>;
  readonly out: readonly Seat[];
  readonly rationing: readonly Seat[];
  /** This round: people killed in each seat's fights, and extra food for each killed animal. */
  readonly killed: BySeat<number>;
  readonly smoked: BySeat<number>;

  /** null until a figure moves in this turn. */
  readonly walk: Walk | null;
  readonly fight: Fight | null;
  readonly window: Window | null;
  readonly ahead: readonly Ahead[];
  readonly losses: readonly Loss[] | null;
  /** Hexes of girls born in this turn, one entry each: they have no children in this turn. */
  readonly daughters: readonly number[];
  /** The cards of the last window, for viewers who did not see it. */
  readonly lastPlays: readonly { readonly seat: Seat; readonly play: CardAction }[];
}

const noTraces = ({ specialCards }: Components, each: <Item>(item: Item) => BySeat<Item>): Traces => ({
  piles: [specialCards.values.map(({ copies }) => copies)],
  draws: each<readonly Draw[]>([]),
  shown: [],
  asked: each<readonly Asked[]>([]),
});

const perHex = (value: number): number[] => Array<number>(HEXES).fill(value);

export function initial({ seats, components, options }: TalConfig): State {
  const each = <Item>(item: Item): Item[] => Array<Item>(seats).fill(item);
  const lettered = components.animalTiles.values.reduce((sum, { letters }) => sum + letters.length, 0);
  const { speciesOf } = catalogueOf(components);
  return {
    components,
    options,
    seats,
    north: 'N1',
    south: 'S1',
    agenda: [],
    over: null,
    round: 0,
    year: 1,
    season: 'summer',
    left: components.start.values.roundsOfSummer + 1,
    start: 0,
    event: '',
    lasting: [],
    summerPile: eventsOf(components, 'summer').map(({ copies }) => copies),
    winterPile: eventsOf(components, 'winter').map(({ copies }) => copies),
    wind: 0,
    directed: [],
    calls: [],
    shamans: [],
    arriving: [],
    people: each<Groups>(nobody),
    camps: perHex(NOWHERE),
    fields: perHex(0),
    fences: perHex(NOWHERE),
    closed: perHex(0),
    embers: [],
    tiles: speciesOf.map((_, tile) => (tile < lettered ? IN_BAG : IN_RESERVE)),
    loneWoman: NOWHERE,
    loneWarrior: NOWHERE,
    food: each<number>(options.startFood),
    hands: each<readonly string[]>([]),
    deck: components.specialCards.values.map(({ copies }) => copies),
    discards: [],
    traces: noTraces(components, each),
    drawn: each<readonly string[]>([]),
    standing: each(0),
    unsure: each(0),
    fire: each(NOWHERE),
    announced: [],
    comebacks: each<Comeback>('none'),
    out: [],
    rationing: [],
    killed: each(0),
    smoked: each(0),
    walk: null,
    fight: null,
    window: null,
    ahead: [],
    losses: null,
    daughters: [],
    lastPlays: [],
  };
}

export const boardIn = (state: State): Board => boardOf(state.components, state.north, state.south);
const FLOODED = markers.indexOf('flooded');
/** Survivors of a flood stand in water. */
export const isFlooded = (state: State, hex: number): boolean => state.closed[hex] === FLOODED;
export const isLastRound = (state: State): boolean => state.left === 1;

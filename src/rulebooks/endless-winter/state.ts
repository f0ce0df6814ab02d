import { type Agenda, topOf } from '../../engine/agenda.js';
import type { Config } from '../../engine/define/index.js';
import type { BySeat, Seat } from '../../engine/rulebook.js';
import { spotsOf } from './building-ground.js';
import type { Components } from './components/schema.js';
import { type EclipsePart, type Pending, type Station, stations } from './fields.js';
import { joints, TILES } from './hexes.js';
import type { Options } from './options.js';
import { newPlayer, type Player } from './player.js';

export type EndlessWinterConfig = Config<Options, Components>;

export const spaces = ['top', 'middle', 'bottom', 'rest'] as const;
export type Space = (typeof spaces)[number];

/** What a seat is in the middle of. Steps that ask nobody are carried out at once. */
export type Step =
  /** `dealt` is the chief or the card that was dealt; empty in a draft. */
  | { readonly step: 'chief'; readonly seat: Seat; readonly dealt: string }
  | { readonly step: 'setup'; readonly seat: Seat; readonly dealt: string }
  | { readonly step: 'open' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'advancements'; readonly seat: Seat }
  | { readonly step: 'place'; readonly seat: Seat }
  | { readonly step: 'rest-tile'; readonly seat: Seat }
  | {
      readonly step: 'act';
      readonly seat: Seat;
      readonly space: Space;
      /** Whether the action of the middle or the bottom space has been taken. */
      readonly taken: boolean;
      /** What resting still brings. */
      readonly offers: readonly string[];
    }
  | { readonly step: 'lay'; readonly seat: Seat }
  | { readonly step: 'reveal' }
  | { readonly step: 'eclipse-part'; readonly seat: Seat; readonly part: EclipsePart }
  | {
      readonly step: 'eclipse';
      readonly seat: Seat;
      readonly part: EclipsePart;
      readonly offers: readonly string[];
    }
  | { readonly step: 'close' }
  | {
      readonly step: 'gain';
      readonly seat: Seat;
      readonly from: string;
      readonly pending: readonly Pending[];
      /** Whether some of it was taken. */
      readonly taken: boolean;
    }
  | {
      readonly step: 'discard';
      readonly seat: Seat;
      readonly n: number;
      readonly reason: 'advancement' | 'ability';
    };
export type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>;

/** A card above the board. */
export interface Played {
  readonly card: string;
  readonly used: boolean;
}

export interface Turn {
  readonly seat: Seat;
  readonly station: Station | '';
  readonly chief: 'absent' | 'open' | 'used';
  /** In halves. */
  readonly work: number;
  readonly played: readonly Played[];
  readonly advancements: number;
  /** Members that were recruited at the top of the column in this turn. */
  readonly fresh: readonly string[];
  /** The rest tile that the seat has for this turn; empty without. */
  readonly restTile: string;
}

export const noTurn: Turn = {
  seat: 0,
  station: '',
  chief: 'absent',
  work: 0,
  played: [],
  advancements: 0,
  fresh: [],
  restTile: '',
};

export const phases = ['setup', 'action', 'eclipse', 'over'] as const;
export type Phase = (typeof phases)[number];

export const NOBODY = -1;
/** The owner of neutral megaliths. */
export const NEUTRAL = 9;

/** How the table was laid, and the ice finds on it. */
export interface Land {
  /** By tile; the start tile has no terrain. */
  readonly terrain: readonly string[];
  /** By slot of the layout: which site tile lies there. */
  readonly sites: readonly number[];
  /** By tile; empty where no find lies. */
  readonly finds: readonly string[];
  readonly findsOpen: readonly boolean[];
}

export interface RestTiles {
  /** Face down; the first is on top. */
  readonly stack: readonly string[];
  /** How many tiles at the top of the stack nobody has seen since they were shuffled. */
  readonly unseen: number;
  /** The open tile; empty while there is none. */
  readonly open: string;
}

/** What everybody saw, and could otherwise only remember. */
export interface Results {
  /** Work in the last comparison of eclipse piles, in halves. */
  readonly comparison: BySeat<number>;
  /** The advancements that came back from the piles of this eclipse. */
  readonly returned: BySeat<readonly string[]>;
  readonly endPoints: BySeat<readonly number[]>;
}

// Some of it is grouped, because every event copies the whole of this.
export interface State {
  readonly components: Components;
  readonly options: Options;
  readonly seats: number;
  readonly agenda: Agenda<Step>;
  readonly phase: Phase;
  readonly round: number;
  /** The seat that is first on the order track, the second … */
  readonly order: readonly Seat[];
  readonly players: BySeat<Player>;
  readonly turn: Turn;
  /** Figures that each station has seen this round, by the index of the station. */
  readonly visits: readonly number[];
  readonly land: Land;
  /** By joint: the seat of the settlement. */
  readonly settlements: readonly number[];
  /** By spot: whose megalith stands there. */
  readonly megaliths: readonly number[];
  readonly ground: readonly string[];
  /** The last animal is drawn first. */
  readonly animalDeck: readonly string[];
  readonly display: readonly string[];
  /** Advancements of the current age, and of the second; the last is drawn first. */
  readonly decks: readonly [readonly string[], readonly string[]];
  /** Members left, by type. */
  readonly supply: readonly number[];
  /** Sacred stones that can be had, both ages. */
  readonly stones: readonly string[];
  /** Seats whose marker has moved on the glory track, the foremost first. */
  readonly glory: readonly Seat[];
  /** What there is to choose from in a draft. */
  readonly offers: { readonly chiefs: readonly string[]; readonly setups: readonly string[] };
  readonly rest: RestTiles;
  readonly results: Results;
}

export function initial({ seats, options, components }: EndlessWinterConfig): State {
  const each = <Item>(item: Item): Item[] => Array<Item>(seats).fill(item);
  return {
    components,
    options,
    seats,
    agenda: [],
    phase: 'setup',
    round: 0,
    order: [...Array(seats).keys()],
    players: each(newPlayer(components)),
    turn: noTurn,
    visits: [0, 0, 0, 0, 0],
    land: {
      terrain: [],
      sites: [],
      finds: Array<string>(TILES).fill(''),
      findsOpen: Array<boolean>(TILES).fill(false),
    },
    settlements: Array<number>(joints.length).fill(NOBODY),
    megaliths: Array<number>(spotsOf({ seats, options, components }).length).fill(NOBODY),
    ground: [],
    animalDeck: [],
    display: [],
    decks: [[], []],
    supply: components.members.values.map(({ copies }) => copies),
    stones: [],
    glory: [],
    offers: { chiefs: [], setups: [] },
    rest: { stack: [], unseen: 0, open: '' },
    results: {
      comparison: each(0),
      returned: each<readonly string[]>([]),
      endPoints: each<readonly number[]>([]),
    },
  };
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no such seat: ${seat}`);
  return player;
}

/** The top of the agenda, when it is of the kind that is expected. */
export function topStep<Name extends Step['step']>(state: State, name: Name): StepOf<Name> {
  const step = topOf(state.agenda);
  if (step === undefined || !isAt(step, name)) throw new Error(`not at ${name} but at ${step?.step}`);
  return step;
}

const isAt = <Name extends Step['step']>(step: Step, name: Name): step is StepOf<Name> => step.step === name;

export const ageOf = ({ round, components }: State): 1 | 2 =>
  round >= components.rounds.values.ageTwoFrom ? 2 : 1;

export const isLastRound = ({ round, components }: State): boolean =>
  round >= components.rounds.values.rounds;

export const figuresIn = (
  { components, options }: Pick<State, 'components' | 'options'>,
  round: number,
): number => components.rounds.values.tribeFigures + (options.shortFirstRound && round === 1 ? 0 : 1);

/** Whether the figure of this turn is the first one of the round at its station. */
export const isFirstHere = ({ visits, turn }: State): boolean =>
  turn.station !== '' && visits[stations.indexOf(turn.station)] === 1;

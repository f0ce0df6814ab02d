import type { Agenda } from '../../engine/agenda.js';
import type { BySeat, Config, Seat } from '../../engine/rulebook.js';
import type { Colour } from './schemas/common.js';
import type { Components } from './schemas/components.js';
import type { Options } from './schemas/options.js';
import type { Step } from './steps.js';

export type EiszeitConfig = Config<Options, Components>;

/** The place beside the map: the supplies of hunters, mammoths and fire tiles. */
export const BESIDE = 0;

/** Lists over places: first what lies beside the map, then region 1, 2 … */
export interface Board {
  /** Without a club; at `place * seats + seat`. */
  readonly hunters: readonly number[];
  /** With a club, likewise. */
  readonly clubbed: readonly number[];
  readonly mammoths: readonly number[];
  /** Secret: the values of the tiles. Nobody has seen any, so those of one place are all alike. */
  readonly fires: readonly (readonly number[])[];
  readonly glaciers: readonly boolean[];
}

export interface Discard {
  readonly card: string;
  /** The only seat that knows the card; null when everybody saw it. */
  readonly by: Seat | null;
}

export interface Pile {
  /** Secret; the last card is drawn first. */
  readonly deck: readonly string[];
  /** The last ordinary card played: what a cult copies. It never goes back to the deck. */
  readonly top: string | null;
  readonly under: readonly Discard[];
  /**
   * By seat, and last for spectators: cards that went back to the deck before their eyes, and that they have
   * neither drawn since nor, perhaps, seen played.
   */
  readonly recycled: readonly (readonly string[])[];
  /** By seat: of what it holds, or discarded unseen since, at least so many cards were not in the deck. */
  readonly kept: BySeat<number>;
}

/** How a region came out of the last conflicts and scoring. */
export interface RegionReport {
  readonly region: number;
  readonly fires: readonly number[];
  readonly limit: number;
  readonly lost: BySeat<number>;
  readonly points: BySeat<number>;
}

export interface Report {
  readonly round: number;
  readonly regions: readonly RegionReport[];
}

export interface State {
  readonly components: Components;
  readonly seats: number;
  readonly rounds: number;
  readonly agenda: Agenda<Step>;
  readonly round: number;
  readonly startSeat: Seat;
  /** Who took the last stone of the dark pool; -1 while nobody has. */
  readonly ender: number;
  readonly over: boolean;
  readonly board: Board;
  readonly scores: BySeat<number>;
  readonly stones: BySeat<number>;
  /** Clubs that lie in front of the seats. */
  readonly clubs: BySeat<number>;
  readonly clubSupply: number;
  readonly darkPool: number;
  readonly lightPool: number;
  readonly hands: BySeat<readonly string[]>;
  readonly piles: { readonly [Name in Colour]: Pile };
  readonly report: Report | null;
}

export function initial({ seats, options, components }: EiszeitConfig): State {
  const each = <Item>(item: Item): Item[] => Array<Item>(seats).fill(item);
  const { glaciers, mammoths, hunters, stones, clubs } = components;
  const table = seats - 3;
  const places = components.terrain.values.length + 1;
  const recycled = [...each([]), []];
  const pile: Pile = { deck: [], top: null, under: [], recycled, kept: each(0) };
  return {
    components,
    seats,
    rounds: options.rounds,
    agenda: [],
    round: 0,
    startSeat: 0,
    ender: -1,
    over: false,
    board: {
      hunters: [...each(hunters.values.each), ...Array<number>((places - 1) * seats).fill(0)],
      clubbed: Array<number>(places * seats).fill(0),
      mammoths: Array.from({ length: places }, (_, place) =>
        place === BESIDE
          ? (mammoths.values.supply[table] ?? 0)
          : (mammoths.values.placed[table] ?? []).filter((region) => region === place).length,
      ),
      fires: Array<readonly number[]>(places).fill([]),
      glaciers: Array.from({ length: places }, (_, place) => (glaciers.values[table] ?? []).includes(place)),
    },
    scores: each(0),
    stones: each(stones.values.each),
    clubs: each(0),
    clubSupply: clubs.values,
    darkPool: stones.values.darkPool[table] ?? 0,
    lightPool: 0,
    hands: each<readonly string[]>([]),
    piles: { light: pile, dark: pile },
    report: null,
  };
}

export const isLastRound = ({ round, rounds }: State): boolean => round >= rounds;

export const withChanges = (state: State, change: Partial<State>): State => ({ ...state, ...change });

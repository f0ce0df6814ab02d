import { type Static, Type } from 'typebox';
import type { Agenda } from '../../engine/agenda.js';
import { closed } from '../../engine/define/index.js';
import { zeros } from '../../engine/lists.js';
import type { BySeat, Config, Seat } from '../../engine/rulebook.js';
import type { Components } from './components/schema.js';
import type { Colour, HunterSpot } from './fields.js';

export const optionWords = {
  rounds: {
    name: { en: 'Rounds', de: 'Runden' },
    hint: { en: 'Three make a shorter game.', de: 'Drei ergeben eine kürzere Partie.' },
  },
};

export const OptionsSchema = closed({
  rounds: Type.Integer({ minimum: 3, maximum: 4, default: 4, description: optionWords.rounds.hint.en }),
});
export type Options = Static<typeof OptionsSchema>;
export type EiszeitConfig = Config<Options, Components>;

/** A step of the agenda that carries out (a part of) a card, for the seat that does it. */
interface Acting {
  readonly seat: Seat;
  readonly card: string;
}

/** What a seat is in the middle of. Regions that are not chosen yet are 0. */
export type Step =
  | { readonly step: 'first'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'copy'; readonly seat: Seat }
  | ({ readonly step: 'opponent' } & Acting)
  | ({ readonly step: 'place'; readonly placed: number; readonly strayed: boolean } & Acting)
  | ({ readonly step: 'camp'; readonly placed: number; readonly region: number } & Acting)
  | ({ readonly step: 'camp-mammoth'; readonly region: number } & Acting)
  | ({ readonly step: 'trek'; readonly moved: number; readonly from: number; readonly to: number } & Acting)
  | ({ readonly step: 'trek-mammoth'; readonly from: number; readonly to: number } & Acting)
  | ({ readonly step: 'mammoth' } & Acting)
  | ({ readonly step: 'fire' } & Acting)
  | ({ readonly step: 'swap' } & Acting)
  | ({ readonly step: 'swap-with'; readonly first: HunterSpot } & Acting)
  | ({ readonly step: 'club' } & Acting)
  | ({ readonly step: 'drive'; readonly moved: readonly HunterSpot[] } & Acting)
  | ({ readonly step: 'remove'; readonly owners: readonly Seat[] } & Acting)
  | ({ readonly step: 'club-or-move' } & Acting)
  | ({ readonly step: 'move'; readonly moved: number } & Acting)
  | ({ readonly step: 'mammoth-home' } & Acting)
  /** A club may be given to a hunter of this region; of any, where that is 0. */
  | { readonly step: 'give'; readonly seat: Seat; readonly region: number }
  | { readonly step: 'discard'; readonly seat: Seat }
  | { readonly step: 'draw'; readonly seat: Seat }
  | { readonly step: 'glacier'; readonly seat: Seat };
export type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>;

/** How much of a card has been done in a step. */
export function usedIn(step: Step): number {
  if ('placed' in step) return step.placed;
  if ('owners' in step) return step.owners.length;
  if (!('moved' in step)) return 0;
  return typeof step.moved === 'number' ? step.moved : step.moved.length;
}

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

/** What happened to a card of a colour; a shuffle has no seat and no card. */
export interface Handling {
  readonly what: 'shuffled' | 'drawn' | 'played' | 'discarded';
  readonly seat: Seat;
  /** Secret, but for cards that were played: only the seat knows what it drew and discarded. */
  readonly card: string;
  /** What the seat could pay when it played the card; else 0. */
  readonly stones: number;
  /** A list would be copied with every card that is drawn. */
  readonly before: Handling | null;
}

/** The first first. */
export function handlings({ history }: Pick<Pile, 'history'>): Handling[] {
  const found: Handling[] = [];
  for (let one = history; one !== null; one = one.before) found.push(one);
  return found.reverse();
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
  /** By seat: of the cards that it holds or has discarded unseen since, at least so many were not in the deck. */
  readonly kept: BySeat<number>;
  /** All that happened to cards of the colour: what `imagine` concludes from. */
  readonly history: Handling | null;
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
  /** The seat that took the last stone of the dark pool; -1 while none has. */
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
  const pile: Pile = { deck: [], top: null, under: [], recycled, kept: each(0), history: null };
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
      hunters: [...each(hunters.values.each), ...zeros((places - 1) * seats)],
      clubbed: zeros(places * seats),
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

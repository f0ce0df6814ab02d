import type { Agenda } from '../../engine/agenda.js';
import type { BySeat, Config, Seat } from '../../engine/rulebook.js';
import type { Components } from './components/schema.js';
import { type Memory, noMemory, type Played } from './memory.js';
import type { ScoringPart } from './scoring/parts.js';

export type Options = Record<string, never>;
export type MammutConfig = Config<Options, Components>;

/** What a seat is in the middle of. Scoring parts ask nobody and are carried out at once. */
export type Step =
  | { readonly step: 'divide'; readonly seat: Seat }
  | { readonly step: 'take'; readonly seat: Seat; readonly share: number }
  | {
      readonly step: 'rob';
      readonly seat: Seat;
      readonly share: number;
      readonly returned: readonly number[];
    }
  | { readonly step: 'peek'; readonly seat: Seat; readonly card: string; readonly chosen: readonly number[] }
  | { readonly step: 'flip'; readonly seat: Seat; readonly card: string; readonly chosen: readonly number[] }
  | { readonly step: 'return'; readonly seat: Seat; readonly card: string; readonly any: boolean }
  | { readonly step: 'choose'; readonly seat: Seat; readonly card: string }
  | { readonly step: 'trade'; readonly seat: Seat; readonly card: string }
  | { readonly step: 'score'; readonly part: ScoringPart };

export type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>;

/** The tiles of this round by place: what anybody may know of a tile hangs on its place alone. */
export interface Throw {
  /** Secret: the row of the tile in the components; one past the last row is the shaman. */
  readonly kinds: readonly number[];
  readonly faces: readonly string[];
  /** A bit per seat, and one more for the public, that has seen both faces. */
  readonly seenBy: readonly number[];
  /** The share that each tile lies in, or MIDDLE. */
  readonly at: readonly number[];
}

export interface State {
  readonly components: Components;
  readonly seats: number;
  readonly agenda: Agenda<Step>;
  readonly round: number;
  readonly startSeat: Seat;
  readonly over: boolean;
  readonly scores: BySeat<number>;
  readonly fur: BySeat<number>;
  readonly animals: BySeat<readonly string[]>;
  readonly hands: BySeat<readonly string[]>;
  /** The last card is drawn first. */
  readonly deck: readonly string[];
  readonly discards: readonly string[];
  /** Cards of this round that lie open: loot cards, and scoring cards once they are revealed. */
  readonly table: readonly Played[];
  readonly faceDown: readonly Played[];
  readonly memory: Memory;
  readonly tiles: Throw;
  /** Places of animal tiles that were used for an animal of choice. */
  readonly traded: readonly number[];
}

export function initial({ seats, components }: MammutConfig): State {
  const each = <Item>(item: Item): Item[] => Array<Item>(seats).fill(item);
  const { start } = components;
  return {
    components,
    seats,
    agenda: [],
    round: 0,
    startSeat: 0,
    over: false,
    scores: each(start.values.score),
    fur: each(start.values.fur),
    animals: each<readonly string[]>([]),
    hands: each<readonly string[]>([]),
    deck: [],
    discards: [],
    table: [],
    faceDown: [],
    memory: noMemory,
    tiles: { kinds: [], faces: [], seenBy: [], at: [] },
    traded: [],
  };
}

export const firstRound = ({ seats, components }: MammutConfig): number =>
  components.rounds.values.first[seats - 2] ?? 1;

export const isLastRound = (state: State): boolean => state.round >= state.components.rounds.values.last;

import { type Groups, nobody } from './groups.js';
import type { Figure } from './state.js';

/** Figures of the seat that is moving; everything else of a move follows from where they stand. */
export interface Walk {
  /** Figures that have moved and rest. */
  readonly rested: Groups;
  /** The figure that may still go on. */
  readonly walker: Walker | null;
  /** Hexes whose figures may pass mountains, or march, when they set out. */
  readonly paths: readonly number[];
  readonly marches: readonly { readonly hex: number; readonly steps: number }[];
  readonly rafts: readonly Raft[];
}

export interface Raft {
  readonly from: number;
  readonly to: number;
  /** Where the group set out that it carries; NOWHERE until somebody has crossed. */
  readonly group: number;
}

export interface Walker {
  readonly figure: Figure;
  /** Where it set out, and where it stands. */
  readonly start: number;
  readonly hex: number;
  readonly left: number;
  readonly path: boolean;
}

/** Nobody has moved yet. */
export const unmoved: Walk = {
  rested: nobody,
  walker: null,
  paths: [],
  marches: [],
  rafts: [],
};

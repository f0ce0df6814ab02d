import type { Figure } from './fields.js';
import { type Groups, nobody } from './groups.js';

/** What a movement needs besides the positions of the figures of the moving seat. */
export interface Walk {
  /** Figures that have moved and rest. */
  readonly rested: Groups;
  /** The figure that may still go on. */
  readonly walker: Walker | null;
  /** Hexes whose figures may pass mountains, or march, when they set out. */
  readonly paths: readonly number[];
  readonly marches: readonly { readonly hex: number; readonly steps: number }[];
  readonly rafts: readonly Raft[];
  /** What the seat was asked in this movement, the last first; null since it last played a card. */
  readonly asked: AskedBefore | null;
}

export interface AskedBefore {
  readonly asked: readonly number[];
  readonly before: AskedBefore | null;
}

export interface Raft {
  readonly from: number;
  readonly to: number;
  /** The hex from which its group set out; NOWHERE until a figure has crossed. */
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
  asked: null,
};

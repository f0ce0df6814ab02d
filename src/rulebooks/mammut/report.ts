import type { BySeat, Seat } from '../../engine/rulebook.js';
import type { PointReason, ScoringPart } from './scoring/parts.js';

/** A card that matters in a part of the scoring, and the seat that it is good for; null if nobody has what it asks for. */
export interface CardUse {
  readonly card: string;
  readonly seat: Seat | null;
}

/** How many tiles each seat had of the kind that a part of the scoring counts. Empty if it counts none. */
export interface PartReport {
  readonly part: ScoringPart;
  readonly amounts: BySeat<number>;
  readonly cards: readonly CardUse[];
}

export interface PointsReport {
  readonly seat: Seat;
  readonly for: PointReason;
  readonly card: string | null;
  readonly count: number;
  readonly rank: number;
  readonly tied: boolean;
  readonly due: number;
  readonly points: number;
}

/** How a round was scored, or is being scored; it stays until the next one is. */
export interface Report {
  /** 0 before the first scoring. */
  readonly round: number;
  readonly parts: readonly PartReport[];
  readonly points: readonly PointsReport[];
  readonly animals: readonly {
    readonly seat: Seat;
    readonly animal: string;
    readonly from: 'tile' | 'card';
  }[];
}

export const noReport: Report = { round: 0, parts: [], points: [], animals: [] };

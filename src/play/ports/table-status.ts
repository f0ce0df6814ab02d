import type { Level } from '../../bots/levels.js';
import type { Seat } from '../../engine/rulebook.js';

/*
 * What the service keeps of a game beside its rules: clocks, who plays for whom, undo requests. It is stored with the
 * head of the log and written together with it.
 */

export const timeouts = ['autopilot', 'resign'] as const;

/** What an increment is added for. */
export const increments = ['turn', 'action'] as const;

/**
 * How much time seats have to answer, in seconds. Fixed when the game is created. `turn`: for each turn, however many
 * steps it has. `prompt`: for each step. Games from before there was `incrementFor` add the increment for each action.
 */
export type ClockSettings = {
  readonly onTimeout: (typeof timeouts)[number];
  /** After this many lapses in a row the seat is on autopilot until its player returns. */
  readonly lapses: number;
  /** Who plays for a seat on autopilot; without it the basic bot. */
  readonly autopilot?: Level;
} & (
  | { readonly kind: 'turn' | 'prompt'; readonly seconds: number }
  | {
      readonly kind: 'bank';
      readonly seconds: number;
      readonly increment: number;
      readonly incrementFor?: (typeof increments)[number];
    }
);

export interface SeatStatus {
  /** Who answers for a seat that a player holds. */
  readonly played: 'holder' | 'autopilot' | 'resigned';
  /** How many times in a row its time ran out. */
  readonly lapses: number;
  /** What was left of its bank when its clock last stopped, in milliseconds. */
  readonly bank: number | null;
  /** What was left of its time when it last acted: an undo does not restore more than that. */
  readonly left: number | null;
  /** The number of its actions that it has undone and not yet repeated: repeating them earns no time. */
  readonly redo?: number;
  /** Whether it has undone a turn that had added its increment: playing that turn again adds none. */
  readonly paid?: boolean;
  /** Since when it is asked, its deadline, and its time to answer if that is not the usual one. */
  readonly asked: { readonly since: number; readonly due: number | null; readonly time?: number } | null;
}

export interface UndoAsked {
  readonly by: Seat;
  readonly to: number;
  readonly granted: readonly Seat[];
}

export interface TableStatus {
  readonly seats: readonly SeatStatus[];
  /** The seats that have resigned, in this order. */
  readonly resigned: readonly Seat[];
  readonly undo: UndoAsked | null;
}

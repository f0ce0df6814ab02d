import { actionId } from '../action-id.js';
import type { ActionShape } from '../shapes.js';
import type { Shape } from './shape.js';

/** Phones are given a column of 400 units, wide screens 1,200: no text is smaller than 12 units in either. */
export const layouts = { narrow: 400, wide: 1200 } as const;
export type Layout = keyof typeof layouts;
export const SMALLEST_TEXT = 12;

/**
 * What a rulebook draws. Layers lie upon each other in order. A replay keeps each layer for as long as it stays
 * the same, so that what changes together should be one layer, and what does not should be another.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What the whole shows, in one sentence. */
  readonly title: string;
  readonly layers: readonly Shape[];
}

/** The ids of those legal actions that have these fields. */
export type Touching<Action> = (fields: Partial<Action>) => string[];

export function touching<Action extends ActionShape>(legal: readonly Action[]): Touching<Action> {
  return (fields) => {
    const wanted = Object.entries(fields);
    return legal
      .filter((action) =>
        wanted.every(([name, value]) => (action as unknown as Record<string, unknown>)[name] === value),
      )
      .map(actionId);
  };
}

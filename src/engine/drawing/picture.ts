import { actionId } from '../action-id.js';
import type { ActionShape } from '../shapes.js';
import type { Shape } from './shape.js';

/** The width in units for phones and for wide screens. No text is smaller than 12 units. */
export const layouts = { narrow: 400, wide: 1200 } as const;
export type Layout = keyof typeof layouts;
export const SMALLEST_TEXT = 12;

/**
 * The picture of a rulebook. Later layers are drawn on top. A replay reuses layers that stay the same, so shapes that
 * change together belong in one layer, and shapes that do not belong in another.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** A description of the picture, in one sentence. */
  readonly title: string;
  readonly layers: readonly Shape[];
  /** Areas that a client may show by themselves, in the order in which players look at them. */
  readonly parts?: readonly PicturePart[];
}

export interface PartName {
  readonly name: string;
  /** What players call it. */
  readonly title: string;
}

/** An area of a picture. Its layers carry its name. */
export interface PicturePart extends PartName {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Finds the ids of the legal actions with these fields. */
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

import type { Touching } from '../../../engine/drawing/index.js';
import type { Drawing } from '../../../engine/rulebook.js';
import type { Components } from '../components/schema.js';
import type { Action } from '../steps/index.js';
import type { View } from '../view-schema.js';

/** What every area of the table is drawn from. */
export interface Sight {
  readonly view: View;
  readonly drawing: Drawing<Action, Components>;
  readonly touched: Touching<Action>;
}

export type SeatView = View['seats'][number];

/** The ids of using an ability, in any of its ways. */
export const usesOf = ({ touched }: Sight, ability: string): string[] => touched({ type: 'use', ability });

/** Where there are alternatives, an element carries the ids of all of them. */
export const anyOf = (...ids: readonly (readonly string[])[]): string[] => [...new Set(ids.flat())];

import type { Touching } from '../../../engine/drawing/index.js';
import type { Drawing, Text } from '../../../engine/rulebook.js';
import type { Components } from '../components/schema.js';
import type { Action } from '../steps/index.js';
import type { View } from '../view-schema.js';

/** What every area of the table is drawn from. */
export interface Sight {
  readonly view: View;
  readonly drawing: Drawing<Action, Components>;
  readonly touched: Touching<Action>;
}

export const say = ({ drawing }: Sight, text: Text): string => text[drawing.language];

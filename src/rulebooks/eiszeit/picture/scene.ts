import { type Touching, touching } from '../../../engine/drawing/index.js';
import type { Drawing } from '../../../engine/rulebook.js';
import type { Components } from '../components/schema.js';
import type { Action } from '../steps/index.js';
import type { View } from '../view-schema.js';

/** What is drawn, for whom, and which actions touch what. */
export interface Scene extends Drawing<Action, Components> {
  readonly view: View;
  readonly touch: Touching<Action>;
}

export const sceneOf = (view: View, drawing: Drawing<Action, Components>): Scene => ({
  ...drawing,
  view,
  touch: touching(drawing.legal),
});

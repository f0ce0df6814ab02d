import type { Layout } from '../../../engine/drawing/index.js';
import type { Components } from '../components/schema.js';
import type { Plan } from './land.js';
import { mapPlan } from './map-plan.js';
import { tilePlan } from './tile-plan.js';

const plans = new WeakMap<Components, Map<string, Plan>>();

/** The map as its components draw it; where that is no map, or too small a one, tiles with lines between them. */
export function planOf(components: Components, layout: Layout, width: number): Plan {
  const known = plans.get(components) ?? new Map<string, Plan>();
  plans.set(components, known);
  const key = `${layout} ${width}`;
  const plan = known.get(key) ?? mapPlan(components, layout, width) ?? tilePlan(components, layout, width);
  known.set(key, plan);
  return plan;
}

import { type Paint, type Point, path, type Shape } from '../../../engine/drawing/index.js';
import type { Components } from '../components/schema.js';

interface Look {
  readonly fill: Paint;
  /** A small drawing that is strewn over the land, as a path from its middle. */
  readonly motif: string;
}

const looks: Readonly<Record<string, Look>> = {
  steppe: { fill: 'tundra', motif: 'm-5 4l-1-6m5 6v-9m4 9l2-7' },
  forest: { fill: 'forest', motif: 'm0 7v-4m-5 0h10l-5-11z' },
  mountains: { fill: 'rock', motif: 'm-9 6l8-13 4 7 2-3 5 9m-14-8l2 2 1-3 2 2' },
  'ice-meadow': { fill: 'ice', motif: 'm0-5v10m-4.3-7.5l8.6 5m0-5l-8.6 5' },
  pasture: {
    fill: 'grass',
    motif: 'm-5 4c0-4 1-6 3-7m2 7v-6m5 6c0-4-1-6-2-7m-5-1a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  },
  'stone-desert': {
    fill: 'sand',
    motif: 'm-7.5 2a4.5 3 0 1 0 9 0a4.5 3 0 1 0-9 0m8.5-2a3 2.4 0 1 0 6 0a3 2.4 0 1 0-6 0',
  },
};
const others = Object.values(looks);

/** Landscapes of an own pack get one look after the other. */
function lookOf({ landscapes }: Components, landscape: string): Look | undefined {
  const at = landscapes.values.findIndex(({ id }) => id === landscape);
  return looks[landscape] ?? others[Math.max(0, at) % others.length];
}

export const fillOf = (components: Components, landscape: string): Paint =>
  lookOf(components, landscape)?.fill ?? 'tundra';

export const motifs = (components: Components, landscape: string, spots: readonly Point[]): Shape => {
  const motif = lookOf(components, landscape)?.motif ?? '';
  const all = spots.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}${motif}`).join('');
  return path(all, { fill: 'none', stroke: 'ink', width: 1.4 });
};

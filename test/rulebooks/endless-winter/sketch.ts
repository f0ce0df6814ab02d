import { unmarked } from '../../../src/engine/components.js';
import type { Picture } from '../../../src/engine/drawing/picture.js';
import type { Shape } from '../../../src/engine/drawing/shape.js';
import { gainCodes, metrics } from '../../../src/rulebooks/endless-winter/components/effects.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import { cornersOf, placed } from '../../support/drawn.js';

/* Looks at pictures: what is written on them, what can be touched, and where it lies. */

type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Seen {
  readonly shape: Shape;
  /** Where it lies on the page; null for what has no extent of its own. */
  readonly box: Box | null;
}

export const everything = (layers: readonly Shape[]): Seen[] =>
  [...placed(layers)].map(({ shape, toPage }) => {
    const corners = cornersOf(shape).map(toPage);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return {
      shape,
      box: corners.length === 0 ? null : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    };
  });

/** Without the marks of what is not from the rules. */
export const textsOn = ({ layers }: Picture): string[] =>
  [...placed(layers)].flatMap(({ shape }) => (shape.content === undefined ? [] : [unmarked(shape.content)]));

export const titlesOn = ({ layers }: Picture): string[] =>
  [...placed(layers)].flatMap(({ shape }) => (shape.title === undefined ? [] : [unmarked(shape.title)]));

export const idsOn = ({ layers }: Picture): string[] =>
  [...placed(layers)].flatMap(({ shape }) => shape.actions ?? []);

const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'id' && typeof inside === 'string' ? [inside] : idsIn(inside),
  );
};
const raw = [...idsIn(components), ...gainCodes, ...metrics].filter((id) => id.includes('-'));

/** Ids that no person should have to read. */
export const rawIds = (words: string): string[] => raw.filter((id) => words.includes(id));

const isWithin = ([left, top, right, bottom]: Box, [x, y, far, low]: Box): boolean =>
  left >= x && top >= y && right <= far && bottom <= low;

/** What is wrong with a picture: ids in its words, and what leaves the frame of its area. */
export function faults(picture: Picture): string[] {
  const words = [...textsOn(picture), ...titlesOn(picture), picture.title];
  const found = words.filter((one) => rawIds(one).length > 0);
  const page: Box = [0, 0, picture.width, picture.height];
  for (const layer of picture.layers) {
    const parts = everything([layer]);
    // An area is a layer that begins with its frame; the maps have several layers.
    const first = parts.find(({ shape }) => shape.tag === 'rect');
    const frame = first?.shape.attributes.rx === 10 && first.box !== null ? first.box : page;
    for (const { shape, box } of parts) {
      if (box !== null && !isWithin(box, frame)) found.push(`outside: ${JSON.stringify(shape)}`);
    }
  }
  return found;
}

import { widthOf } from '../../../src/engine/drawing/index.js';
import type { Picture } from '../../../src/engine/drawing/picture.js';
import type { Shape } from '../../../src/engine/drawing/shape.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import { gainCodes, metrics } from '../../../src/rulebooks/endless-winter/schemas/effects.js';

/* Looks at pictures as shapes: what is written on them, what can be touched, and where it lies. */

type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Seen {
  readonly shape: Shape;
  /** Where it lies on the page; null for what has no extent of its own. */
  readonly box: Box | null;
  readonly scale: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const number = ({ attributes }: Shape, name: string): number => Number(attributes[name] ?? 0);

function moved({ x, y, scale }: Place, { attributes }: Shape): Place {
  const transform = String(attributes.transform ?? '');
  const [, dx = '0', dy = '0'] = /translate\((\S+) (\S+)\)/.exec(transform) ?? [];
  const [, more = '1'] = /scale\((\S+)\)/.exec(transform) ?? [];
  return { x: x + Number(dx) * scale, y: y + Number(dy) * scale, scale: scale * Number(more) };
}

function extent(shape: Shape): Box | null {
  switch (shape.tag) {
    case 'rect': {
      const [x, y] = [number(shape, 'x'), number(shape, 'y')];
      return [x, y, x + number(shape, 'width'), y + number(shape, 'height')];
    }
    case 'circle': {
      const [x, y, r] = [number(shape, 'cx'), number(shape, 'cy'), number(shape, 'r')];
      return [x - r, y - r, x + r, y + r];
    }
    case 'polygon': {
      const points = String(shape.attributes.points)
        .split(' ')
        .map((point) => point.split(',').map(Number));
      const xs = points.map(([x = 0]) => x);
      const ys = points.map(([, y = 0]) => y);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }
    case 'text': {
      const size = number(shape, 'font-size');
      const width = widthOf(shape.content ?? '', size, shape.attributes['font-weight'] !== undefined) * 0.92;
      const anchor = shape.attributes['text-anchor'];
      const left = number(shape, 'x') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
      const y = number(shape, 'y');
      return [left, y - size * 0.75, left + width, y + size * 0.2];
    }
    default:
      return null;
  }
}

function walked(shape: Shape, place: Place, found: Seen[]): void {
  const here = moved(place, shape);
  const own = extent(shape);
  const box = own?.map((value, index) => (index % 2 === 0 ? here.x : here.y) + value * here.scale) ?? null;
  found.push({ shape, box: box as Seen['box'], scale: here.scale });
  for (const child of shape.children ?? []) walked(child, here, found);
}

export function everything({ layers }: Picture): Seen[] {
  const found: Seen[] = [];
  for (const layer of layers) walked(layer, { x: 0, y: 0, scale: 1 }, found);
  return found;
}

export const textsOn = (picture: Picture): string[] =>
  everything(picture).flatMap(({ shape }) => (shape.content === undefined ? [] : [shape.content]));

export const titlesOn = (picture: Picture): string[] =>
  everything(picture).flatMap(({ shape }) => (shape.title === undefined ? [] : [shape.title]));

export const idsOn = (picture: Picture): string[] =>
  everything(picture).flatMap(({ shape }) => shape.actions ?? []);

const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'id' && typeof inside === 'string' ? [inside] : idsIn(inside),
  );
};
const raw = [...idsIn(components), ...gainCodes, ...metrics].filter((id) => /[-_]/.test(id));

/** Ids that no person should have to read. */
export const rawIds = (words: string): string[] => raw.filter((id) => words.includes(id));

const SPOILED = /undefined|NaN|\[object|null/;
const isWithin = ([left, top, right, bottom]: Box, [x, y, far, low]: Box): boolean =>
  left >= x && top >= y && right <= far && bottom <= low;

/** What is wrong with a picture, wherever it was made. */
export function faults(picture: Picture): string[] {
  const found: string[] = [];
  for (const words of [...textsOn(picture), ...titlesOn(picture), picture.title]) {
    if (SPOILED.test(words) || rawIds(words).length > 0) found.push(words);
  }
  const page: Box = [0, 0, picture.width, picture.height];
  for (const layer of picture.layers) {
    const parts = everything({ ...picture, layers: [layer] });
    // An area is a layer that begins with its frame, and nothing of it leaves that.
    const frame = parts.find(({ shape }) => shape.tag === 'rect');
    const isArea = frame?.shape.attributes.rx === 10;
    for (const { shape, box, scale } of parts) {
      if (shape.tag === 'text' && Number(shape.attributes['font-size']) * scale < 12) {
        found.push(`too small: ${shape.content}`);
      }
      if (box === null) continue;
      if (!isWithin(box, page)) found.push(`outside of the page: ${JSON.stringify(shape)}`);
      if (isArea && frame.box !== null && !isWithin(box, frame.box)) {
        found.push(`outside of its area: ${JSON.stringify(shape)}`);
      }
    }
  }
  return found;
}

import type { Picture, Shape } from '../../../src/engine/drawing/index.js';
import { widthOf } from '../../../src/engine/drawing/index.js';

/** A shape with where it really is, whatever groups it stands in. */
export interface Drawn {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isTurned: boolean;
}

const FROM: Omit<Drawn, 'shape'> = { x: 0, y: 0, scale: 1, isTurned: false };

function* inside(shape: Shape, from: Omit<Drawn, 'shape'>): Generator<Drawn> {
  const transform = String(shape.attributes.transform ?? '');
  const [, x = '0', y = '0'] = /translate\((\S+) (\S+)\)/.exec(transform) ?? [];
  const [, scale = '1'] = /scale\((\S+)\)/.exec(transform) ?? [];
  const here = {
    x: from.x + Number(x) * from.scale,
    y: from.y + Number(y) * from.scale,
    scale: from.scale * Number(scale),
    isTurned: from.isTurned || transform.includes('rotate'),
  };
  yield { shape, ...here };
  for (const child of shape.children ?? []) yield* inside(child, here);
}

export const everything = ({ layers }: Pick<Picture, 'layers'>): Drawn[] =>
  layers.flatMap((layer) => [...inside(layer, FROM)]);

export const textsOf = (picture: Picture): string[] =>
  everything(picture).flatMap(({ shape }) => (shape.content === undefined ? [] : [shape.content]));

export const titlesOf = (picture: Picture): string[] =>
  everything(picture).flatMap(({ shape }) => (shape.title === undefined ? [] : [shape.title]));

export const touchable = (picture: Picture): Drawn[] =>
  everything(picture).filter(({ shape }) => (shape.actions ?? []).length > 0);

export const idsOn = (picture: Picture): string[] =>
  touchable(picture).flatMap(({ shape }) => shape.actions ?? []);

const number = (value: string | number | undefined): number => Number(value ?? 0);

/** From where to where it reaches; null for what has no extent of its own, or is small and turned. */
export function extentOf({ shape, x, y, scale, isTurned }: Drawn): [number, number, number, number] | null {
  const { tag, attributes: at, content = '' } = shape;
  if (isTurned || tag === 'g' || tag === 'path') return null;
  const box = (
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): [number, number, number, number] => [
    x + left * scale,
    y + top * scale,
    x + right * scale,
    y + bottom * scale,
  ];
  switch (tag) {
    case 'rect':
      return box(
        number(at.x),
        number(at.y),
        number(at.x) + number(at.width),
        number(at.y) + number(at.height),
      );
    case 'circle':
      return box(
        number(at.cx) - number(at.r),
        number(at.cy) - number(at.r),
        number(at.cx) + number(at.r),
        number(at.cy) + number(at.r),
      );
    case 'ellipse':
      return box(
        number(at.cx) - number(at.rx),
        number(at.cy) - number(at.ry),
        number(at.cx) + number(at.rx),
        number(at.cy) + number(at.ry),
      );
    case 'line':
      return box(
        Math.min(number(at.x1), number(at.x2)),
        Math.min(number(at.y1), number(at.y2)),
        Math.max(number(at.x1), number(at.x2)),
        Math.max(number(at.y1), number(at.y2)),
      );
    case 'polygon': {
      const points = String(at.points)
        .split(' ')
        .map((point) => point.split(',').map(Number));
      const [xs, ys] = [points.map(([one = 0]) => one), points.map(([, one = 0]) => one)];
      return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    }
    case 'text': {
      const size = number(at['font-size']);
      const wide = widthOf(content, size, at['font-weight'] === 700);
      const anchor = at['text-anchor'] === 'middle' ? 0.5 : at['text-anchor'] === 'end' ? 1 : 0;
      const left = number(at.x) - wide * anchor;
      return box(left, number(at.y) - size, left + wide, number(at.y) + size * 0.3);
    }
  }
}

import type { AnyAction, AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import { widthOf } from '../../src/engine/drawing/lettering.js';
import type { Picture } from '../../src/engine/drawing/picture.js';
import type { Point, Shape } from '../../src/engine/drawing/shape.js';
import type { Audience, ComponentsShape, Drawing, Language, Viewer } from '../../src/engine/rulebook.js';

/** Realistic names, including a long one and one that contains markup. */
export const names = [
  'Ayla',
  'Brun',
  '<b>Creb</b> & Iza',
  'A name of nearly forty letters, or more',
  'Durc',
  'Ebra',
];

export const tellingFor = (
  seats: number,
  components: ComponentsShape,
  language: Language = 'en',
): Audience<ComponentsShape> => ({ language, names: names.slice(0, seats), components });

export const draw = (
  rulebook: AnyRulebook,
  state: AnyState,
  viewer: Viewer,
  drawing: Drawing<AnyAction, ComponentsShape>,
): Picture => rulebook.picture(rulebook.view(state, viewer), drawing);

/** A shape with the position and scale that its groups give it. */
export interface Placed {
  readonly shape: Shape;
  readonly scale: number;
  readonly toPage: (point: Point) => Point;
}

/** The scale and position of a group on the page. */
type Frame = Omit<Placed, 'shape'>;

const TRANSLATE = /translate\(([^)]*)\)/;
const SCALE = /scale\(([^)]*)\)/;
const ROTATE = /rotate\(([^)]*)\)/;

function framed({ scale, toPage }: Frame, transform: string): Frame {
  const numbers = (part: RegExp) =>
    (part.exec(transform)?.[1] ?? '').split(/[ ,]+/).filter(Boolean).map(Number);
  const [dx = 0, dy = 0] = numbers(TRANSLATE);
  const [by = 1] = numbers(SCALE);
  const [degrees = 0] = numbers(ROTATE);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return {
    scale: scale * by,
    toPage: ([x, y]) => toPage([dx + by * (x * cos - y * sin), dy + by * (x * sin + y * cos)]),
  };
}

const PAGE: Frame = { scale: 1, toPage: (point) => point };

export function* placed(shapes: readonly Shape[], around = PAGE): Generator<Placed> {
  for (const shape of shapes) {
    const { transform } = shape.attributes;
    const frame = transform === undefined ? around : framed(around, String(transform));
    yield { shape, ...frame };
    yield* placed(shape.children ?? [], frame);
  }
}

/** Points that are certainly within the bounds of a shape. Empty for paths, whose bounds are hard to compute. */
export function cornersOf({ tag, attributes: of, content }: Shape): Point[] {
  const at = (name: string) => Number(of[name] ?? 0);
  const box = (x: number, y: number, width: number, height: number): Point[] => [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  if (tag === 'rect') return box(at('x'), at('y'), at('width'), at('height'));
  if (tag === 'circle') return box(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'));
  if (tag === 'line')
    return [
      [at('x1'), at('y1')],
      [at('x2'), at('y2')],
    ];
  if (tag === 'polygon')
    return String(of.points)
      .split(' ')
      .map((pair) => pair.split(',').map(Number) as unknown as Point);
  if (tag === 'text') {
    const size = at('font-size');
    // A lower bound: letters are usually narrower than assumed.
    const width = widthOf(content ?? '', size) * 0.8;
    const anchor = of['text-anchor'];
    const left = at('x') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
    return box(left, at('y') - size * 0.7, width, size * 0.7);
  }
  return [];
}

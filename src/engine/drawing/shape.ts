import type { Paint } from './palette.js';

/** What is drawn, as plain data: `svg.ts` alone writes it down, and escapes every text on the way. */
export interface Shape {
  readonly tag: 'g' | 'rect' | 'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'text';
  readonly attributes: { readonly [name: string]: string | number };
  readonly paints?: Paints;
  readonly children?: readonly Shape[];
  /** What a text says. */
  readonly content?: string;
  /** What it is, for whoever points at it or has it read out. */
  readonly title?: string;
  /** The ids of the legal actions that touch it. */
  readonly actions?: readonly string[];
}

interface Paints {
  readonly fill?: Paint | 'none';
  readonly stroke?: Paint;
}

export type Point = readonly [x: number, y: number];

export interface Style extends Paints {
  /** The width of the stroke; 1 where none is named. */
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

function styled({ fill, stroke, width, opacity, dash }: Style): Pick<Shape, 'attributes' | 'paints'> {
  return {
    attributes: {
      ...(width === undefined ? {} : { 'stroke-width': width }),
      ...(opacity === undefined ? {} : { opacity }),
      ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
    },
    paints: { ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke }) },
  };
}

function drawn(tag: Shape['tag'], attributes: Shape['attributes'], style: Style): Shape {
  const { attributes: own, paints } = styled(style);
  return { tag, attributes: { ...attributes, ...own }, ...(paints === undefined ? {} : { paints }) };
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  { radius, ...style }: Style & { readonly radius?: number } = {},
): Shape => drawn('rect', { x, y, width, height, ...(radius === undefined ? {} : { rx: radius }) }, style);

export const circle = (cx: number, cy: number, r: number, style: Style = {}): Shape =>
  drawn('circle', { cx, cy, r }, style);

export const ellipse = (cx: number, cy: number, rx: number, ry: number, style: Style = {}): Shape =>
  drawn('ellipse', { cx, cy, rx, ry }, style);

export const line = (x1: number, y1: number, x2: number, y2: number, style: Style = {}): Shape =>
  drawn('line', { x1, y1, x2, y2 }, { stroke: 'ink', ...style });

export const path = (d: string, style: Style = {}): Shape => drawn('path', { d }, style);

export const polygon = (points: readonly Point[], style: Style = {}): Shape =>
  drawn('polygon', { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ') }, style);

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: Paint;
  /** Drawn around the letters, for texts upon a map. */
  readonly halo?: Paint;
}

/** `y` is the middle of the letters, so that a text stands where a shape would. */
export function text(
  x: number,
  y: number,
  content: string,
  { size = 14, bold = false, anchor = 'start', fill = 'ink', halo }: TextStyle = {},
): Shape {
  return {
    tag: 'text',
    attributes: {
      x,
      y: y + size * 0.36,
      'font-size': size,
      ...(bold ? { 'font-weight': 700 } : {}),
      ...(anchor === 'start' ? {} : { 'text-anchor': anchor }),
      ...(halo === undefined
        ? {}
        : { 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }),
    },
    paints: { fill, ...(halo === undefined ? {} : { stroke: halo }) },
    content,
  };
}

export interface GroupSettings {
  readonly at?: Point;
  readonly scale?: number;
  readonly rotate?: number;
  readonly opacity?: number;
  readonly title?: string;
}

export function group(
  children: readonly Shape[],
  { at, scale, rotate, opacity, title }: GroupSettings = {},
): Shape {
  const moves = [
    at === undefined ? '' : `translate(${round(at[0])} ${round(at[1])})`,
    rotate === undefined ? '' : `rotate(${round(rotate)})`,
    scale === undefined ? '' : `scale(${round(scale, 4)})`,
  ].filter(Boolean);
  return {
    tag: 'g',
    attributes: {
      ...(moves.length === 0 ? {} : { transform: moves.join(' ') }),
      ...(opacity === undefined ? {} : { opacity }),
    },
    children,
    ...(title === undefined ? {} : { title }),
  };
}

/** Something that actions may touch: with any, it is outlined, and a client can make it answer to a click. */
export function choice(
  actions: readonly string[],
  title: string,
  shapes: readonly Shape[],
  outline: Shape,
): Shape {
  if (actions.length === 0) return group(shapes, { title });
  const ring: Shape = {
    ...outline,
    attributes: { ...outline.attributes, 'stroke-width': 3 },
    paints: { fill: 'none', stroke: 'accent' },
  };
  return { ...group([...shapes, ring], { title }), actions };
}

/** Numbers as short as a picture needs them. */
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

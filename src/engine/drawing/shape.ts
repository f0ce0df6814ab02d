import type { Paint } from './palette.js';

/** A shape as plain data. Only `svg.ts` writes SVG, and it escapes every text. */
export interface Shape {
  readonly tag: 'g' | 'rect' | 'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'text';
  readonly attributes: { readonly [name: string]: string | number };
  readonly paints?: Paints;
  readonly children?: readonly Shape[];
  /** The content of a text. */
  readonly content?: string;
  /** A label for tooltips and screen readers. */
  readonly title?: string;
  /** The ids of the legal actions that this shape offers. */
  readonly actions?: readonly string[];
  /** Of a layer: the part of the picture that it belongs to. */
  readonly part?: string;
}

interface Paints {
  readonly fill?: Paint | 'none';
  readonly stroke?: Paint;
}

export type Point = readonly [x: number, y: number];

export interface Style extends Paints {
  /** The width of the stroke. Default: 1. */
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
  /** An outline around the letters, for text on a map. */
  readonly halo?: Paint;
}

/** `y` is the middle of the letters, so that texts and shapes align. */
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

/** Shapes that offer actions. With any, they get an outline, and a client can make them clickable. */
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

/** Rounds a number, to keep the SVG short. */
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

import { escapeHtml } from '../../kernel/escape-html.js';
import { unmarked } from '../components.js';
import { type Colours, palette, type Scheme } from './palette.js';
import type { Picture, PicturePart } from './picture.js';
import { round, type Shape } from './shape.js';

/*
 * Pictures as SVG. They have no styles and scripts, so that a page can embed them under the strictest content policy,
 * and no ids, so that a page can embed several.
 */
const FONTS = 'Inter, system-ui, -apple-system, Segoe UI, Roboto, sans-serif';

/** Characters that XML does not allow. They would make the whole document invalid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escaped = (text: string): string => escapeHtml(text.replace(UNWRITABLE, ''));

function attribute(name: string, value: string | number): string {
  return ` ${name}="${typeof value === 'number' ? round(value) : escaped(value)}"`;
}

/** Screen readers read labels aloud: the mark is seen in the picture, and explained below it. */
const titled = (title: string | undefined): string =>
  title === undefined ? '' : `<title>${escaped(unmarked(title))}</title>`;

/** Replaces the written content of a group. */
type Within = (inside: string) => string;

export function shapeAsSvg(
  shape: Shape,
  colours: Colours,
  within: Within = (inside) => inside,
  around = 1,
): string {
  const { tag, attributes, paints, children = [], content, title, actions = [], part } = shape;
  const { opacity = 1, ...others } = attributes;
  const shown = around * Number(opacity);
  let written = `<${tag}`;
  for (const [name, value] of Object.entries(others)) written += attribute(name, value);
  // Opacity of a group would need a separate canvas, and the PNG renderer crashes if that is outside the picture. So
  // the opacity is set on every shape.
  if (tag !== 'g' && shown < 1)
    written += attribute('fill-opacity', shown) + attribute('stroke-opacity', shown);
  if (paints?.fill !== undefined)
    written += ` fill="${paints.fill === 'none' ? 'none' : colours[paints.fill]}"`;
  if (paints?.stroke !== undefined) written += ` stroke="${colours[paints.stroke]}"`;
  if (part !== undefined) written += attribute('data-part', part);
  if (actions.length > 0) {
    written += attribute('data-action', actions.join(' '));
    written += ` role="button" tabindex="0"${attribute('aria-label', unmarked(title ?? ''))}`;
  }
  const held = children.map((child) => shapeAsSvg(child, colours, within, shown)).join('');
  const inside =
    titled(title) + (tag === 'g' ? within(held) : held) + (content === undefined ? '' : escaped(content));
  return inside === '' ? `${written}/>` : `${written}>${inside}</${tag}>`;
}

const hasActions = ({ actions = [], children = [] }: Shape): boolean =>
  actions.length > 0 || children.some(hasActions);

export interface Rendering {
  readonly scheme: Scheme;
  /** The width in pixels. */
  readonly size: number;
}

export const colour = (scheme: Scheme): Colours => palette[scheme];

/** The SVG document around the drawn shapes. */
export function document(
  { width, height, title }: Pick<Picture, 'width' | 'height' | 'title'>,
  { scheme, size }: Rendering,
  inside: string,
  role = 'img',
): string {
  const tall = round((size * height) / width);
  const { page, ink } = colour(scheme);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${size}" height="${tall}"` +
    ` font-family="${FONTS}" fill="${ink}" role="${role}"${attribute('aria-label', unmarked(title))}>${titled(title)}` +
    `<rect width="${round(width)}" height="${round(height)}" fill="${page}"/>${inside}</svg>`
  );
}

/** SVG has an element for areas to look at. */
const partAsSvg = ({ name, title, x, y, width, height }: PicturePart): string =>
  `<view${attribute('data-part', name)} viewBox="${[x, y, width, height].map((one) => round(one)).join(' ')}">${titled(title)}</view>`;

export function toSvg(picture: Picture, rendering: Rendering): string {
  const colours = colour(rendering.scheme);
  const parts = (picture.parts ?? []).map(partAsSvg).join('');
  const inside = parts + picture.layers.map((layer) => shapeAsSvg(layer, colours)).join('');
  // Screen readers skip the content of an image, so a picture with buttons has the role `group`.
  return document(picture, rendering, inside, picture.layers.some(hasActions) ? 'group' : 'img');
}

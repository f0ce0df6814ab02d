import { type Allowed, sanitize } from './sanitize.js';

/** Shapes, texts and animations. Nothing that runs scripts, loads resources or contains styles. */
const drawing: Allowed = {
  elements: new Set(
    'svg g rect circle ellipse line polyline polygon path text tspan title desc view defs use animate animateTransform'.split(
      ' ',
    ),
  ),
  attributes: new Set(
    [
      'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points transform preserveAspectRatio dx dy',
      'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linejoin stroke-linecap stroke-dasharray',
      'stroke-dashoffset opacity visibility paint-order font-family font-size font-weight font-style text-anchor',
      'letter-spacing dominant-baseline role tabindex aria-label aria-hidden data-action data-part id href',
      'attributeName attributeType type values keyTimes calcMode dur begin end repeatCount from to by',
    ]
      .join(' ')
      .split(' '),
  ),
  isAllowedValue: (name, value) => {
    // Ids of reused content. None of them is an id of the page.
    if (name === 'id') return /^p\d+$/.test(value);
    if (name === 'href') return /^#p\d+$/.test(value);
    // No external paints, and animations of these attributes only.
    return !/url\s*\(/i.test(value) && (name !== 'attributeName' || ANIMATED.has(value));
  },
};
const ANIMATED = new Set(['visibility', 'opacity', 'transform']);

/** Parses and sanitizes a picture from the server; null if it is not an SVG. */
export function pictureFrom(text: string): SVGSVGElement | null {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const picture = sanitize(parsed, drawing);
  if (!(picture instanceof SVGSVGElement)) return null;
  // The title already is the accessible name. With a label too, axe compares the label with the visible text.
  for (const button of picture.querySelectorAll('[data-action]:has(> title)'))
    button.removeAttribute('aria-label');
  return picture;
}

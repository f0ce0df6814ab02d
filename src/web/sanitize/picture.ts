import { type Allowed, sanitize } from './sanitize.js';

/** What drawings are made of: shapes, texts and moves, and nothing that runs, loads or styles. */
const drawing: Allowed = {
  elements: new Set(
    'svg g rect circle ellipse line polyline polygon path text tspan title desc defs use animate animateTransform'.split(
      ' ',
    ),
  ),
  attributes: new Set(
    [
      'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points transform preserveAspectRatio dx dy',
      'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linejoin stroke-linecap stroke-dasharray',
      'stroke-dashoffset opacity visibility paint-order font-family font-size font-weight font-style text-anchor',
      'letter-spacing dominant-baseline role tabindex aria-label aria-hidden data-action id href',
      'attributeName attributeType type values keyTimes calcMode dur begin end repeatCount from to by',
    ]
      .join(' ')
      .split(' '),
  ),
  isFine: (name, value) => {
    // What is written once and shown often has a name that is none of this page's own.
    if (name === 'id') return /^p\d+$/.test(value);
    if (name === 'href') return /^#p\d+$/.test(value);
    // No paint comes from elsewhere, and nothing moves but what is seen.
    return !/url\s*\(/i.test(value) && (name !== 'attributeName' || MOVED.has(value));
  },
};
const MOVED = new Set(['visibility', 'opacity', 'transform']);

/** A picture of the server's as part of this page; null where it is none. */
export function pictureFrom(text: string): SVGSVGElement | null {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const picture = sanitize(parsed, drawing);
  if (!(picture instanceof SVGSVGElement)) return null;
  // Each has a title too, which is its name: said twice, it would be held against what is written in the drawing.
  for (const button of picture.querySelectorAll('[data-action]:has(> title)'))
    button.removeAttribute('aria-label');
  return picture;
}

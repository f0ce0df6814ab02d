import { type Allowed, graft } from './graft.js';

/** What drawings are made of: shapes, texts and moves, and nothing that runs, loads or styles. */
const drawing: Allowed = {
  elements: new Set(
    'svg g defs use rect circle ellipse line polyline polygon path text tspan title desc animate animateTransform'.split(
      ' ',
    ),
  ),
  attributes: new Set(
    [
      'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points transform preserveAspectRatio dx dy',
      'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linejoin stroke-linecap stroke-dasharray',
      'stroke-dashoffset opacity visibility paint-order font-family font-size font-weight font-style text-anchor',
      'letter-spacing dominant-baseline role tabindex aria-label aria-hidden data-action',
      'attributeName attributeType type values keyTimes calcMode dur begin end repeatCount from to by',
      'id href',
    ]
      .join(' ')
      .split(' '),
  ),
  // No paint comes from elsewhere, nothing moves but what is seen, and what is referred to is in the picture itself.
  isFine: (name, value) => !/url\s*\(/i.test(value) && (FORMS.get(name)?.test(value) ?? true),
};
const FORMS = new Map([
  ['attributeName', /^(?:visibility|opacity|transform)$/],
  ['id', /^p\d+$/],
  ['href', /^#p\d+$/],
]);

/** A picture of the server's as part of this page; null where it is none. */
export function pictureFrom(text: string): SVGSVGElement | null {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const picture = graft(parsed, drawing);
  if (!(picture instanceof SVGSVGElement)) return null;
  // Each has a title too, which is its name: said twice, it would be held against what is written in the drawing.
  for (const button of picture.querySelectorAll('[data-action]:has(> title)'))
    button.removeAttribute('aria-label');
  return picture;
}

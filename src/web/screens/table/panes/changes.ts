/*
 * What differs between two pictures, without knowing what they show: the innermost groups with a title are things, such
 * as a card or a token, and a thing that the picture before did not have in the same place has changed.
 */
const TITLED = 'g:has(> title)';
const still = matchMedia('(prefers-reduced-motion: reduce)');
export const CHANGED = 'changed';
const FRAMED = 'changed-frame';

/** The innermost titled groups. */
const thingsIn = (picture: Element): readonly SVGGElement[] =>
  [...picture.querySelectorAll<SVGGElement>(TITLED)].filter((one) => one.querySelector(TITLED) === null);

/** Reading them takes long, and marks and moves both need them. */
const contents = new WeakMap<SVGGElement, string>();

/** The shapes of a thing, without what says that it can be clicked: that changes from prompt to prompt. */
function contentOf(thing: SVGGElement): string {
  const known = contents.get(thing);
  if (known !== undefined) return known;
  const children = [...thing.children].filter(
    ({ localName, classList }) => localName !== 'title' && !classList.contains(FRAMED),
  );
  // The last shape of what can be clicked is the ring around it.
  const own = thing.hasAttribute('data-action') ? children.slice(0, -1) : children;
  const content = own.map((child) => child.outerHTML).join('');
  contents.set(thing, content);
  return content;
}

/** Where a thing stands, by the transforms around it. */
function placeOf(thing: Element): string {
  const around: string[] = [];
  for (
    let one: Element | null = thing;
    one !== null && !(one instanceof SVGSVGElement);
    one = one.parentElement
  )
    around.push(one.getAttribute('transform') ?? '');
  return around.join(' ');
}

/** With more changes than this, the pictures have little in common, and marks say nothing. */
const MAX_MARKED = 60;

/** Marks what the picture before did not have in the same place. */
export function markChanges(picture: Element, before: Element | null): void {
  for (const marked of picture.querySelectorAll(`.${CHANGED}`)) marked.classList.remove(CHANGED);
  if (before === null) return;
  const left = new Map<string, number>();
  const keyOf = (thing: SVGGElement) => `${placeOf(thing)} ${contentOf(thing)}`;
  for (const thing of thingsIn(before)) left.set(keyOf(thing), (left.get(keyOf(thing)) ?? 0) + 1);
  const changed = thingsIn(picture).filter((thing) => {
    const key = keyOf(thing);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
  if (changed.length > MAX_MARKED) return;
  for (const thing of changed) thing.classList.add(CHANGED);
}

/** Where each thing is on the screen, if no other looks the same; nothing where nothing moves. */
export function placesIn(picture: Element): ReadonlyMap<string, DOMRect> {
  if (still.matches) return new Map();
  const places = new Map<string, DOMRect>();
  const twice = new Set<string>();
  for (const thing of thingsIn(picture)) {
    const content = contentOf(thing);
    if (places.has(content)) twice.add(content);
    else places.set(content, thing.getBoundingClientRect());
  }
  for (const content of twice) places.delete(content);
  return places;
}

const MOVE_MS = 450;
/** In pixels: less is a change of the layout. */
const SHORTEST = 3;

/** Lets things that stood elsewhere in the picture before move to their new place. */
export function animateMoves(picture: SVGSVGElement, before: ReadonlyMap<string, DOMRect>): void {
  if (before.size === 0) return;
  for (const thing of thingsIn(picture)) {
    const from = before.get(contentOf(thing));
    if (from === undefined) continue;
    const to = thing.getBoundingClientRect();
    const around = (thing.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM() ?? null;
    const [across, down] = [from.x - to.x, from.y - to.y];
    if (around === null || Math.hypot(across, down) < SHORTEST) continue;
    const start = `${across / around.a}px ${down / around.d}px`;
    thing.animate([{ translate: start }, { translate: '0px 0px' }], {
      duration: MOVE_MS,
      easing: 'ease-in-out',
    });
  }
}

const FRAME = 3;
const SVG = 'http://www.w3.org/2000/svg';

/** Draws a frame around everything that is marked. The picture must be in the document. */
export function frameChanges(picture: SVGSVGElement): void {
  for (const frame of picture.querySelectorAll(`.${FRAMED}`)) frame.remove();
  for (const thing of picture.querySelectorAll<SVGGElement>(`.${CHANGED}`)) {
    const { x, y, width, height } = thing.getBBox();
    if (width === 0 && height === 0) continue;
    const frame = document.createElementNS(SVG, 'rect');
    frame.setAttribute('class', FRAMED);
    for (const [name, value] of Object.entries({
      x: x - FRAME,
      y: y - FRAME,
      width: width + 2 * FRAME,
      height: height + 2 * FRAME,
      rx: FRAME,
    }))
      frame.setAttribute(name, String(value));
    thing.append(frame);
  }
}

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isolated } from '../../../parts/isolated.js';
import { otherLanguage } from '../../../texts/words.js';

/** What is explained: its text, and where it is. */
interface Explained {
  readonly text: string;
  readonly box: DOMRect;
}

/** How long a finger rests on a shape that can be clicked before it is explained in place of being clicked. */
const LONG_PRESS = 450;
const MARGIN = 6;

/** Explains whatever has a title in the pictures: under the mouse, with the focus, or under a finger. */
export function Explanation({ place }: { readonly place: { readonly current: HTMLElement | null } }) {
  const [explained, explain] = useState<Explained | null>(null);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    return current === null ? undefined : explaining(current, explain);
  }, []);
  useLayoutEffect(() => {
    const { current } = note;
    if (current === null || explained === null) return;
    const { width, height } = current.getBoundingClientRect();
    const { box } = explained;
    const left = Math.min(innerWidth - width - MARGIN, Math.max(MARGIN, box.x + box.width / 2 - width / 2));
    const above = box.y - height - MARGIN;
    const top = above >= MARGIN ? above : Math.min(innerHeight - height - MARGIN, box.bottom + MARGIN);
    current.style.left = `${left}px`;
    current.style.top = `${top}px`;
  }, [explained]);
  if (explained === null) return null;
  return (
    <div class="explanation" role="tooltip" ref={note} lang={otherLanguage()}>
      {isolated(explained.text)}
    </div>
  );
}

const titleOf = (shape: Element): Element | null => shape.querySelector(':scope > title');

function titledAround(target: EventTarget | null, place: Element): SVGElement | null {
  let shape = target instanceof SVGElement ? target : null;
  while (shape !== null && place.contains(shape)) {
    if (!(shape instanceof SVGSVGElement) && titleOf(shape) !== null) return shape;
    shape = shape.parentElement instanceof SVGElement ? shape.parentElement : null;
  }
  return null;
}

/** Shows and hides the explanation of what is around a target. */
function explainer(place: HTMLElement, explain: (explained: Explained | null) => void) {
  let putBack = () => {};
  const hide = () => {
    putBack();
    putBack = () => {};
    explain(null);
  };
  const show = (target: EventTarget | null, isMouse = false) => {
    hide();
    const shape = titledAround(target, place);
    const title = shape === null ? null : titleOf(shape);
    const text = title?.textContent ?? '';
    if (shape === null || title === null || text === '') return;
    explain({ text, box: shape.getBoundingClientRect() });
    if (!isMouse) return;
    // With a title there, the browser would explain it once more.
    title.remove();
    putBack = () => shape.prepend(title);
  };
  return { show, hide };
}

/** Listens in a place. Returns the function that ends it. */
function explaining(place: HTMLElement, explain: (explained: Explained | null) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const { show, hide } = explainer(place, explain);
  const stopPressing = explainLongPresses(place, show, signal);
  const leave = () => {
    stopPressing();
    hide();
  };
  place.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && show(event.target, true),
    {
      signal,
    },
  );
  place.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && leave(), { signal });
  place.addEventListener('pointerdown', (event) => event.pointerType === 'mouse' && leave(), { signal });
  place.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(target),
    { signal },
  );
  for (const type of ['focusout', 'pointercancel'] as const) place.addEventListener(type, leave, { signal });
  place.addEventListener('scroll', leave, { signal, capture: true });
  place.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), { signal });
  return () => {
    ending.abort();
    leave();
  };
}

/** A finger explains at once what cannot be clicked, and by a long press what can: that is no click then. */
function explainLongPresses(
  place: HTMLElement,
  show: (target: EventTarget | null) => void,
  signal: AbortSignal,
): () => void {
  let press: ReturnType<typeof setTimeout> | undefined;
  let swallowsClick = false;
  const stop = () => clearTimeout(press);
  place.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      swallowsClick = false;
      if (pointerType === 'mouse') return;
      const shape = titledAround(target, place);
      if (shape === null || shape.closest('[data-action]') === null) return show(target);
      press = setTimeout(() => {
        swallowsClick = true;
        show(target);
      }, LONG_PRESS);
    },
    { signal },
  );
  place.addEventListener('pointerup', stop, { signal });
  place.addEventListener(
    'click',
    (event) => {
      if (swallowsClick) event.stopPropagation();
      swallowsClick = false;
    },
    { signal, capture: true },
  );
  return stop;
}

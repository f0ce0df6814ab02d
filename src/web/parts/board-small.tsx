import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { getPicture } from '../api/picture.js';
import { pictureFrom } from '../sanitize/picture.js';
import { shade } from '../state/settings.js';
import { useLoaded } from './use-loaded.js';

/** The wide layout, which shows a game as a whole. */
const SIZE = 1200;

interface Props {
  readonly game: string;
  /** Another version has another picture. */
  readonly version: number;
}

/**
 * A small picture of a game, loaded when it comes into sight. It only decorates: what it shows is said beside it. It has a
 * tree of its own, because pictures use the same ids.
 */
export function BoardSmall({ game, version }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const sight = { game, invitation: null, seat: null, scheme: shade.value, size: SIZE };
  const text = useLoaded(
    async (signal) => (isSeen ? getPicture(sight, null, signal) : null),
    [game, version, shade.value, isSeen],
  ).value;
  useLayoutEffect(() => {
    if (place.current !== null) show(place.current, text);
  }, [text]);
  return <div ref={place} class="board-small" aria-hidden="true" />;
}

/** Shows a picture without anything to click on. */
export function show(place: HTMLElement, text: string | null): void {
  const picture = text === null ? null : pictureFrom(text);
  if (picture === null) return;
  picture.removeAttribute('height');
  picture.setAttribute('width', '100%');
  picture.setAttribute('aria-hidden', 'true');
  for (const one of [picture, ...picture.querySelectorAll('[tabindex], [role], [data-action]')])
    for (const name of ['tabindex', 'role', 'data-action', 'aria-label']) one.removeAttribute(name);
  (place.shadowRoot ?? place.attachShadow({ mode: 'open' })).replaceChildren(picture);
}

/** Whether an element has come into sight. */
export function useSeen(place: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen;
}

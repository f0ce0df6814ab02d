import { useState } from 'preact/hooks';
import type { Taking } from './use-taking.js';

const TOUCHABLE = '[data-action]';

/** How clicks and keys on the picture take actions. */
export interface Touching {
  readonly click: (event: MouseEvent) => void;
  readonly press: (event: KeyboardEvent) => void;
  /** The actions of a shape that offers several, until one is chosen. */
  readonly menu: readonly string[] | null;
  readonly choose: (action: string) => void;
  readonly closeMenu: () => void;
}

export function useTouching(taking: Taking, legal: ReadonlySet<string>): Touching {
  const [menu, setMenu] = useState<readonly string[] | null>(null);
  const choose = (action: string) => {
    setMenu(null);
    taking.choose(action);
  };
  const touch = (spot: Element | null): boolean => {
    const ids = (spot?.getAttribute('data-action')?.split(' ') ?? []).filter((id) => legal.has(id));
    const [only] = ids;
    if (only === undefined) return false;
    if (ids.length === 1) choose(only);
    else setMenu(ids);
    return true;
  };
  return {
    menu,
    choose,
    closeMenu: () => setMenu(null),
    press: (event) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && touch(touchableAround(event.target))) event.preventDefault();
    },
    // A new picture may replace the target while the mouse button is down. Then only the position is known.
    click: (event) =>
      touch(
        touchableAround(event.target) ??
          touchableAround(document.elementFromPoint(event.clientX, event.clientY)),
      ),
  };
}

const touchableAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(TOUCHABLE) : null;

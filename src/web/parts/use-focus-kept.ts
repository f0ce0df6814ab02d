import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus to `place` if an update removed the focused element, such as a pressed button. Scrolls there for
 * keyboard users only, so that the page does not move under a pointer.
 */
export function useFocusKept(root: { readonly current: HTMLElement | null }, place: string): void {
  const held = useRef<'keyboard' | 'pointer' | null>(null);
  const last = useRef<'keyboard' | 'pointer'>('pointer');
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const leaving = new AbortController();
    const on = (name: string, listener: () => void, target: EventTarget = document) =>
      target.addEventListener(name, listener, { signal: leaving.signal, capture: true });
    on('keydown', () => {
      last.current = 'keyboard';
    });
    on('pointerdown', () => {
      last.current = 'pointer';
      held.current = null;
    });
    on('focusin', () => {
      held.current = null;
    });
    on(
      'focusin',
      () => {
        held.current = last.current;
      },
      element,
    );
    return () => leaving.abort();
  }, [root]);
  useLayoutEffect(() => {
    if (held.current === null || !isNowhere()) return;
    const preventScroll = held.current === 'pointer';
    root.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll });
  });
}

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * When what has the focus is gone after an update, such as a button that was pressed, the focus goes to what stands
 * in its place. Who uses the keyboard is shown where that is; who points at things is not moved away from them.
 */
export function useFocusKept(root: { readonly current: HTMLElement | null }, place: string): void {
  const held = useRef<'keyboard' | 'pointer' | null>(null);
  const last = useRef<'keyboard' | 'pointer'>('pointer');
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const leaving = new AbortController();
    const on = (name: string, hear: () => void, target: EventTarget = document) =>
      target.addEventListener(name, hear, { signal: leaving.signal, capture: true });
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

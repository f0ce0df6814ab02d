import { useLayoutEffect } from 'preact/hooks';

const TOUCHABLE = '[data-action]';

const idsOf = (shape: Element): readonly string[] => shape.getAttribute('data-action')?.split(' ') ?? [];

/** Keeps the focus on the same button of the picture when the picture is replaced. */
export function useHeldFocus(place: { readonly current: HTMLElement | null }, picture: object): void {
  // Read while rendering: afterwards the focused shape is gone.
  const { current } = place;
  const held = document.activeElement;
  const shape =
    held instanceof SVGElement && current?.contains(held) === true && held.matches(TOUCHABLE)
      ? { ids: idsOf(held), focusVisible: held.matches(':focus-visible') }
      : null;
  useLayoutEffect(() => {
    if (shape === null || place.current === null || place.current.contains(document.activeElement)) return;
    const shapes = [...place.current.querySelectorAll<SVGElement>(TOUCHABLE)];
    const next = shapes.find((one) => idsOf(one).some((id) => shape.ids.includes(id))) ?? shapes[0];
    // Browsers support `focusVisible`, but the types of TypeScript do not have it.
    const options: FocusOptions & { focusVisible: boolean } = {
      preventScroll: true,
      focusVisible: shape.focusVisible,
    };
    (next ?? place.current).focus(options);
  }, [picture]);
}

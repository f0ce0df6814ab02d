import { signal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** The ids of the actions of what the player points at, in the picture or in the list. */
export const pointed = signal<readonly string[]>([]);

const idsOf = (element: Element | null): readonly string[] =>
  element?.getAttribute('data-action')?.split(' ') ?? [];

/** Follows the mouse and the focus over anything with actions. */
export function point({ target }: Event): void {
  const ids = target instanceof Element ? idsOf(target.closest('[data-action]')) : [];
  if (ids.join() !== pointed.peek().join()) pointed.value = ids;
}

export const pointNowhere = (): void => {
  if (pointed.peek().length > 0) pointed.value = [];
};

/** Marks the shapes that share an action with what is pointed at. */
export const usePointedShapes = (place: { readonly current: Element | null }): void =>
  useSignalEffect(() => {
    for (const shape of place.current?.querySelectorAll('[data-action]') ?? [])
      shape.classList.toggle(
        'pointed',
        idsOf(shape).some((id) => pointed.value.includes(id)),
      );
  });

/** Marks the shapes of the action that a coach expects, again after each rendering: the picture may be a new one. */
export const useExpectedShapes = (
  place: { readonly current: Element | null },
  expected: string | null,
): void =>
  useLayoutEffect(() => {
    for (const shape of place.current?.querySelectorAll('[data-action]') ?? [])
      shape.classList.toggle('expected', expected !== null && idsOf(shape).includes(expected));
  });

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { heading } from '../state/title.js';

interface Props {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The heading of a screen. It gets the focus after navigation, and is part of the window title. */
export function Heading({ title, children }: Props) {
  useEffect(() => {
    heading.value = title;
  }, [title]);
  return (
    <div class="heading">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

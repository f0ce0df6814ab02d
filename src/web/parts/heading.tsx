import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { heading } from '../state/title.js';

interface Props {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The heading of a screen. It has the focus after the way there, and stands in the title of the window. */
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

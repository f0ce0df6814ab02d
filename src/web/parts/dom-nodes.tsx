import { useLayoutEffect, useRef } from 'preact/hooks';

/** Shows DOM nodes that Preact did not create. */
export function DomNodes({
  nodes,
  class: name,
}: {
  readonly nodes: readonly Node[];
  readonly class: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} class={name} />;
}

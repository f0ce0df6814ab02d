import { useLayoutEffect, useRef } from 'preact/hooks';

/** Shows DOM nodes that Preact did not create. */
export function DomNodes({
  nodes,
  class: name,
  lang,
}: {
  readonly nodes: readonly Node[];
  readonly class: string;
  readonly lang?: string | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} class={name} lang={lang} />;
}

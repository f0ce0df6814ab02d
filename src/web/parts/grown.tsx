import { useLayoutEffect, useRef } from 'preact/hooks';

/** Holds nodes that were not made here, in the place of those before. */
export function Grown({ nodes, class: name }: { readonly nodes: readonly Node[]; readonly class: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} class={name} />;
}

import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

export interface Tab {
  readonly name: string;
  readonly title: string;
  /** The number of new items in the tab. */
  readonly count?: number;
  readonly content: () => ComponentChildren;
}

/** Tabs: the first one until another is chosen. The arrow keys go to the next or the previous one. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  const step = (event: KeyboardEvent) => {
    const by = new Map([
      ['ArrowRight', 1],
      ['ArrowLeft', -1],
    ]).get(event.key);
    if (by === undefined || current === undefined) return;
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length];
    setChosen(next?.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next?.name}"]`)?.focus();
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} ref={list} onKeyDown={step}>
        {tabs.map(({ name, title, count = 0 }) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            id={`${id}-${name}`}
            aria-selected={name === current?.name}
            aria-controls={name === current?.name ? `${id}-panel` : undefined}
            tabIndex={name === current?.name ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {title}
            {count > 0 && <span class="count">{count}</span>}
          </button>
        ))}
      </div>
      {current !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.name}`} key={current.name}>
          {current.content()}
        </div>
      )}
    </div>
  );
}

import { useLayoutEffect, useRef } from 'preact/hooks';
import { otherLanguage, words } from '../../../texts/words.js';
import { animateMoves, frameChanges, placesIn } from './changes.js';
import type { Pane, Panes } from './use-panes.js';

interface Props {
  readonly pane: Pane;
  readonly panes: Panes;
  /** Whether the picture has no other parts. */
  readonly isOnly: boolean;
  /** Changes with what is marked as changed. */
  readonly marks: string | null;
}

/** One part of the picture, with what can be done with it. */
export function PaneView({ pane, panes, isOnly, marks }: Props) {
  const t = words().table.panes;
  const { part, zoom, isPinned } = pane;
  const { name, title, box, svg } = part;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null || svg.parentElement === current) return;
    const former = current.firstElementChild;
    const before = former === null ? null : placesIn(former);
    current.replaceChildren(svg);
    if (before !== null) animateMoves(svg, before);
  }, [svg]);
  useLayoutEffect(() => frameChanges(svg), [svg, marks]);
  useLayoutEffect(() => {
    svg.setAttribute('width', String(box.width * zoom));
    svg.setAttribute('height', String(box.height * zoom));
  }, [svg, zoom]);
  return (
    <section class="pane" data-pane={name} aria-label={title}>
      <div class="picture" ref={place} lang={otherLanguage()} />
      <div class="pane-tools">
        {zoom > 1 && <Tool name={t.smaller(title)} sign="−" onPress={() => panes.zoom(name, -1)} />}
        <Tool name={t.larger(title)} sign="+" onPress={() => panes.zoom(name, 1)} />
        {!isOnly && (
          <>
            <Tool name={t.pin(title)} sign="⚲" isOn={isPinned} onPress={() => panes.pin(name)} />
            <Tool name={t.close(title)} sign="×" onPress={() => panes.close(name)} />
          </>
        )}
      </div>
    </section>
  );
}

interface ToolProps {
  readonly name: string;
  readonly sign: string;
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ name, sign, isOn, onPress }: ToolProps) => (
  <button type="button" class="tool" aria-label={name} title={name} aria-pressed={isOn} onClick={onPress}>
    <span aria-hidden="true">{sign}</span>
  </button>
);

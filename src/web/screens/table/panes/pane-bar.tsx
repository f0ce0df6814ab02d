import { change, largePicture } from '../../../state/settings.js';
import { words } from '../../../texts/words.js';
import type { Part } from './parts-of.js';
import type { Panes } from './use-panes.js';

interface Props {
  readonly parts: readonly Part[];
  readonly panes: Panes;
  readonly legal: ReadonlySet<string>;
}

/** The line above the panes. */
export function PaneBar(props: Props) {
  return (
    <div class="pane-bar">
      {props.parts.length > 1 && <PaneTabs {...props} />}
      <button
        type="button"
        class="small bare larger"
        aria-pressed={largePicture.value}
        onClick={() => change({ largePicture: !largePicture.value })}
      >
        {words().table.largePicture}
      </button>
    </div>
  );
}

/** A button for each part of the picture: opens it, or closes it. */
function PaneTabs({ parts, panes, legal }: Props) {
  const t = words().table.panes;
  return (
    <div class="pane-tabs" role="toolbar" aria-label={t.parts} onKeyDown={step}>
      {parts.map((part, nth) => {
        const { name, title, actions } = part;
        const isAsked = actions.some((id) => legal.has(id));
        return (
          <button
            key={name}
            type="button"
            class={isAsked ? 'pane-tab pane-tab-asked' : 'pane-tab'}
            data-tab={name}
            tabIndex={nth === 0 ? 0 : -1}
            aria-pressed={panes.isOpen(part)}
            onClick={() => (panes.isOpen(part) ? panes.close(name) : panes.open(name))}
          >
            {title}
            {isAsked && <span class="unseen"> {t.asked}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** The arrow keys move along the buttons, which are one Tab stop together. */
function step(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((one) => one.matches(':focus'));
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

import { useState } from 'preact/hooks';
import type { Choice } from '../../api/play.js';
import { Field } from '../../parts/field.js';
import { Marked, MarkNote } from '../../parts/marked.js';
import { words } from '../../texts/words.js';
import { groupsOf } from './groups.js';
import { point, pointed, pointNowhere } from './pointed.js';

interface Props {
  readonly choices: readonly Choice[];
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
  /** What is chosen to be sent together. */
  readonly chosen?: readonly string[];
  /** The action that a coach expects. */
  readonly expected?: string | null;
}

/** With more actions than this, the list has groups and a search field. */
const MAX_UNGROUPED = 12;

/** A button for each legal action. */
export function ActionList({ choices, isBusy, onChoose, chosen = [], expected = null }: Props) {
  const t = words().table;
  const [filter, setFilter] = useState('');
  const isLong = choices.length > MAX_UNGROUPED;
  const wanted = filter.trim().toLocaleLowerCase();
  const shown = choices.filter(({ text }) => text.toLocaleLowerCase().includes(wanted));
  return (
    <div class="actions">
      {isLong && (
        <Field
          label={t.filter(choices.length)}
          type="search"
          value={filter}
          onInput={setFilter}
          autoComplete="off"
        />
      )}
      {isLong && (
        <p class="unseen" role="status">
          {wanted === '' ? '' : t.found(shown.length)}
        </p>
      )}
      {isLong ? (
        groupsOf(shown).map(({ name, members }) => (
          <section key={name} class="action-group" aria-label={name ?? t.others}>
            {name !== null && <h3>{name}</h3>}
            <Buttons
              choices={members}
              isBusy={isBusy}
              onChoose={onChoose}
              chosen={chosen}
              expected={expected}
              isOneStop
            />
          </section>
        ))
      ) : (
        <Buttons choices={choices} isBusy={isBusy} onChoose={onChoose} chosen={chosen} expected={expected} />
      )}
      <MarkNote texts={shown.map(({ text }) => text)} />
    </div>
  );
}

/** With more buttons than this, a list without groups is one Tab stop, too. */
const MAX_STOPS = 6;

/**
 * Busy buttons are not disabled: a disabled button loses the focus, and a click on it waits. In a long list each group
 * is one Tab stop, and the arrow keys move within it, so that the last group is near.
 */
export function Buttons({
  choices,
  isBusy,
  onChoose,
  chosen = [],
  expected = null,
  isOneStop = choices.length > MAX_STOPS,
}: Props & { readonly isOneStop?: boolean }) {
  return (
    <ul
      class={isBusy ? 'action-buttons action-buttons-busy' : 'action-buttons'}
      onPointerOver={point}
      onPointerLeave={pointNowhere}
    >
      {choices.map(({ id, text }, nth) => (
        <li key={id}>
          <button
            type="button"
            data-action={id}
            class={classOf(pointed.value.includes(id), id === expected)}
            aria-pressed={chosen.length > 0 ? chosen.includes(id) : undefined}
            tabIndex={isOneStop && nth > 0 ? -1 : 0}
            onKeyDown={isOneStop ? step : undefined}
            onClick={() => onChoose(id)}
          >
            <Marked text={text} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const classOf = (isPointed: boolean, isExpected: boolean): string =>
  `${isPointed ? 'pointed' : ''} ${isExpected ? 'expected' : ''}`.trim();

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function step(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  if (by === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((one) => one.matches(':focus'));
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

import { useState } from 'preact/hooks';
import type { Choice } from '../../api/play.js';
import { Field } from '../../parts/field.js';
import { Marked, MarkNote } from '../../parts/marked.js';
import { words } from '../../texts/words.js';
import { groupsOf } from './groups.js';

interface Props {
  readonly choices: readonly Choice[];
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
}

/** With more actions than this, the list has groups and a search field. */
const MAX_UNGROUPED = 12;

/** A button for each legal action. */
export function ActionList({ choices, isBusy, onChoose }: Props) {
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
            <Buttons choices={members} isBusy={isBusy} onChoose={onChoose} />
          </section>
        ))
      ) : (
        <Buttons choices={choices} isBusy={isBusy} onChoose={onChoose} />
      )}
      <MarkNote texts={shown.map(({ text }) => text)} />
    </div>
  );
}

/** Busy buttons are not disabled, because a disabled button loses the focus. */
export function Buttons({ choices, isBusy, onChoose }: Props) {
  return (
    <ul class="action-buttons">
      {choices.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            data-action={id}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onChoose(id);
            }}
          >
            <Marked text={text} />
          </button>
        </li>
      ))}
    </ul>
  );
}

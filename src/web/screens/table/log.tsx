import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Marked, MarkNote } from '../../parts/marked.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The log, newest entry last. A click on an entry shows the table at that version. */
export function Log({ table, game }: Props) {
  const t = words().table;
  const entries = table.log.entries.value;
  const task = useTask();
  const list = useRef<HTMLOListElement>(null);
  const last = entries[entries.length - 1];
  // New entries scroll the list only if the user is at its end.
  const isAtEnd = useRef(true);
  const newest = last?.version;
  useEffect(() => {
    if (newest !== undefined && isAtEnd.current) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [newest]);
  const before = useRef(0);
  const watch = () => {
    const { current } = list;
    if (current === null) return;
    const isBelow = current.scrollHeight - current.scrollTop - current.clientHeight < 40;
    // A new entry also leaves the end out of view, so only scrolling up counts.
    if (isBelow || current.scrollTop < before.current) isAtEnd.current = isBelow;
    before.current = current.scrollTop;
  };
  return (
    <div class="stack">
      {table.log.hasOlder() && (
        <button
          type="button"
          class="small"
          disabled={task.isBusy}
          onClick={() => void task.run(() => table.log.loadOlder())}
        >
          {t.older}
        </button>
      )}
      {task.failure !== null && <Trouble failure={task.failure} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol class="log" ref={list} onScroll={watch} tabIndex={0} aria-label={t.log}>
        {entries.map(({ version, at, seat, lines = [] }) => (
          <li
            key={version}
            class={seat == null ? 'entry' : `entry entry-seat seat-${seat % 6}`}
            aria-current={table.at.value === version ? 'true' : undefined}
          >
            <button
              type="button"
              class="bare version"
              aria-label={t.lookAt(version)}
              onClick={() => {
                table.at.value = version === game.version ? null : version;
              }}
            >
              {version}
            </button>
            <div>
              {lines.map((line, nth) => (
                // The lines of an entry stay as they are.
                <p key={nth}>
                  <Marked text={line} />
                </p>
              ))}
              <p class="hint">
                <When time={at} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p class="unseen" role="status">
        <Marked text={last?.lines?.join(' ') ?? ''} />
      </p>
      <MarkNote texts={entries.flatMap(({ lines = [] }) => lines)} />
    </div>
  );
}

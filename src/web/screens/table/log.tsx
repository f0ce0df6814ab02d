import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Entry } from '../../api/play.js';
import type { Table } from '../../live/table.js';
import { Marked, MarkNote } from '../../parts/marked.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The log by turns, newest entry last. A click on an entry shows the table at that version. */
export function Log({ table, game }: Props) {
  const t = words().table;
  const entries = table.log.entries.value;
  const task = useTask();
  const last = entries[entries.length - 1];
  const { list, watch } = useEndInView(last?.version);
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
        {entries.map((entry, nth) => (
          <Line
            key={entry.version}
            table={table}
            game={game}
            entry={entry}
            beginsTurn={entry.seat != null && entry.seat !== entries[nth - 1]?.seat}
          />
        ))}
      </ol>
      <p class="unseen" role="status">
        <Marked text={last?.lines?.join(' ') ?? ''} />
      </p>
      <MarkNote texts={entries.flatMap(({ lines = [] }) => lines)} />
    </div>
  );
}

interface LineProps extends Props {
  readonly entry: Entry;
  /** Whether another seat acted before. */
  readonly beginsTurn: boolean;
}

function Line({ table, game, entry, beginsTurn }: LineProps) {
  const { version, at, seat, lines = [] } = entry;
  return (
    <li
      class={seat == null ? 'entry' : `entry entry-seat seat-${seat % 6}`}
      aria-current={table.at.value === version ? 'true' : undefined}
    >
      <button
        type="button"
        class="bare version"
        aria-label={words().table.lookAt(version)}
        onClick={() => {
          table.at.value = version === game.version ? null : version;
        }}
      >
        {version}
      </button>
      <div>
        {beginsTurn && <p class={`turn-name seat seat-${(seat ?? 0) % 6}`}>{seatTitle(game, seat ?? 0)}</p>}
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
  );
}

/** New entries scroll the list only if the user is at its end. */
function useEndInView(newest: number | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
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
  return { list, watch };
}

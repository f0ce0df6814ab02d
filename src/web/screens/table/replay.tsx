import { useId } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The way back through what the player has seen: a slider over all versions. */
export function Replay({ table, game }: Props) {
  const t = words().table;
  const id = useId();
  const { version } = game;
  const at = table.at.value ?? version;
  const look = (to: number) => {
    const bounded = Math.min(version, Math.max(1, to));
    table.at.value = bounded === version ? null : bounded;
  };
  const entry = table.log.entries.value.find((one) => one.version === at);
  if (version < 2) return null;
  return (
    <div class="replay">
      <label for={id}>{table.at.value === null ? t.now(version) : t.earlierOf(at, version)}</label>
      <div class="replay-line">
        <button
          type="button"
          class="small"
          aria-label={t.earlier}
          disabled={at <= 1}
          onClick={() => look(at - 1)}
        >
          ‹
        </button>
        <input
          id={id}
          type="range"
          min={1}
          max={version}
          value={at}
          onInput={(event) => look(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="small"
          aria-label={t.later}
          disabled={at >= version}
          onClick={() => look(at + 1)}
        >
          ›
        </button>
        {table.at.value !== null && (
          <button type="button" class="small main" onClick={() => look(version)}>
            {t.backToNow}
          </button>
        )}
      </div>
      {table.at.value !== null && entry !== undefined && <p class="quiet">{entry.lines?.join(' ')}</p>}
    </div>
  );
}

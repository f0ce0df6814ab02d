import { useId } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Marked } from '../../parts/marked.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The controls for earlier versions. */
export function Replay({ table, game }: Props) {
  const { version } = game;
  const at = table.at.value ?? version;
  const isPast = table.at.value !== null;
  const entry = table.log.entries.value.find((one) => one.version === at);
  return (
    <div class="replay">
      <div class="replay-line">
        <Versions table={table} version={version} at={at} isPast={isPast} />
      </div>
      {isPast && entry !== undefined && (
        <p class="quiet">
          <Marked text={entry.lines?.join(' ') ?? ''} />
        </p>
      )}
    </div>
  );
}

interface VersionsProps {
  readonly table: Table;
  readonly version: number;
  readonly at: number;
  readonly isPast: boolean;
}

function Versions({ table, version, at, isPast }: VersionsProps) {
  const t = words().table;
  const id = useId();
  const look = (to: number) => {
    const bounded = Math.min(version, Math.max(1, to));
    table.at.value = bounded === version ? null : bounded;
  };
  return (
    <>
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
        max={Math.max(2, version)}
        value={at}
        disabled={version < 2}
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
      <label for={id}>{isPast ? t.earlierOf(at, version) : t.now(version)}</label>
      {isPast && (
        <button type="button" class="small main" onClick={() => look(version)}>
          {t.backToNow}
        </button>
      )}
    </>
  );
}

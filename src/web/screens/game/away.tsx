import { comeBack, type Game } from '../../api/games.js';
import type { Entry } from '../../api/play.js';
import type { Table } from '../../live/table.js';
import { Marked } from '../../parts/marked.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** For a player whose seat a bot plays after lapses: one button to return, and what the bot has done. */
export function Away({ table, game }: Props) {
  if (game.status !== 'active') return null;
  const away = game.yourSeats.filter((seat) => game.seats[seat]?.played === 'autopilot');
  return (
    <>
      {away.map((seat) => (
        <AwaySeat key={seat} table={table} game={game} seat={seat} />
      ))}
    </>
  );
}

function AwaySeat({ table, game, seat }: Props & { readonly seat: number }) {
  const t = words().away;
  const task = useTask();
  const did = playedFor(table, seat, game.seats[seat]?.lapses ?? 0);
  return (
    <section class="notice stack" aria-label={t.title(seatTitle(game, seat))}>
      <p>
        {t.title(seatTitle(game, seat))}{' '}
        <button
          type="button"
          class="main"
          disabled={task.isBusy}
          onClick={() => void task.run(async () => table.put(await comeBack(game.id, seat)))}
        >
          {t.comeBack}
        </button>
      </p>
      {task.failure !== null && <Trouble failure={task.failure} />}
      {did.length > 0 && (
        <details>
          <summary>{t.did}</summary>
          <ul>
            {did.map(({ version, lines = [] }) => (
              <li key={version}>
                <Marked text={lines.join(' ')} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What was done on the seat since the first of its last `lapses`, as far as the log is loaded. */
function playedFor({ log }: Table, seat: number, lapses: number): readonly Entry[] {
  const own = log.entries.value.filter((entry) => entry.seat === seat);
  const since = own.filter(({ kind }) => kind === 'lapsed').slice(-lapses)[0]?.version ?? 0;
  return own.filter(({ kind, version }) => kind === 'acted' && version > since);
}

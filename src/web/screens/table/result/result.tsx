import type { Game } from '../../../api/games.js';
import { getPoints } from '../../../api/points.js';
import type { Table } from '../../../live/table.js';
import { Marked, MarkNote } from '../../../parts/marked.js';
import { seatTitle } from '../../../parts/seat-name.js';
import { Share } from '../../../parts/share.js';
import { Trouble } from '../../../parts/trouble.js';
import { useLoaded } from '../../../parts/use-loaded.js';
import { words } from '../../../texts/words.js';
import { Graph } from './graph.js';
import { Rounds, signed } from './rounds.js';
import { momentsOf, standingsOf } from './score-lines.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** How a finished game came about: the points over time, by what, and the moments that decided it. */
export function Result({ table, game }: Props) {
  const t = words().story;
  const points = useLoaded(
    (signal) => getPoints(game.id, table.invitation, table.viewSeat.value, signal),
    [game.id, table.viewSeat.value],
  );
  const { start = null, changes = [] } = points.value ?? {};
  return (
    <div class="stack">
      {points.failure !== null && <Trouble failure={points.failure} again={points.again} />}
      {points.value === null && points.failure === null && <p class="quiet">{words().loading}</p>}
      {points.value !== null && start === null && <p class="quiet">{t.noPoints}</p>}
      {start !== null && (
        <>
          <h3>{t.graph}</h3>
          <Graph game={game} standings={standingsOf(start, changes)} />
          <Moments table={table} game={game} start={start} changes={changes} />
          <h3>{t.byRound}</h3>
          <Rounds game={game} start={start} changes={changes} />
          <MarkNote texts={changes.flatMap(({ because }) => because ?? [])} />
        </>
      )}
      <Share table={table} game={game} />
    </div>
  );
}

interface MomentsProps extends Props {
  readonly start: readonly number[];
  readonly changes: Parameters<typeof momentsOf>[1];
}

/** Each leads to the table as it was then. */
function Moments({ table, game, start, changes }: MomentsProps) {
  const t = words().story;
  const moments = momentsOf(start, changes);
  if (moments.length === 0) return null;
  return (
    <>
      <h3>{t.moments}</h3>
      <ul class="parts">
        {moments.map(({ version, kind, seat, change, because }) => (
          <li key={`${version} ${seat}`}>
            <span class={`seat seat-${seat % 6}`}>
              {kind === 'lead' ? t.leads(seatTitle(game, seat)) : seatTitle(game, seat)}
            </span>{' '}
            <strong>{signed(change)}</strong> {because !== null && <Marked text={because} />}{' '}
            <button
              type="button"
              class="small bare"
              onClick={() => {
                table.at.value = version < game.version ? version : null;
              }}
            >
              {t.show(version)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { Game } from '../../api/games.js';
import { answerUndo, type Entry, undo } from '../../api/play.js';
import type { Table } from '../../live/table.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** Undo: at once if no one else is affected, otherwise as a request to the others. */
export function UndoPanel({ table, game }: Props) {
  const t = words().table;
  const task = useTask();
  const { way, asked } = game.undo;
  const mine = game.yourSeats;
  const mustAnswer =
    asked !== null && mine.some((seat) => seat !== asked.by && !asked.granted.includes(seat));
  const isFree = way !== null && way.to < game.version;
  const last = table.log.entries.value.findLast(
    ({ seat, kind }) => kind === 'acted' && mine.includes(seat ?? -1),
  );
  const back = () => void task.run(async () => table.put(await undo(game.id, {})));
  /** Asks to undo to before the player's last action, including all later actions of others. */
  const askBack = ({ version, seat }: Entry) =>
    void task.run(async () => {
      const whose = seat == null ? {} : { seat };
      table.put(await undo(game.id, { ask: true, to: version - 1, ...whose }));
    });
  const answer = (grant: boolean) => void task.run(async () => table.put(await answerUndo(game.id, grant)));
  if (mine.length === 0) return null;
  return (
    <div class="undo-panel">
      {asked !== null && mustAnswer && !mine.includes(asked.by) && (
        <div class="notice" role="alert">
          <p>{t.undoAsked(seatTitle(game, asked.by), asked.to)}</p>
          <p class="row">
            <button type="button" class="main" disabled={task.isBusy} onClick={() => answer(true)}>
              {t.undoGrant}
            </button>
            <button type="button" disabled={task.isBusy} onClick={() => answer(false)}>
              {t.undoRefuse}
            </button>
          </p>
        </div>
      )}
      {asked !== null && mine.includes(asked.by) && <p class="notice">{t.undoWaits}</p>}
      {asked === null && isFree && (
        <button type="button" class="small" disabled={task.isBusy} onClick={back}>
          {t.undo}
        </button>
      )}
      {asked === null && !isFree && last !== undefined && last.version > 1 && (
        <button type="button" class="small" disabled={task.isBusy} onClick={() => askBack(last)}>
          {t.undoAsk}
        </button>
      )}
      {task.failure !== null && <Trouble failure={task.failure} />}
    </div>
  );
}

import type { Game } from '../../../api/games.js';
import type { Lesson } from '../../../api/learning.js';
import { startLesson } from '../../../api/learning.js';
import { undo } from '../../../api/play.js';
import type { Table } from '../../../live/table.js';
import { Marked } from '../../../parts/marked.js';
import { Trouble } from '../../../parts/trouble.js';
import { useTask } from '../../../parts/use-task.js';
import { go, hrefOf } from '../../../state/route.js';
import { words } from '../../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly lesson: Lesson;
}

/** The coach's words in a guided first game. */
export function LessonCard({ table, game, lesson }: Props) {
  const t = words().learning;
  const task = useTask();
  const { text, done, steps, undoTo, isOver } = lesson;
  const back = (to: number) =>
    void task.run(async () => table.put(await undo(game.id, { seat: 0, to, ask: true })));
  const again = () =>
    void task.run(async () => {
      const next = await startLesson(game.rulebook);
      go(hrefOf(['games', next.id]));
    });
  return (
    <section class="card coach" aria-label={t.coach}>
      <p class="coach-head">
        <strong>{t.coach}</strong>
        <span class="quiet">{isOver ? t.over : t.step(Math.min(done + 1, steps), steps)}</span>
      </p>
      <p aria-live="polite">
        <Marked text={text ?? t.free} />
      </p>
      {undoTo !== null && (
        <p class="row coach-other">
          <span role="status">{t.other}</span>
          <button type="button" class="small" disabled={task.isBusy} onClick={() => back(undoTo)}>
            {t.takeBack}
          </button>
          <button type="button" class="small" disabled={task.isBusy} onClick={again}>
            {t.again}
          </button>
        </p>
      )}
      {task.failure !== null && <Trouble failure={task.failure} />}
    </section>
  );
}

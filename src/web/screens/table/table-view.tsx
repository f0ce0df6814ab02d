import { useRef } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Heading } from '../../parts/heading.js';
import { useFocusKept } from '../../parts/use-focus-kept.js';
import { largePicture } from '../../state/settings.js';
import { words } from '../../texts/words.js';
import { ActionList } from './action-list.js';
import { After } from './after.js';
import { Basket } from './basket.js';
import { Board } from './board.js';
import { LessonCard } from './coach/lesson-card.js';
import { useExpectedInView, useLesson } from './coach/use-lesson.js';
import { Film } from './film.js';
import { Line } from './line.js';
import { Panels } from './panels.js';
import { People } from './people.js';
import { Prompt } from './prompt.js';
import { Replay } from './replay.js';
import { Risk } from './risk.js';
import { StoryBar } from './story/story-bar.js';
import { useStory } from './story/use-story.js';
import { UndoPanel } from './undo-panel.js';
import { type Taking, useTaking } from './use-taking.js';
import { useVersionInAddress } from './version-address.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly title: string;
}

/** The table of a running or finished game. */
export function TableView({ table, game, title }: Props) {
  const t = words();
  const taking = useTaking(table);
  const story = useStory(table, game);
  const lesson = useLesson(table, game);
  const expected = lesson?.expected ?? null;
  const root = useRef<HTMLDivElement>(null);
  useExpectedInView(root, expected);
  useFocusKept(root, '#question, #after');
  useVersionInAddress(table);
  const isActive = game.status === 'active';
  return (
    <div
      ref={root}
      class={`table ${largePicture.value ? 'table-large' : ''} ${isActive ? '' : 'table-over'}`}
    >
      <div class="table-shell">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling line must be reachable by keyboard */}
        <div class="table-head" tabIndex={0}>
          <Heading title={title}>
            <span class={`badge badge-${game.status}`}>{t.games.status[game.status]}</span>
          </Heading>
          <Line table={table} />
          <People table={table} game={game} />
        </div>
        <div class="table-ask">
          {isActive ? (
            <Prompt table={table} game={game} taking={taking} story={story} />
          ) : (
            <After table={table} game={game} />
          )}
          {lesson !== null && <LessonCard table={table} game={game} lesson={lesson} />}
        </div>
        <Answers table={table} game={game} taking={taking} expected={expected} />
        <div class="table-board">
          {game.outcome !== null && <Film table={table} game={game} />}
          <StoryBar game={game} story={story} />
          <Board table={table} game={game} taking={taking} expected={expected} />
        </div>
      </div>
      <Risk taking={taking} />
      <div class="table-replay">
        <Replay table={table} game={game} />
      </div>
      <div class="table-panels">
        <Panels table={table} game={game} />
      </div>
    </div>
  );
}

interface AnswersProps {
  readonly table: Table;
  readonly game: Game;
  readonly taking: Taking;
  readonly expected: string | null;
}

/** What the player may answer, and undo. */
function Answers({ table, game, taking, expected }: AnswersProps) {
  const isActive = game.status === 'active';
  return (
    <div class="table-answers">
      {isActive && taking.asked !== null && (
        <ActionList
          key={taking.asked.text}
          choices={taking.asked.actions}
          isBusy={taking.isBusy}
          onChoose={taking.choose}
          chosen={taking.basket ?? []}
          expected={expected}
        />
      )}
      {isActive && <Basket taking={taking} />}
      {isActive && <UndoPanel table={table} game={game} />}
    </div>
  );
}

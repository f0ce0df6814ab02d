import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Asked } from '../../api/play.js';
import { take } from '../../live/acting.js';
import { askedOf, type Table } from '../../live/table.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Trouble } from '../../parts/trouble.js';
import { useRulebook } from '../../parts/use-rulebooks.js';
import { useTask } from '../../parts/use-task.js';
import { inWords, words } from '../../texts/words.js';
import { ActionList } from './action-list.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** What the player is asked, and all that they may answer; else who is waited for. */
export function Prompt({ table, game }: Props) {
  const asked = askedOf(table.legal.value, table.eyes.value);
  return (
    <section class="card prompt" aria-labelledby="question">
      {asked === null ? <Waiting game={game} /> : <Question table={table} asked={asked} />}
    </section>
  );
}

function Question({ table, asked }: { readonly table: Table; readonly asked: Asked }) {
  const question = useRef<HTMLHeadingElement>(null);
  const task = useTask();
  const { version } = table.legal.value;
  // Whoever has acted by the keyboard goes on from the next question: the button that was pressed is gone.
  const hasActed = useRef(false);
  useEffect(() => {
    if (version > 0 && hasActed.current && isNowhere()) question.current?.focus();
    hasActed.current = false;
  }, [version]);
  const choose = (action: string) => {
    hasActed.current = true;
    void task.run(() => take(table, asked.seat, action));
  };
  const isPast = table.at.value !== null;
  return (
    <>
      <h2 id="question" ref={question} tabIndex={-1} aria-live="polite">
        {asked.text}
      </h2>
      {task.failure !== null && <Trouble failure={task.failure} />}
      {!isPast && <ActionList key={asked.text} choices={asked.actions} isBusy={task.isBusy} onChoose={choose} />}
      {isPast && <p class="quiet">{words().table.past}</p>}
    </>
  );
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function Waiting({ game }: { readonly game: Game }) {
  const t = words().table;
  const book = useRulebook(game.rulebook);
  const names = [...new Set(game.prompts.map(({ seat }) => seatTitle(game, seat)))];
  const question = book?.prompts[game.prompts[0]?.kind ?? ''];
  return (
    <>
      <h2 id="question" aria-live="polite">
        {t.waitingFor(names)}
      </h2>
      {question !== undefined && <p class="quiet">{inWords(question)}</p>}
      {game.yourSeats.length === 0 && <p class="quiet">{t.watching}</p>}
    </>
  );
}

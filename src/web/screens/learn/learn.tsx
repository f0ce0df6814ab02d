import { startLesson } from '../../api/learning.js';
import type { RulebookSummary } from '../../api/rulebooks.js';
import { Heading } from '../../parts/heading.js';
import { Trouble } from '../../parts/trouble.js';
import { useRulebooks } from '../../parts/use-rulebooks.js';
import { useTask } from '../../parts/use-task.js';
import { go, hrefOf } from '../../state/route.js';
import { inWords, words } from '../../texts/words.js';

/** The guided first games. */
export function Learn() {
  const t = words().learning;
  const books = useRulebooks().filter(({ lesson }) => lesson);
  return (
    <div class="narrow">
      <Heading title={t.title} />
      <p>{t.intro}</p>
      <ul class="lessons">
        {books.map((book) => (
          <li key={book.id}>
            <Begin book={book} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Begins a guided first game. */
export function Begin({ book }: { readonly book: RulebookSummary }) {
  const task = useTask();
  const begin = () =>
    void task.run(async () => {
      const game = await startLesson(book.id);
      go(hrefOf(['games', game.id]));
    });
  return (
    <>
      <button type="button" class="main" disabled={task.isBusy} onClick={begin}>
        {words().learning.start(inWords(book.titles))}
      </button>
      {task.failure !== null && <Trouble failure={task.failure} />}
    </>
  );
}

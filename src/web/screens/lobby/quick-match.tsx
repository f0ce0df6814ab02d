import { useState } from 'preact/hooks';
import { matchGame } from '../../api/games.js';
import { Choice } from '../../parts/choice.js';
import { Trouble } from '../../parts/trouble.js';
import { useRulebooks } from '../../parts/use-rulebooks.js';
import { useTask } from '../../parts/use-task.js';
import { newCommitment } from '../../state/entropy.js';
import { go, hrefOf } from '../../state/route.js';
import { inWords, words } from '../../texts/words.js';

/** Joins or creates a game with the same wishes as another player. */
export function QuickMatch() {
  const t = words().lobby;
  const books = useRulebooks();
  const [chosen, setChosen] = useState('');
  const [count, setCount] = useState('');
  const task = useTask();
  const book = books.find(({ id }) => id === chosen) ?? books[0];
  if (book === undefined) return null;
  const { min, max } = book.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, nth) => String(min + nth));
  const wish = seats.includes(count) ? { seats: Number(count) } : {};
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const game = await matchGame({ rulebook: book.id, commitment: newCommitment(), ...wish });
      go(hrefOf(['games', game.id]));
    });
  };
  return (
    <section class="card" aria-labelledby="quick">
      <h2 id="quick">{t.quick}</h2>
      <p class="quiet">{t.quickLead}</p>
      <form class="line" onSubmit={submit}>
        <Choice
          label={t.rulebook}
          value={book.id}
          options={books.map(({ id, titles }) => ({ value: id, text: inWords(titles) }))}
          onChange={setChosen}
        />
        <Choice
          label={t.seats}
          value={seats.includes(count) ? count : ''}
          options={[{ value: '', text: t.any }, ...seats.map((value) => ({ value, text: value }))]}
          onChange={setCount}
        />
        <button type="submit" class="main" disabled={task.isBusy}>
          {t.quickGo}
        </button>
      </form>
      <p>
        <a href={hrefOf(['rules', book.id])}>
          {t.rules}: {inWords(book.titles)}
        </a>
      </p>
      {task.failure !== null && <Trouble failure={task.failure} />}
    </section>
  );
}

import { useState } from 'preact/hooks';
import { challenge } from '../../api/challenges.js';
import type { Clock } from '../../api/games.js';
import { Tick } from '../../parts/choice.js';
import { RulebookChoice } from '../../parts/rulebook-choice.js';
import { Trouble } from '../../parts/trouble.js';
import { useRulebooks } from '../../parts/use-rulebooks.js';
import { useTask } from '../../parts/use-task.js';
import { go, hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { ClockForm } from '../new-game/clock-form.js';

/** Challenges a player to a game of two, or of as few as the rulebook allows. */
export function Challenge({ player }: { readonly player: string }) {
  const t = words().challenges;
  const books = useRulebooks();
  const [chosen, setChosen] = useState('');
  const [clock, setClock] = useState<Clock | null>(null);
  const [rated, setRated] = useState(false);
  const task = useTask();
  const book = books.find(({ id }) => id === chosen) ?? books[0];
  if (book === undefined) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const seats = Math.max(2, book.seats.min);
      const terms = { players: [player], rulebook: book.id, seats, rated };
      const game = await challenge({ ...terms, ...(clock === null ? {} : { clock }) });
      go(hrefOf(['games', game.id]));
    });
  };
  return (
    <details class="card">
      <summary>{t.title}</summary>
      <form onSubmit={submit}>
        <RulebookChoice books={books} value={book.id} onChange={setChosen} />
        <ClockForm clock={clock} onChange={setClock} />
        <Tick label={t.rated} isOn={rated} onChange={setRated} hint={t.ratedHint} />
        {task.failure !== null && <Trouble failure={task.failure} />}
        <button type="submit" class="main" disabled={task.isBusy}>
          {t.send}
        </button>
      </form>
    </details>
  );
}

import { useState } from 'preact/hooks';
import { forkGame, type Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Choice } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { go, hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

const wishes = ['me', 'bot', 'open'] as const;

/** Creates a new game from any version of this one. */
export function Fork({ table, game }: Props) {
  const t = words();
  const [version, setVersion] = useState<string | null>(null);
  const [seats, setSeats] = useState<readonly (typeof wishes)[number][]>(() =>
    game.seats.map((_, seat) => (seat === (game.yourSeats[0] ?? 0) ? 'me' : 'bot')),
  );
  const task = useTask();
  const from = version ?? String(table.at.value ?? Math.max(1, game.version - 1));
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const fork = await forkGame(game.id, Number(from), seats, 'private');
      go(hrefOf(['games', fork.id]));
    });
  };
  return (
    <details>
      <summary>{t.table.fork}</summary>
      <form onSubmit={submit}>
        <p class="quiet">{t.table.forkIs}</p>
        <Field
          label={t.table.forkVersion}
          type="number"
          min={1}
          max={game.version}
          value={from}
          onInput={setVersion}
          required
        />
        <div class="line">
          {seats.map((wish, seat) => (
            <Choice
              // A seat is its index.
              key={seat}
              label={seatTitle(game, seat)}
              value={wish}
              options={wishes.map((value) => ({ value, text: t.newGame.wishes[value] }))}
              onChange={(value) => setSeats(seats.map((other, nth) => (nth === seat ? value : other)))}
            />
          ))}
        </div>
        {task.failure !== null && <Trouble failure={task.failure} />}
        <button type="submit" disabled={task.isBusy}>
          {t.table.forkGo}
        </button>
      </form>
    </details>
  );
}

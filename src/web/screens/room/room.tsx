import type { Game } from '../../api/games.js';
import { closeGame, startGame } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { clockInWords } from '../../parts/clock-words.js';
import { Heading } from '../../parts/heading.js';
import { Rules } from '../../parts/rules.js';
import { Trouble } from '../../parts/trouble.js';
import { useRulebook } from '../../parts/use-rulebooks.js';
import { useTask } from '../../parts/use-task.js';
import { go } from '../../state/route.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';
import { Line } from '../table/line.js';
import { Talk } from '../table/talk.js';
import { Inviting } from './inviting.js';
import { Seats } from './seats.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly title: string;
}

/** The room before the start: seats and invitations. */
export function Room({ table, game, title }: Props) {
  const t = words();
  const book = useRulebook(game.rulebook);
  const isCreator = game.creator === session.value?.player.id;
  return (
    <div class="narrow">
      <Heading title={title}>
        <span class={`badge badge-${game.status}`}>{t.games.status[game.status]}</span>
      </Heading>
      <Line table={table} />
      <p class="quiet">
        {[
          t.games.visibility[game.visibility],
          game.clock === null ? t.newGame.clocks.none : clockInWords(game.clock),
          game.language === null ? '' : t.languages[game.language],
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {game.status === 'closed' && <p class="notice">{t.room.closed}</p>}
      {game.status === 'open' && <Drawing draw={game.fairness.draw} />}
      <Seats table={table} game={game} />
      {game.status === 'open' && isCreator && <Beginning table={table} game={game} />}
      {game.status === 'open' && isCreator && <Inviting table={table} game={game} />}
      <section class="card" aria-labelledby="talk">
        <h2 id="talk">{t.table.talk}</h2>
        <Talk table={table} game={game} />
      </section>
      {book !== null && (
        <details class="card">
          <summary>{t.lobby.rules}</summary>
          <Rules book={book} game={game} invitation={table.invitation} />
        </details>
      )}
    </div>
  );
}

function Drawing({ draw }: { readonly draw: Game['fairness']['draw'] }) {
  const t = words().room;
  if (draw.phase !== 'committing')
    return (
      <p class="notice" role="status">
        {t.revealing(draw.hidden)}
      </p>
    );
  return draw.attempt > 1 ? <p class="notice">{t.drawVoid}</p> : null;
}

/** For the creator of the game. */
function Beginning({ table, game }: Omit<Props, 'title'>) {
  const t = words().room;
  const task = useTask();
  const isFull = game.seats.every(({ kind }) => kind !== 'open');
  return (
    <section class="card" aria-labelledby="beginning">
      <h2 id="beginning">{isFull ? t.full : t.waitingForSeats}</h2>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <p class="row">
        <button
          type="button"
          class="main"
          disabled={!isFull || task.isBusy || game.fairness.draw.phase !== 'committing'}
          onClick={() => void task.run(async () => table.put(await startGame(game.id)))}
        >
          {t.start}
        </button>
        <button
          type="button"
          disabled={task.isBusy}
          onClick={() =>
            void task.run(async () => {
              await closeGame(game.id);
              go('#/');
            })
          }
        >
          {t.close}
        </button>
      </p>
    </section>
  );
}

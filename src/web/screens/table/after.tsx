import { type Game, rematch } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Share } from '../../parts/share.js';
import { Trouble } from '../../parts/trouble.js';
import { useRulebook } from '../../parts/use-rulebooks.js';
import { useTask } from '../../parts/use-task.js';
import { newCommitment } from '../../state/entropy.js';
import { go, hrefOf } from '../../state/route.js';
import { session } from '../../state/session.js';
import { capitalised, inWords, words } from '../../texts/words.js';
import { Fork } from './fork.js';
import { Verdict } from './result/verdict.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The outcome of a finished game, and what to do next. */
export function After({ table, game }: Props) {
  const t = words().table;
  const task = useTask();
  const again = () =>
    void task.run(async () => {
      const next = await rematch(game.id, newCommitment());
      go(hrefOf(['games', next.id]));
    });
  return (
    <section class="card" aria-labelledby="after">
      <h2 id="after" tabIndex={-1} aria-live="polite">
        {game.outcome === null ? t.closed : t.over}
      </h2>
      {game.outcome !== null && <Verdict game={game} outcome={game.outcome} />}
      {game.outcome !== null && game.yourSeats.length > 0 && (
        <p>
          <button type="button" class="main" disabled={task.isBusy} onClick={again}>
            {game.rematch === null ? t.rematch : t.toRematch}
          </button>
        </p>
      )}
      {task.failure !== null && <Trouble failure={task.failure} />}
      {game.outcome !== null && <Standings game={game} outcome={game.outcome} />}
      {game.outcome !== null && <Share table={table} game={game} />}
      {game.outcome !== null && session.value !== null && <Fork table={table} game={game} />}
    </section>
  );
}

function Standings({
  game,
  outcome,
}: {
  readonly game: Game;
  readonly outcome: NonNullable<Game['outcome']>;
}) {
  const t = words().table;
  const score = useRulebook(game.rulebook)?.ending?.score;
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">{t.rank}</th>
          <th scope="col">{t.who}</th>
          <th scope="col">{score === undefined ? t.score : capitalised(inWords(score))}</th>
        </tr>
      </thead>
      <tbody>
        {outcome.standings.map(({ seat, rank, score }) => (
          <tr key={seat} class={game.yourSeats.includes(seat) ? 'standing-mine' : ''}>
            <td>{rank}</td>
            <td>
              <span class={`seat seat-${seat % 6}`}>{seatTitle(game, seat)}</span>
            </td>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

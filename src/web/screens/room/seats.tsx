import { type Game, joinGame, leaveSeat, type Seat } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Trouble } from '../../parts/trouble.js';
import { type Task, useTask } from '../../parts/use-task.js';
import { newCommitment } from '../../state/entropy.js';
import { hrefOf, replace } from '../../state/route.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The seats. Players can take open ones, and the creator can give them to bots. */
export function Seats({ table, game }: Props) {
  const t = words().room;
  const task = useTask();
  return (
    <section class="card" aria-labelledby="seats">
      <h2 id="seats">{t.seats}</h2>
      <ul class="rows">
        {game.seats.map((seat) => (
          <li key={seat.seat}>
            <span class={`seat seat-${seat.seat % 6} ${seat.kind === 'open' ? 'seat-open' : ''}`}>
              {seatTitle(game, seat.seat)}
              {game.yourSeats.includes(seat.seat) && ` (${t.you})`}
              {seat.reserved && <span class="quiet">{t.reserved}</span>}
            </span>
            {game.status === 'open' && <SeatActions table={table} game={game} seat={seat} task={task} />}
          </li>
        ))}
      </ul>
      {task.failure !== null && (
        <Trouble
          failure={task.failure}
          again={() => {
            task.forget();
            table.refresh();
          }}
          way={{ href: '#/lobby', text: words().lobby.title }}
        />
      )}
    </section>
  );
}

function SeatActions({ table, game, seat, task }: Props & { readonly seat: Seat; readonly task: Task }) {
  const t = words().room;
  const isCreator = game.creator === session.value?.player.id;
  const { invitation } = table;
  const sit = (bot: boolean) =>
    void task.run(async () => {
      const wish = {
        seat: seat.seat,
        ...(bot ? { bot } : { commitment: newCommitment() }),
        ...(invitation === null ? {} : { invitation }),
      };
      const joined = await joinGame(game.id, wish);
      // The invitation is used; without it, the address can be shared.
      if (invitation !== null && !bot) replace(hrefOf(['games', game.id]));
      table.put(joined);
    });
  const leave = () =>
    void task.run(async () => {
      await leaveSeat(game.id, seat.seat);
      table.refresh();
    });
  const number = <span class="unseen"> {words().seats.number(seat.seat)}</span>;
  if (seat.kind === 'open') {
    return (
      <span class="row">
        {game.yourSeats.length === 0 && (
          <button type="button" class="small main" disabled={task.isBusy} onClick={() => sit(false)}>
            {t.sit}
            {number}
          </button>
        )}
        {isCreator && (
          <button type="button" class="small" disabled={task.isBusy} onClick={() => sit(true)}>
            {t.seatBot}
            {number}
          </button>
        )}
      </span>
    );
  }
  const isMine = game.yourSeats.includes(seat.seat);
  if (!isMine && !isCreator) return null;
  return (
    <button type="button" class="small" disabled={task.isBusy} onClick={leave}>
      {isMine ? t.leave : t.vacate}
      {number}
    </button>
  );
}

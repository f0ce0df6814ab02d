import { useState } from 'preact/hooks';
import { type Game, makeSeatKey, revokeSeatKey, type Seat } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Field } from '../../parts/field.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Secret } from '../../parts/secret.js';
import { Trouble } from '../../parts/trouble.js';
import { type Task, useTask } from '../../parts/use-task.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

const isGuest = ({ player }: Seat): boolean => player?.guest === true;

/** Whether the player may give keys to seats, or take them back. */
export const keepsKeys = ({ creator, status, seats }: Game): boolean =>
  creator === session.value?.player.id &&
  (status === 'open' || status === 'active') &&
  seats.some((seat) => isGuest(seat) || (seat.kind === 'open' && !seat.reserved));

/** Keys to seats, for guests without an account: made, replaced and taken back. */
export function SeatKeys({ table, game }: Props) {
  const t = words().room;
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ readonly seat: number; readonly secret: string } | null>(null);
  const task = useTask();
  const open = game.seats.find(({ kind, reserved }) => kind === 'open' && !reserved);
  const guests = game.seats.filter(isGuest);
  const make = (seat: number, guest: string) =>
    task.run(async () => {
      const { secret } = await makeSeatKey(game.id, seat, guest);
      setMade({ seat, secret });
      setName('');
      void table.refresh();
    });
  const submit = (event: Event) => {
    event.preventDefault();
    if (open !== undefined) void make(open.seat, name.trim());
  };
  return (
    <details open={made !== null}>
      <summary>{t.key}</summary>
      <form onSubmit={submit}>
        <p class="quiet">{t.keyIs}</p>
        {guests.length > 0 && (
          <ul class="rows" aria-label={t.keyHolders}>
            {guests.map((seat) => (
              <li key={seat.seat}>
                <span class={`seat seat-${seat.seat % 6}`}>{seatTitle(game, seat.seat)}</span>
                <Given
                  game={game}
                  seat={seat}
                  task={task}
                  replace={() => void make(seat.seat, seat.player?.name ?? '')}
                />
              </li>
            ))}
          </ul>
        )}
        {open !== undefined && (
          <Field label={t.keyName} value={name} onInput={setName} maxLength={40} autoComplete="off" />
        )}
        {task.failure !== null && <Trouble failure={task.failure} />}
        {made !== null && <Secret label={t.keySecret} secret={made.secret} />}
        {open !== undefined && (
          <button type="submit" disabled={task.isBusy}>
            {t.makeKey}
          </button>
        )}
      </form>
    </details>
  );
}

interface GivenProps {
  readonly game: Game;
  readonly seat: Seat;
  readonly task: Task;
  readonly replace: () => void;
}

/** A key that somebody has. After it is revoked, the guest keeps the seat and cannot play it. */
function Given({ game, seat, task, replace }: GivenProps) {
  const t = words().room;
  const [isRevoked, setRevoked] = useState(false);
  const name = <span class="unseen"> {seatTitle(game, seat.seat)}</span>;
  const revoke = () =>
    void task.run(async () => {
      await revokeSeatKey(game.id, seat.seat);
      setRevoked(true);
    });
  return (
    <span class="row">
      {isRevoked && (
        <span class="quiet" role="status">
          {t.keyRevoked}
        </span>
      )}
      <button
        type="button"
        class="small"
        disabled={task.isBusy}
        onClick={() => {
          setRevoked(false);
          replace();
        }}
      >
        {t.newKey}
        {name}
      </button>
      {!isRevoked && (
        <button type="button" class="small" disabled={task.isBusy} onClick={revoke}>
          {t.revokeKey}
          {name}
        </button>
      )}
    </span>
  );
}

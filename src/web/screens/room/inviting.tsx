import { useState } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import { invite, uninvite } from '../../api/lobby.js';
import { base } from '../../api/wire.js';
import type { Table } from '../../live/table.js';
import { Field } from '../../parts/field.js';
import { Secret } from '../../parts/secret.js';
import { Share } from '../../parts/share.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { SeatKeys } from './seat-keys.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** Invites other players by a link, by name or with a seat key. */
export function Inviting({ table, game }: Props) {
  const t = words().room;
  const { invitation } = game;
  // The invitation is in the fragment of the URL, which browsers do not send to servers.
  const link = `${base}/${hrefOf(['games', game.id], invitation === undefined ? {} : { invitation })}`;
  return (
    <section class="card" aria-labelledby="inviting">
      <h2 id="inviting">{t.inviting}</h2>
      <Secret label={t.link} hint={t.linkHint} secret={link} />
      <Share table={table} game={game} />
      <ByName table={table} game={game} />
      <SeatKeys table={table} game={game} />
    </section>
  );
}

function ByName({ table, game }: Props) {
  const t = words().room;
  const [name, setName] = useState('');
  const task = useTask();
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      table.put(await invite(game.id, name.trim(), null));
      setName('');
    });
  };
  const withdraw = (player: string) =>
    void task.run(async () => {
      await uninvite(game.id, player);
      table.refresh();
    });
  return (
    <form onSubmit={submit}>
      <Field
        label={t.byName}
        hint={t.byNameHint}
        value={name}
        onInput={setName}
        maxLength={40}
        autoComplete="off"
      />
      {task.failure !== null && <Trouble failure={task.failure} />}
      <button type="submit" disabled={task.isBusy || name.trim() === ''}>
        {t.invite}
      </button>
      <ul class="rows" aria-label={t.invitedPeople}>
        {game.invited.map(({ player }) => (
          <li key={player.id}>
            <bdi>{player.name}</bdi>
            <button type="button" class="small" disabled={task.isBusy} onClick={() => withdraw(player.id)}>
              {t.uninvite}
              <span class="unseen">
                {' '}
                <bdi>{player.name}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

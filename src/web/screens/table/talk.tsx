import { useEffect } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import { listMutes, type Message, mute, retractMessage, unmute } from '../../api/talk.js';
import type { Table } from '../../live/table.js';
import { isolated } from '../../parts/isolated.js';
import { ReportForm } from '../../parts/report-form.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { type Task, useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';
import { Say } from './say.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The messages of the game. */
export function Talk({ table, game }: Props) {
  const t = words().table;
  const { talk } = table;
  const messages = talk.messages.value;
  const task = useTask();
  useEffect(() => {
    talk.seen.value = messages.length;
  }, [talk, messages.length]);
  const me = session.value?.player.id;
  const maySpeak = game.yourSeats.length > 0 || game.creator === me;
  return (
    <div class="stack">
      {talk.older.value !== null && (
        <button
          type="button"
          class="small"
          disabled={task.isBusy}
          onClick={() => void task.run(() => talk.loadOlder())}
        >
          {t.olderMessages}
        </button>
      )}
      {messages.length === 0 && <p class="quiet">{t.nothingSaid}</p>}
      <ol class="messages" aria-live="polite" aria-label={t.talk}>
        {messages.map((message) => (
          <li key={message.id}>
            <Said game={game} message={message} table={table} task={task} />
          </li>
        ))}
      </ol>
      {task.failure !== null && <Trouble failure={task.failure} />}
      {maySpeak && <Say game={game} />}
      {me !== undefined && <Muted table={table} task={task} />}
    </div>
  );
}

function Said({ game, message, table, task }: Props & { readonly message: Message; readonly task: Task }) {
  const t = words().table;
  const { author, seat, text, to, at } = message;
  const name = author.name === '' ? words().seats.deleted : isolated(author.name);
  const me = session.value?.player.id;
  const isMine = author.id === me;
  return (
    <article class={isMine ? 'message message-mine' : 'message'}>
      <p class="message-head">
        <strong class={seat === null ? '' : `seat seat-${seat % 6}`}>{name}</strong>
        {to !== null && <span class="badge">{t.whispered(to.map((one) => seatTitle(game, one)))}</span>}
        <span class="hint">
          <When time={at} />
        </span>
      </p>
      <p class={text === null ? 'quiet' : 'message-text'} dir="auto">
        {text ?? t.withdrawn}
      </p>
      {isMine && text !== null && (
        <button
          type="button"
          class="bare small"
          disabled={task.isBusy}
          onClick={() => void task.run(() => retractMessage(game.id, message.id))}
        >
          {t.withdraw}
        </button>
      )}
      {me !== undefined && !isMine && author.deleted !== true && (
        <button
          type="button"
          class="bare small"
          disabled={task.isBusy}
          onClick={() =>
            void task.run(async () => {
              await mute(author.id);
              table.talk.begin();
            })
          }
        >
          {t.mute(name)}
        </button>
      )}
      {session.value?.game === null && !isMine && author.deleted !== true && text !== null && (
        <ReportForm
          title={words().moderation.report}
          kinds={['message']}
          of={{ game: game.id, message: message.id }}
        />
      )}
    </article>
  );
}

/** The players that the player has muted, in all games. */
function Muted({ table, task }: { readonly table: Table; readonly task: Task }) {
  const t = words().table;
  const mutes = useLoaded(listMutes, [task.isBusy]);
  const list = mutes.value ?? [];
  if (list.length === 0) return null;
  return (
    <details>
      <summary>{t.muted(list.length)}</summary>
      <ul class="rows">
        {list.map(({ player }) => (
          <li key={player.id}>
            <bdi>{player.name === '' ? words().seats.deleted : player.name}</bdi>
            <button
              type="button"
              class="small"
              disabled={task.isBusy}
              onClick={() =>
                void task.run(async () => {
                  await unmute(player.id);
                  table.talk.begin();
                })
              }
            >
              {t.unmute}
              <span class="unseen">
                {' '}
                <bdi>{player.name}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { useId, useState } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import { postMessage } from '../../api/talk.js';
import { Tick } from '../../parts/choice.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { words } from '../../texts/words.js';

const MAX_LENGTH = 2000;

/** Sends a message to everyone or to some players. */
export function Say({ game }: { readonly game: Game }) {
  const t = words().table;
  const id = useId();
  const [text, setText] = useState('');
  const [to, setTo] = useState<readonly number[]>([]);
  const task = useTask();
  const others = game.seats.filter(({ seat, kind }) => kind === 'player' && !game.yourSeats.includes(seat));
  const submit = (event: Event) => {
    event.preventDefault();
    const [seat] = game.yourSeats;
    void task.run(async () => {
      await postMessage(game.id, {
        text: text.trim(),
        ...(to.length === 0 ? {} : { to: [...to] }),
        ...(game.yourSeats.length > 1 && seat !== undefined ? { seat } : {}),
      });
      setText('');
    });
  };
  const toggle = (seat: number, isOn: boolean) =>
    setTo(isOn ? [...to, seat].sort((a, b) => a - b) : to.filter((one) => one !== seat));
  return (
    <form onSubmit={submit}>
      <div class="field">
        <label for={id}>{t.say}</label>
        <textarea
          id={id}
          rows={2}
          dir="auto"
          maxLength={MAX_LENGTH}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {others.length > 1 && (
        <fieldset class="line">
          <legend>{to.length === 0 ? t.toAll : t.toSome}</legend>
          {others.map(({ seat }) => (
            <Tick
              key={seat}
              label={seatTitle(game, seat)}
              isOn={to.includes(seat)}
              onChange={(isOn) => toggle(seat, isOn)}
            />
          ))}
        </fieldset>
      )}
      {task.failure !== null && <Trouble failure={task.failure} />}
      <button type="submit" disabled={task.isBusy || text.trim() === ''}>
        {t.send}
      </button>
    </form>
  );
}

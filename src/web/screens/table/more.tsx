import { useState } from 'preact/hooks';
import { type Game, leaveSeat, resign } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Modal } from '../../parts/modal.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Share } from '../../parts/share.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';
import { keepsKeys, SeatKeys } from '../room/seat-keys.js';
import { Seats } from '../room/seats.js';
import { ReceiverForm } from '../settings/receiver-form.js';
import { About } from './about.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** Leaves, resigns or returns to the game, and shows facts about it. */
export function More({ table, game }: Props) {
  const hasRoom = game.status === 'active' && game.yourSeats.length === 0;
  const who = session.value;
  const mayTell = game.status === 'active' && game.yourSeats.length > 0 && who !== null && who.game === null;
  const isOpen = game.seats.some(({ kind }) => kind === 'open');
  return (
    <div class="stack">
      {game.status === 'active' &&
        game.yourSeats.map((seat) => <Going key={seat} table={table} game={game} seat={seat} />)}
      {hasRoom && isOpen && session.value !== null && <Seats table={table} game={game} />}
      {keepsKeys(game) && <SeatKeys table={table} game={game} />}
      <Share table={table} game={game} />
      {mayTell && <TellChat game={game} />}
      <About game={game} />
    </div>
  );
}

/** A chat that is told of every move at this table. */
function TellChat({ game }: { readonly game: Game }) {
  const t = words().reach;
  return (
    <details>
      <summary>{t.table}</summary>
      <p>{t.tableIs}</p>
      <ReceiverForm games={[game.id]} done={() => undefined} />
    </details>
  );
}

type Step = 'resign' | 'leave';

function Going({ table, game, seat }: Props & { readonly seat: number }) {
  const t = words().table;
  const [step, setStep] = useState<Step | null>(null);
  const task = useTask();
  const played = game.seats[seat]?.played ?? 'holder';
  const isTwice = game.yourSeats.length > 1;
  const name = isTwice ? ` (${seatTitle(game, seat)})` : '';
  const go = (which: Step) =>
    void task.run(async () => {
      setStep(null);
      if (which === 'resign') table.put(await resign(game.id, seat));
      else {
        await leaveSeat(game.id, seat);
        table.refresh();
      }
    });
  return (
    <div class="stack">
      {played === 'resigned' && <p class="notice">{t.resigned}</p>}
      <p class="row">
        {played !== 'resigned' && (
          <button type="button" class="danger" disabled={task.isBusy} onClick={() => setStep('resign')}>
            {t.resign}
            {name}
          </button>
        )}
        {played !== 'resigned' && (
          <button type="button" disabled={task.isBusy} onClick={() => setStep('leave')}>
            {t.leave}
            {name}
          </button>
        )}
      </p>
      {task.failure !== null && <Trouble failure={task.failure} />}
      {step !== null && (
        <Modal title={step === 'resign' ? t.resignSure : t.leaveSure} onClose={() => setStep(null)}>
          <p>{step === 'resign' ? t.resignMeans : t.leaveMeans}</p>
          <p>
            <button type="button" class="danger" onClick={() => go(step)}>
              {step === 'resign' ? t.resign : t.leave}
            </button>
          </p>
        </Modal>
      )}
    </div>
  );
}

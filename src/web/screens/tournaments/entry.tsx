import {
  cancelTournament,
  enterTournament,
  leaveTournament,
  type WholeTournament,
} from '../../api/tournaments.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly whole: WholeTournament;
  readonly changed: () => void;
}

/** What the player can do here: enter, pause, leave, and cancel what they have created. */
export function Entry({ whole, changed }: Props) {
  const t = words().tournaments;
  const task = useTask();
  const { tournament, entered, standings } = whole;
  const { id, status, creator } = tournament;
  const me = session.value?.game === null ? session.value.player.id : null;
  if (me === null || status === 'finished' || status === 'cancelled') return null;
  const isPaused = standings.find(({ player }) => player.id === me)?.paused ?? false;
  const doing = (work: () => Promise<unknown>) =>
    void task.run(async () => {
      await work();
      changed();
    });
  const button = (label: string, work: () => Promise<unknown>) => (
    <button type="button" disabled={task.isBusy} onClick={() => doing(work)}>
      {label}
    </button>
  );
  return (
    <section class="card" aria-label={t.enter}>
      <p class="row">
        {!entered && status === 'open' && button(t.enter, () => enterTournament(id))}
        {entered && button(isPaused ? t.goOn : t.pause, () => enterTournament(id, !isPaused))}
        {entered && button(t.leave, () => leaveTournament(id))}
        {creator.id === me && status === 'open' && button(t.cancel, () => cancelTournament(id))}
      </p>
      {entered && <p class="hint">{t.leaveHint}</p>}
      {task.failure !== null && <Trouble failure={task.failure} />}
    </section>
  );
}

import { type Invitation, listInvitations, uninvite } from '../../api/lobby.js';
import { GameCard } from '../../parts/game-card.js';
import { Trouble } from '../../parts/trouble.js';
import { useKeptFresh } from '../../parts/use-kept-fresh.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';

/** The games to which the player is invited by name. */
export function Invitations() {
  const t = words().lobby;
  const invitations = useLoaded(listInvitations, []);
  useKeptFresh(invitations.again);
  const task = useTask();
  const decline = ({ game }: Invitation) =>
    void task.run(async () => {
      await uninvite(game.id, session.value?.player.id ?? '');
      invitations.again();
    });
  const open = invitations.value?.filter(({ game }) => game.yourSeats.length === 0) ?? [];
  if (open.length === 0 && task.failure === null) return null;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{t.invitations}</h2>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <ul class="cards">
        {open.map((invitation) => (
          <li key={invitation.game.id} class="stack">
            <GameCard game={invitation.game} />
            <button type="button" class="small" disabled={task.isBusy} onClick={() => decline(invitation)}>
              {t.decline}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useState } from 'preact/hooks';
import { answerInvitation, type DeclineReason } from '../../api/challenges.js';
import { listInvitations } from '../../api/lobby.js';
import { Choice } from '../../parts/choice.js';
import { GameCard } from '../../parts/game-card.js';
import { Trouble } from '../../parts/trouble.js';
import { useKeptFresh } from '../../parts/use-kept-fresh.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { go, hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';

const reasons = [
  ...(['other', 'later', 'busy', 'rulebook', 'seats', 'options'] as const),
  ...(['rated', 'not-rated', 'too-fast', 'too-slow', 'bots'] as const),
] satisfies readonly DeclineReason[];

/** The games to which the player is invited by name. */
export function Invitations() {
  const t = words().lobby;
  const invitations = useLoaded(listInvitations, []);
  useKeptFresh(invitations.again);
  const open = invitations.value?.filter(({ game }) => game.yourSeats.length === 0) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{t.invitations}</h2>
      <ul class="cards">
        {open.map(({ game }) => (
          <li key={game.id} class="stack">
            <GameCard game={game} />
            <Answer game={game.id} answered={invitations.again} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ game, answered }: { readonly game: string; readonly answered: () => void }) {
  const t = words();
  const [reason, setReason] = useState<DeclineReason>('other');
  const task = useTask();
  const accept = () =>
    void task.run(async () => {
      await answerInvitation(game, null);
      go(hrefOf(['games', game]));
    });
  const decline = () =>
    void task.run(async () => {
      await answerInvitation(game, reason);
      answered();
    });
  return (
    <>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <button type="button" class="main" disabled={task.isBusy} onClick={accept}>
        {t.challenges.accept}
      </button>
      <div class="line">
        <Choice
          label={t.challenges.why}
          value={reason}
          options={reasons.map((value) => ({ value, text: t.challenges.reasons[value] }))}
          onChange={setReason}
        />
        <button type="button" class="small" disabled={task.isBusy} onClick={decline}>
          {t.lobby.decline}
        </button>
      </div>
    </>
  );
}

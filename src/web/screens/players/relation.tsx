import { type PublicProfile, setBlock, setFollow } from '../../api/people.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly player: string;
  readonly you: NonNullable<PublicProfile['you']>;
  readonly changed: () => void;
}

/** Following and blocking. */
export function Relation({ player, you, changed }: Props) {
  const t = words().people;
  const task = useTask();
  const doing = (work: () => Promise<void>) =>
    void task.run(async () => {
      await work();
      changed();
    });
  return (
    <section class="card" aria-label={t.relation}>
      {you.follow && you.followed && <p>{t.friends}</p>}
      {you.block && <p>{t.isBlocked}</p>}
      <p class="row">
        {!you.block && (
          <button
            type="button"
            disabled={task.isBusy}
            onClick={() => doing(() => setFollow(player, !you.follow))}
          >
            {you.follow ? t.unfollow : t.follow}
          </button>
        )}
        <button
          type="button"
          disabled={task.isBusy}
          onClick={() => doing(() => setBlock(player, !you.block))}
        >
          {you.block ? t.unblock : t.block}
        </button>
      </p>
      {!you.block && <p class="hint">{t.blockHint}</p>}
      {task.failure !== null && <Trouble failure={task.failure} />}
    </section>
  );
}

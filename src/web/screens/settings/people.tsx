import { listBlocks, listFollows, setBlock, setFollow } from '../../api/people.js';
import { Trouble } from '../../parts/trouble.js';
import { type Loaded, useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { WithBots } from './with-bots.js';

interface Entry {
  readonly player: { readonly id: string; readonly name: string };
  readonly mutual?: boolean;
}

/** Whom the player follows and has blocked. */
export function People() {
  const t = words().people;
  const follows = useLoaded(listFollows, []);
  const blocks = useLoaded(listBlocks, []);
  return (
    <section class="card" aria-labelledby="people">
      <h2 id="people">{t.people}</h2>
      <WithBots />
      <h3>{t.follows}</h3>
      <List entries={follows} none={t.followsNone} action={t.unfollow} end={(id) => setFollow(id, false)} />
      <h3>{t.blocks}</h3>
      <List entries={blocks} none={t.blocksNone} action={t.unblock} end={(id) => setBlock(id, false)} />
    </section>
  );
}

interface ListProps {
  readonly entries: Pick<Loaded<readonly Entry[]>, 'value' | 'failure' | 'again'>;
  readonly none: string;
  readonly action: string;
  readonly end: (id: string) => Promise<void>;
}

function List({ entries, none, action, end }: ListProps) {
  const t = words().people;
  const task = useTask();
  const ending = (id: string) =>
    void task.run(async () => {
      await end(id);
      entries.again();
    });
  return (
    <>
      {entries.failure !== null && <Trouble failure={entries.failure} again={entries.again} />}
      {entries.value?.length === 0 && <p class="quiet">{none}</p>}
      <ul class="rows">
        {entries.value?.map(({ player, mutual }) => (
          <li key={player.id}>
            <span>
              <a href={hrefOf(['players', player.id])}>
                <bdi>{player.name}</bdi>
              </a>{' '}
              {mutual === true && <span class="badge">{t.friend}</span>}
            </span>
            <button type="button" class="small" disabled={task.isBusy} onClick={() => ending(player.id)}>
              {action}
              <span class="unseen">
                {' '}
                <bdi>{player.name}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {task.failure !== null && <Trouble failure={task.failure} />}
    </>
  );
}

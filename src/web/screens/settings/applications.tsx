import { listGrants, revokeGrant } from '../../api/applications.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';

/** What the player has allowed applications of others. */
export function Applications() {
  const t = words().applications;
  const grants = useLoaded(listGrants, []);
  const task = useTask();
  const revoke = (id: string) =>
    void task.run(async () => {
      await revokeGrant(id);
      grants.again();
    });
  return (
    <section class="card" aria-labelledby="applications">
      <h2 id="applications">{t.granted}</h2>
      <p>{t.grantedAre}</p>
      {grants.failure !== null && <Trouble failure={grants.failure} again={grants.again} />}
      {grants.value?.length === 0 && <p>{t.noGrants}</p>}
      <ul class="rows">
        {grants.value?.map(({ id, application, scopes, usedAt }) => (
          <li key={id}>
            <span>
              <strong>
                <bdi>{application.name}</bdi>
              </strong>{' '}
              ({application.host}): {scopes.map((scope) => t.scopes[scope]).join(' ')} <When time={usedAt} />
            </span>
            <button type="button" class="small" disabled={task.isBusy} onClick={() => revoke(id)}>
              {t.revoke}
              <span class="unseen">
                {' '}
                <bdi>{application.name}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <p>
        <a href={hrefOf(['device'])}>{t.deviceTitle}</a>
      </p>
    </section>
  );
}

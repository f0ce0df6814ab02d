import { revokeToken } from '../../api/account.js';
import { endOtherSessions, listSessions } from '../../api/sign-in.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { words } from '../../texts/words.js';

/** Where the account is signed in. */
export function Devices() {
  const t = words().ways;
  const sessions = useLoaded(listSessions, []);
  const task = useTask();
  const doing = (work: () => Promise<unknown>) =>
    void task.run(async () => {
      await work();
      sessions.again();
    });
  const others = sessions.value?.filter(({ current }) => !current) ?? [];
  if (sessions.value?.length === 0) return null;
  return (
    <section class="card" aria-labelledby="devices">
      <h2 id="devices">{t.devices}</h2>
      {sessions.failure !== null && <Trouble failure={sessions.failure} again={sessions.again} />}
      <ul class="rows">
        {sessions.value?.map(({ token, device, seenAt, current }) => (
          <li key={token}>
            <span>
              <strong>{device}</strong> {current ? t.here : <When time={seenAt} />}
            </span>
            {!current && (
              <button
                type="button"
                class="small"
                disabled={task.isBusy}
                onClick={() => doing(() => revokeToken(token))}
              >
                {t.end}
                <span class="unseen"> {device}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {task.failure !== null && <Trouble failure={task.failure} />}
      {others.length > 0 && (
        <button type="button" disabled={task.isBusy} onClick={() => doing(endOtherSessions)}>
          {t.endOthers}
        </button>
      )}
    </section>
  );
}

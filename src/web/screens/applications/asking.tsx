import type { ApplicationRequest } from '../../api/applications.js';
import { isolated } from '../../parts/isolated.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly asked: ApplicationRequest;
  readonly answer: (allow: boolean) => Promise<void>;
}

/** What an application asks for, and who it is: its host is as plain as its name, which anybody can choose. */
export function Asking({ asked, answer }: Props) {
  const t = words().applications;
  const task = useTask();
  const { application, scopes, returnsTo } = asked;
  const who = session.value?.player.name ?? '';
  const answering = (allow: boolean) => () => void task.run(() => answer(allow));
  return (
    <section class="card" aria-labelledby="asking">
      <h2 id="asking">{t.asks(isolated(application.name))}</h2>
      <dl class="facts">
        <dt>{t.host}</dt>
        <dd>
          <strong>{application.host}</strong>
        </dd>
        {returnsTo !== null && returnsTo !== application.host && (
          <>
            <dt>{t.returnsTo}</dt>
            <dd>
              <strong>{returnsTo}</strong>
            </dd>
          </>
        )}
        <dt>{t.account}</dt>
        <dd>
          <bdi>{who}</bdi>
        </dd>
      </dl>
      <p>{t.wants}</p>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>{t.scopes[scope]}</li>
        ))}
      </ul>
      <p class="hint">{returnsTo === null ? t.onlyOwnDevice : t.onlyIfKnown}</p>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <p class="row">
        <button type="button" class="main" disabled={task.isBusy} onClick={answering(true)}>
          {t.allow}
        </button>
        <button type="button" disabled={task.isBusy} onClick={answering(false)}>
          {t.refuse}
        </button>
      </p>
    </section>
  );
}

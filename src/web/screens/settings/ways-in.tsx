import { listMethods, type Method, removeMethod } from '../../api/sign-in.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { words } from '../../texts/words.js';
import { WayOn, Ways } from '../sign-in/ways.js';

/** The ways to come back to the account. */
export function WaysIn() {
  const t = words().ways;
  const methods = useLoaded(listMethods, []);
  const task = useTask();
  const remove = ({ id }: Method) =>
    void task.run(async () => {
      await removeMethod(id);
      methods.again();
    });
  return (
    <section class="card" aria-labelledby="ways-in">
      <h2 id="ways-in">{t.waysIn}</h2>
      <p>{methods.value?.length === 0 ? t.guest : t.waysInAre}</p>
      {methods.failure !== null && <Trouble failure={methods.failure} again={methods.again} />}
      <ul class="rows">
        {methods.value?.map((method) => (
          <li key={method.id}>
            <span>
              <strong>{method.label}</strong> {t.kinds[method.kind]} <When time={method.createdAt} />
            </span>
            <button type="button" class="small" disabled={task.isBusy} onClick={() => remove(method)}>
              {t.remove}
              <span class="unseen"> {method.label}</span>
            </button>
          </li>
        ))}
      </ul>
      <WayOn task={task} />
      {methods.value !== null && (
        <Ways key={methods.value.map(({ id }) => id).join()} isAdding done={methods.again} />
      )}
    </section>
  );
}

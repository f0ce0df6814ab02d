import {
  changeReceiver,
  deleteReceiver,
  listReceivers,
  type Receiver,
  testReceiver,
} from '../../api/receivers.js';
import { turnPushOff } from '../../live/push.js';
import { isolated } from '../../parts/isolated.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { push } from '../../state/push.js';
import { words } from '../../texts/words.js';
import { Deliveries } from './deliveries.js';
import { ReceiverForm } from './receiver-form.js';

interface Props {
  /** Changes when the list is to be loaded again. */
  readonly changes: number;
  readonly changed: () => void;
}

/** Everything that is told of the player's games, beside mail. */
export function Receivers({ changes, changed }: Props) {
  const t = words().reach;
  const receivers = useLoaded(listReceivers, [changes]);
  return (
    <section class="card" aria-labelledby="receivers">
      <h2 id="receivers">{t.others}</h2>
      <p>{t.othersIs}</p>
      {receivers.failure !== null && <Trouble failure={receivers.failure} again={receivers.again} />}
      {receivers.value?.length === 0 && <p class="quiet">{t.none}</p>}
      <ul class="rows">
        {receivers.value?.map((one) => (
          <li key={one.id}>
            <Row receiver={one} changed={changed} />
            <Deliveries receiver={one.id} title={titleOf(one)} />
          </li>
        ))}
      </ul>
      <details>
        <summary>{t.add}</summary>
        <ReceiverForm games={[]} done={changed} />
      </details>
    </section>
  );
}

const titleOf = ({ name, url }: Receiver): string => (name === '' ? new URL(url).host : isolated(name));

function Row({ receiver, changed }: { readonly receiver: Receiver; readonly changed: () => void }) {
  const t = words().reach;
  const task = useTask();
  const tests = useTask();
  const { id, disabled } = receiver;
  const title = titleOf(receiver);
  const doing = (work: () => Promise<unknown>) =>
    void task.run(async () => {
      await work();
      changed();
    });
  const remove = () => doing(() => (push.value?.receiver === id ? turnPushOff() : deleteReceiver(id)));
  return (
    <>
      <span class="stack-small">
        <About receiver={receiver} title={title} />
        {tests.failure !== null && <Trouble failure={tests.failure} />}
        {task.failure !== null && <Trouble failure={task.failure} />}
      </span>
      <span class="row">
        {disabled !== null && (
          <button
            type="button"
            class="small"
            disabled={task.isBusy}
            onClick={() => doing(() => changeReceiver(id, { active: true }))}
          >
            {t.resume}
            <span class="unseen"> {title}</span>
          </button>
        )}
        <button
          type="button"
          class="small"
          disabled={tests.isBusy}
          onClick={() =>
            void tests.run(async () => {
              await testReceiver(id);
            })
          }
        >
          {t.test}
          <span class="unseen"> {title}</span>
        </button>
        <button type="button" class="small" disabled={task.isBusy} onClick={remove}>
          {t.remove}
          <span class="unseen"> {title}</span>
        </button>
      </span>
    </>
  );
}

/** What it is, and whether messages arrive there. */
function About({ receiver, title }: { readonly receiver: Receiver; readonly title: string }) {
  const t = words().reach;
  const { format, games, quietHours, failingSince, disabled } = receiver;
  const more = [
    ...(games.length > 0 ? [t.oneTable] : []),
    ...(quietHours === null ? [] : [t.quietFrom(quietHours.from, quietHours.until)]),
  ];
  return (
    <>
      <span>
        <strong>{title}</strong> <span class="quiet">{t.formats[format]}</span>
      </span>
      {more.length > 0 && <span class="quiet">{more.join(' · ')}</span>}
      {disabled !== null ? (
        <span class="bad">{t.disabled}</span>
      ) : (
        failingSince !== null && <span class="bad">{t.failing}</span>
      )}
    </>
  );
}

import { useState } from 'preact/hooks';
import { type Delivery, listDeliveries, retryDelivery } from '../../api/receivers.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly receiver: string;
  readonly title: string;
}

/** The messages of the last days to a receiver. They are loaded when somebody opens the list. */
export function Deliveries(props: Props) {
  const [isOpen, open] = useState(false);
  return (
    <details onToggle={(event) => open(event.currentTarget.open)}>
      <summary>
        {words().reach.deliveries.title}
        <span class="unseen">
          {' '}
          <bdi>{props.title}</bdi>
        </span>
      </summary>
      {isOpen && <List {...props} />}
    </details>
  );
}

const NEVER = new AbortController().signal;

function List({ receiver }: Props) {
  const t = words().reach.deliveries;
  const first = useLoaded((signal) => listDeliveries(receiver, null, signal), [receiver]);
  const [older, setOlder] = useState<Awaited<ReturnType<typeof listDeliveries>> | null>(null);
  const task = useTask();
  const all = [...(first.value?.deliveries ?? []), ...(older?.deliveries ?? [])];
  const next = (older ?? first.value)?.next ?? null;
  const more = () =>
    void task.run(async () => {
      const page = await listDeliveries(receiver, next, NEVER);
      setOlder({ ...page, deliveries: [...(older?.deliveries ?? []), ...page.deliveries] });
    });
  const retry = (id: string) =>
    void task.run(async () => {
      await retryDelivery(receiver, id);
      setOlder(null);
      first.again();
    });
  return (
    <div class="stack-small">
      {first.failure !== null && <Trouble failure={first.failure} again={first.again} />}
      {first.value === null && first.failure === null && <p class="quiet">{words().loading}</p>}
      {first.value?.deliveries.length === 0 && <p class="quiet">{t.none}</p>}
      <ul class="rows">
        {all.map((one) => (
          <li key={one.id}>
            <Line delivery={one} />
            {one.state !== 'pending' && (
              <button type="button" class="small" disabled={task.isBusy} onClick={() => retry(one.id)}>
                {t.retry}
                <span class="unseen"> {t.types[one.type]}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <p class="row">
        <button type="button" class="small" disabled={task.isBusy} onClick={first.again}>
          {words().lobby.refresh}
        </button>
        {next !== null && (
          <button type="button" class="small" disabled={task.isBusy} onClick={more}>
            {t.older}
          </button>
        )}
      </p>
    </div>
  );
}

function Line({ delivery }: { readonly delivery: Delivery }) {
  const t = words().reach.deliveries;
  const { type, at, game, state, attempts, status, nextAt } = delivery;
  return (
    <span class="stack-small">
      <span>
        {game === null ? t.types[type] : <a href={hrefOf(['games', game])}>{t.types[type]}</a>}{' '}
        <span class={state === 'dead' ? 'badge badge-bad' : 'badge'}>{t.states[state]}</span>
      </span>
      <span class="hint">
        <When time={at} />
        {attempts > 0 && ` · ${t.attempts(attempts)}`}
        {attempts > 0 && state !== 'delivered' && ` · ${status === null ? t.silent : t.refused(status)}`}
        {state === 'pending' && attempts > 0 && nextAt !== null && (
          <>
            {' · '}
            {t.next} <When time={nextAt} />
          </>
        )}
      </span>
    </span>
  );
}

import { useState } from 'preact/hooks';
import { codeOf } from '../../api/failure.js';
import { deleteHandle, getHandle, type Handle, setHandle } from '../../api/sign-in.js';
import { Field } from '../../parts/field.js';
import { Modal } from '../../parts/modal.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';

/** The unique name of the account. */
export function HandleOf() {
  const t = words().ways;
  const known = useLoaded(getHandle, []);
  const [typed, setTyped] = useState<string | null>(null);
  const task = useTask();
  const handle = typed ?? known.value?.handle ?? '';
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      known.put(await setHandle(handle.trim()));
      setTyped(null);
    });
  };
  const [isLeaving, setLeaving] = useState(false);
  const giveUp = () =>
    void task.run(async () => {
      setLeaving(false);
      await deleteHandle();
      setTyped('');
      known.again();
    });
  const isNone = known.failure !== null && codeOf(known.failure) === 'not_found';
  return (
    <form onSubmit={submit}>
      <Field
        label={t.handle}
        hint={t.handleHint}
        value={handle}
        onInput={setTyped}
        maxLength={25}
        autoComplete="username"
      />
      {known.failure !== null && !isNone && <Trouble failure={known.failure} again={known.again} />}
      {task.failure !== null && <Trouble failure={task.failure} />}
      <button type="submit" disabled={task.isBusy || typed === null || handle.trim() === ''}>
        {t.takeHandle}
      </button>
      {known.value !== null && !isNone && (
        <Owned handle={known.value} isBusy={task.isBusy} leave={() => setLeaving(true)} />
      )}
      {isLeaving && (
        <Modal title={t.giveUpSure} onClose={() => setLeaving(false)}>
          <p>{t.giveUpMeans}</p>
          <p>
            <button type="button" class="danger" onClick={giveUp}>
              {t.giveUp}
            </button>
          </p>
        </Modal>
      )}
    </form>
  );
}

interface OwnedProps {
  readonly handle: Handle;
  readonly isBusy: boolean;
  readonly leave: () => void;
}

/** The handle that the account has, and where it leads. */
function Owned({ handle: { handle, since }, isBusy, leave }: OwnedProps) {
  const t = words().ways;
  return (
    <p class="row">
      <a href={hrefOf(['players', `@${handle}`])}>
        <bdi>@{handle}</bdi>
      </a>
      <span class="quiet">
        {t.since} <When time={since} />
      </span>
      <button type="button" class="small" disabled={isBusy} onClick={leave}>
        {t.giveUp}
      </button>
    </p>
  );
}

import { useState } from 'preact/hooks';
import { codeOf } from '../../api/failure.js';
import { getHandle, setHandle } from '../../api/sign-in.js';
import { Field } from '../../parts/field.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
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
    </form>
  );
}

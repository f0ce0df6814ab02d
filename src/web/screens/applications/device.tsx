import { useState } from 'preact/hooks';
import { type ApplicationRequest, answerDeviceRequest, getDeviceRequest } from '../../api/applications.js';
import { Field } from '../../parts/field.js';
import { Heading } from '../../parts/heading.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { route } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { Asking } from './asking.js';

/** Where the code of a device is typed. */
export function Device() {
  const t = words().applications;
  const [code, setCode] = useState(route.value.query.get('code') ?? '');
  const [asked, setAsked] = useState<ApplicationRequest | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const task = useTask();
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => setAsked(await getDeviceRequest(code.trim())));
  };
  const answer = async (allow: boolean) => {
    await answerDeviceRequest(code.trim(), allow);
    setDone(allow ? t.deviceAllowed : t.deviceRefused);
  };
  return (
    <div class="narrow">
      <Heading title={t.deviceTitle} />
      {done !== null && <p role="status">{done}</p>}
      {done === null && asked !== null && <Asking asked={asked} answer={answer} />}
      {done === null && asked === null && (
        <form class="card" onSubmit={submit}>
          <Field
            label={t.deviceCode}
            hint={t.deviceCodeHint}
            value={code}
            onInput={setCode}
            maxLength={9}
            required
            autoComplete="off"
          />
          {task.failure !== null && <Trouble failure={task.failure} />}
          <button type="submit" class="main" disabled={task.isBusy || code.trim() === ''}>
            {t.next}
          </button>
        </form>
      )}
    </div>
  );
}

import { useState } from 'preact/hooks';
import { codeOf } from '../../api/failure.js';
import type { Proof } from '../../api/sign-in.js';
import { finish } from '../../live/signing-in.js';
import { Field } from '../../parts/field.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import type { PendingSignIn } from '../../state/pending-sign-in.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly pending: PendingSignIn;
  readonly done: () => void;
}

/** Takes the code of the mail, and then the name of a new account if there is none. */
export function CodeForm({ pending, done }: Props) {
  const t = words().ways;
  const [code, setCode] = useState('');
  const task = useTask();
  const send = (proof: Proof) =>
    void task.run(async () => {
      await finish(pending, proof);
      done();
    });
  if (task.failure !== null && codeOf(task.failure) === 'no_account')
    return <NewAccount pending={pending} done={done} />;
  const submit = (event: Event) => {
    event.preventDefault();
    send({ code });
  };
  return (
    <form onSubmit={submit}>
      <Field
        label={t.code}
        value={code}
        onInput={setCode}
        maxLength={20}
        required
        autoComplete="one-time-code"
      />
      {task.failure !== null && <Trouble failure={task.failure} />}
      <button type="submit" class="main" disabled={task.isBusy || code.trim() === ''}>
        {t.useCode}
      </button>
    </form>
  );
}

/** Nobody has been here this way before. */
export function NewAccount({ pending, done }: Props) {
  const t = words().ways;
  const [name, setName] = useState('');
  const task = useTask();
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      await finish(pending, { name: name.trim() });
      done();
    });
  };
  return (
    <form onSubmit={submit}>
      <p role="status">{t.noAccount}</p>
      <Field
        label={t.newName}
        value={name}
        onInput={setName}
        maxLength={40}
        required
        autoComplete="nickname"
      />
      {task.failure !== null && <Trouble failure={task.failure} />}
      <button type="submit" class="main" disabled={task.isBusy || name.trim() === ''}>
        {t.create}
      </button>
    </form>
  );
}

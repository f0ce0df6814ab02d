import { useState } from 'preact/hooks';
import { askForConfirmation, deleteEmail, type Email, getEmail, setEmail } from '../../api/account.js';
import { codeOf } from '../../api/failure.js';
import { Choice } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { QuietForm } from '../../parts/manner-form.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { servedLanguage } from '../../state/settings.js';
import { words } from '../../texts/words.js';

const digests = ['immediately', 'hourly', 'daily'] as const;

/** The settings of email notifications. */
export function Mail() {
  const t = words().settings;
  const email = useLoaded(getEmail, []);
  const isNone = email.failure !== null && codeOf(email.failure) === 'not_found';
  return (
    <section class="card" aria-labelledby="mail">
      <h2 id="mail">{t.mail}</h2>
      <p>{t.mailIs}</p>
      {email.failure !== null && !isNone && <Trouble failure={email.failure} again={email.again} />}
      {(isNone || email.value !== null) && (
        <Address key={email.value?.address} email={isNone ? null : email.value} changed={email.again} />
      )}
    </section>
  );
}

function Address({ email, changed }: { readonly email: Email | null; readonly changed: () => void }) {
  const t = words().settings;
  const [address, setAddress] = useState(email?.address ?? '');
  const [digest, setDigest] = useState<Email['digest']>(email?.digest ?? 'hourly');
  const [quietHours, setQuietHours] = useState(email?.quietHours ?? null);
  const task = useTask();
  const doing = (work: () => Promise<unknown>) =>
    void task.run(async () => {
      await work();
      changed();
    });
  const submit = (event: Event) => {
    event.preventDefault();
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    doing(() =>
      setEmail({ address: address.trim(), digest, quietHours, language: servedLanguage.value, timeZone }),
    );
  };
  return (
    <form onSubmit={submit}>
      {email !== null && <State email={email} />}
      <Field
        label={t.address}
        type="email"
        value={address}
        onInput={setAddress}
        maxLength={254}
        required
        autoComplete="email"
      />
      <Choice
        label={t.digest}
        value={digest}
        options={digests.map((value) => ({ value, text: t.digests[value] }))}
        onChange={setDigest}
      />
      <QuietForm quietHours={quietHours} onChange={setQuietHours} />
      {task.failure !== null && <Trouble failure={task.failure} />}
      <p class="row">
        <button type="submit" disabled={task.isBusy || address.trim() === ''}>
          {t.saveMail}
        </button>
        {email !== null && !email.confirmed && (
          <button type="button" disabled={task.isBusy} onClick={() => doing(askForConfirmation)}>
            {t.confirmAgain}
          </button>
        )}
        {email !== null && (
          <button type="button" disabled={task.isBusy} onClick={() => doing(deleteEmail)}>
            {t.noMail}
          </button>
        )}
      </p>
    </form>
  );
}

function State({ email }: { readonly email: Email }) {
  const t = words().settings;
  if (email.unsubscribed) return <p class="notice">{t.mailUnsubscribed}</p>;
  if (!email.confirmed) return <p class="notice">{t.mailUnconfirmed}</p>;
  return <p class="notice">{email.error ?? t.mailConfirmed}</p>;
}

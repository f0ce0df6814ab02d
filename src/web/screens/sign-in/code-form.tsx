import { useState } from 'preact/hooks';
import { codeOf, failureOf } from '../../api/failure.js';
import { finish } from '../../live/signing-in.js';
import { OneFieldForm } from '../../parts/one-field-form.js';
import type { PendingSignIn } from '../../state/pending-sign-in.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly pending: PendingSignIn;
  readonly done: () => void;
}

/** Takes the code of the mail, and then the name of a new account if there is none. */
export function CodeForm({ pending, done }: Props) {
  const t = words().ways;
  const [isNew, setNew] = useState(false);
  if (isNew) return <NewAccount pending={pending} done={done} />;
  return (
    <OneFieldForm
      label={t.code}
      maxLength={20}
      autoComplete="one-time-code"
      button={t.useCode}
      submit={async (code) => {
        try {
          await finish(pending, { code });
        } catch (error) {
          if (codeOf(failureOf(error)) !== 'no_account') throw error;
          return setNew(true);
        }
        done();
      }}
    />
  );
}

/** Nobody has been here this way before. */
export function NewAccount({ pending, done }: Props) {
  const t = words().ways;
  return (
    <OneFieldForm
      label={t.newName}
      maxLength={40}
      autoComplete="nickname"
      button={t.create}
      submit={async (name) => {
        await finish(pending, { name });
        done();
      }}
    >
      <p role="status">{t.noAccount}</p>
    </OneFieldForm>
  );
}

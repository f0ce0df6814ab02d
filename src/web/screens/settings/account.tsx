import { useState } from 'preact/hooks';
import { deleteAccount, rename } from '../../api/account.js';
import { leave } from '../../live/signing-in.js';
import { Field } from '../../parts/field.js';
import { isolated } from '../../parts/isolated.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { type Session, signIn, signOut } from '../../state/session.js';
import { words } from '../../texts/words.js';
import { HandleOf } from './handle.js';

/** Renames the account, signs out, and deletes the account. */
export function Account({ who }: { readonly who: Session }) {
  const t = words().settings;
  const isGuest = who.game !== null;
  return (
    <section class="card" aria-labelledby="account">
      <h2 id="account">{t.account}</h2>
      {!isGuest && <Name who={who} />}
      {!isGuest && <HandleOf />}
      <h3>{t.signOut}</h3>
      <p>{t.signOutMeans}</p>
      <button type="button" onClick={() => void (isGuest ? signOut() : leave())}>
        {t.signOut}
      </button>
      {!isGuest && <Deletion who={who} />}
    </section>
  );
}

function Name({ who }: { readonly who: Session }) {
  const t = words().settings;
  const [name, setName] = useState(who.player.name);
  const task = useTask();
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const { player } = await rename(name.trim());
      signIn({ ...who, player: { id: player.id, name: player.name } });
    });
  };
  return (
    <form onSubmit={submit}>
      <Field label={t.name} value={name} onInput={setName} maxLength={40} required autoComplete="nickname" />
      {task.failure !== null && <Trouble failure={task.failure} />}
      <button type="submit" disabled={task.isBusy || name.trim() === '' || name.trim() === who.player.name}>
        {t.rename}
      </button>
    </form>
  );
}

function Deletion({ who }: { readonly who: Session }) {
  const t = words().settings;
  const [name, setName] = useState('');
  const task = useTask();
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      await deleteAccount(name);
      signOut();
    });
  };
  return (
    <details>
      <summary>{t.deletion}</summary>
      <p>{t.deletionMeans}</p>
      <form onSubmit={submit}>
        <Field
          label={t.deletionName(isolated(who.player.name))}
          value={name}
          onInput={setName}
          maxLength={40}
          autoComplete="off"
        />
        {task.failure !== null && <Trouble failure={task.failure} />}
        <button type="submit" class="danger" disabled={task.isBusy || name === ''}>
          {t.deletionSure}
        </button>
      </form>
    </details>
  );
}

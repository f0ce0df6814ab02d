import { useState } from 'preact/hooks';
import { createToken, listTokens, revokeToken, type Token } from '../../api/account.js';
import { listSessions } from '../../api/sign-in.js';
import { Field } from '../../parts/field.js';
import { Secret } from '../../parts/secret.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { words } from '../../texts/words.js';

/** Those of sessions are among the devices. */
async function listProgramTokens(signal: AbortSignal): Promise<readonly Token[]> {
  const [tokens, sessions] = await Promise.all([listTokens(signal), listSessions(signal)]);
  return tokens.filter(({ id }) => !sessions.some(({ token }) => token === id));
}

/** The tokens of other devices and programs of the player. */
export function Tokens() {
  const t = words().settings;
  const tokens = useLoaded(listProgramTokens, []);
  const task = useTask();
  const [secret, setSecret] = useState<string | null>(null);
  const [name, setName] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const made = await createToken(name.trim(), ['read', 'play', 'manage']);
      setSecret(made.secret);
      setName('');
      tokens.again();
    });
  };
  const revoke = ({ id }: Token) =>
    void task.run(async () => {
      await revokeToken(id);
      tokens.again();
    });
  return (
    <section class="card" aria-labelledby="tokens">
      <h2 id="tokens">{t.tokens}</h2>
      <p>{t.tokensAre}</p>
      {tokens.failure !== null && <Trouble failure={tokens.failure} again={tokens.again} />}
      <ul class="rows">
        {tokens.value?.map((token) => (
          <li key={token.id}>
            <span>
              <strong>
                <bdi>{token.name}</bdi>
              </strong>{' '}
              <When time={token.createdAt} />
            </span>
            <button type="button" class="small" disabled={task.isBusy} onClick={() => revoke(token)}>
              {t.revoke}
              <span class="unseen">
                {' '}
                <bdi>{token.name}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {task.failure !== null && <Trouble failure={task.failure} />}
      {secret !== null && <Secret label={t.newToken} hint={t.newTokenHint} secret={secret} />}
      <form onSubmit={submit}>
        <Field label={t.tokenName} value={name} onInput={setName} maxLength={40} autoComplete="off" />
        <button type="submit" disabled={task.isBusy || name.trim() === ''}>
          {t.makeToken}
        </button>
      </form>
    </section>
  );
}

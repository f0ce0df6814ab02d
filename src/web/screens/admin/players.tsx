import { useState } from 'preact/hooks';
import { listAccounts } from '../../api/admin.js';
import type { Account } from '../../api/moderation.js';
import { Tick } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { isolated } from '../../parts/isolated.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { Listed } from './listed.js';
import { MeasureForm } from './measure-form.js';
import { adminWords } from './texts.js';

/** Accounts, the newest first, and one measure for those that are chosen. */
export function Players() {
  const t = adminWords();
  const [typed, setTyped] = useState('');
  const [named, setNamed] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const accounts = useLoaded((signal) => listAccounts(named, signal), [named]);
  const ordinary = (accounts.value ?? []).filter(({ role }) => role === 'player');
  const choose = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const search = (event: Event) => {
    event.preventDefault();
    setChosen(new Set());
    setNamed(typed);
  };
  return (
    <>
      <form onSubmit={search}>
        <Field label={t.named} value={typed} onInput={setTyped} type="search" maxLength={60} />
        <button type="submit">{t.search}</button>
      </form>
      {ordinary.length > 0 && (
        <Tick
          label={t.chooseAll(ordinary.length)}
          isOn={ordinary.every(({ player }) => chosen.has(player.id))}
          onChange={(isOn) => setChosen(new Set(isOn ? ordinary.map(({ player }) => player.id) : []))}
        />
      )}
      {chosen.size > 0 && (
        <MeasureForm
          kinds={['ban', 'suspend', 'mute', 'rename']}
          targets={[...chosen].map((player) => ({ player }))}
          changed={accounts.again}
        />
      )}
      <Listed loaded={accounts}>
        {(account) => (
          <Row
            key={account.player.id}
            account={account}
            isOn={chosen.has(account.player.id)}
            onChange={(isOn) => choose(account.player.id, isOn)}
          />
        )}
      </Listed>
    </>
  );
}

interface RowProps {
  readonly account: Account;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Row({ account: { player, role, games }, isOn, onChange }: RowProps) {
  const t = adminWords();
  const name = isolated(player.name);
  return (
    <div class="row">
      {role === 'player' && <Tick label={name} isOn={isOn} onChange={onChange} />}
      <a href={hrefOf(['players', player.id])}>{role === 'player' ? words().people.profile : name}</a>
      <span class="quiet">
        <When time={player.createdAt} /> {t.games(games)}{' '}
        {role !== 'player' && <span class="badge">{role}</span>}
      </span>
    </div>
  );
}

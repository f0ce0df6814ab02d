import { useState } from 'preact/hooks';
import { getProfile, type OwnProfile, setProfile } from '../../api/people.js';
import { Choice } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { Lines } from '../../parts/lines.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { hrefOf } from '../../state/route.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';

/** What the player shows of themselves, and to whom. */
export function Profile() {
  const t = words().people;
  const known = useLoaded(getProfile, []);
  const id = session.value?.player.id ?? '';
  return (
    <section class="card" aria-labelledby="profile">
      <h2 id="profile">{t.profile}</h2>
      <p>
        {t.profileIs} <a href={hrefOf(['players', id])}>{t.asOthers}</a>
      </p>
      {known.failure !== null && <Trouble failure={known.failure} again={known.again} />}
      {known.value !== null && <Form known={known.value} put={known.put} />}
    </section>
  );
}

interface FormProps {
  readonly known: OwnProfile;
  readonly put: (profile: OwnProfile) => void;
}

function Form({ known, put }: FormProps) {
  const t = words().people;
  const { seenAt: _, ...wishes } = known;
  const [typed, setTyped] = useState({
    ...wishes,
    links: wishes.links.join('\n'),
    country: wishes.country ?? '',
  });
  const [isSaved, setSaved] = useState(false);
  const task = useTask();
  const change = (part: Partial<typeof typed>) => {
    setSaved(false);
    setTyped({ ...typed, ...part });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const country = typed.country.trim().toUpperCase();
      const links = typed.links.split(/\s+/).filter((link) => link !== '');
      put(await setProfile({ ...typed, country: country === '' ? null : country, links }));
      setSaved(true);
    });
  };
  return (
    <form onSubmit={submit}>
      <Lines label={t.text} value={typed.text} onInput={(text) => change({ text })} maxLength={500} />
      <Field
        label={t.country}
        hint={t.countryHint}
        value={typed.country}
        onInput={(country) => change({ country })}
        maxLength={2}
        autoComplete="country"
      />
      <Lines
        label={t.links}
        hint={t.linksHint}
        value={typed.links}
        onInput={(links) => change({ links })}
        maxLength={620}
      />
      <Privacy typed={typed} change={change} />
      {task.failure !== null && <Trouble failure={task.failure} />}
      {isSaved && <p role="status">{t.saved}</p>}
      <button type="submit" disabled={task.isBusy}>
        {t.save}
      </button>
    </form>
  );
}

interface PrivacyProps {
  readonly typed: Pick<OwnProfile, 'showsPresence' | 'showsGames'>;
  readonly change: (part: Partial<PrivacyProps['typed']>) => void;
}

function Privacy({ typed, change }: PrivacyProps) {
  const t = words().people;
  const audiences = (['everybody', 'friends', 'nobody'] as const).map((value) => ({
    value,
    text: t.audiences[value],
  }));
  return (
    <>
      <Choice
        label={t.showsPresence}
        value={typed.showsPresence}
        options={audiences}
        onChange={(showsPresence) => change({ showsPresence })}
      />
      <Choice
        label={t.showsGames}
        hint={t.showsGamesHint}
        value={typed.showsGames}
        options={audiences}
        onChange={(showsGames) => change({ showsGames })}
      />
    </>
  );
}

import { useState } from 'preact/hooks';
import { createReceiver } from '../../api/receivers.js';
import { Choice } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { GatherChoice, QuietForm, type QuietHours } from '../../parts/manner-form.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { servedLanguage } from '../../state/settings.js';
import { words } from '../../texts/words.js';
import { eventsAbout } from './receiver-events.js';

const formats = ['discord', 'slack', 'ntfy'] as const;
const abouts = ['turns', 'all'] as const;
type About = (typeof abouts)[number];

interface Props {
  /** The tables that it tells of; all if empty. */
  readonly games: readonly string[];
  readonly done: () => void;
}

/** Adds a chat that is told of all games, or of one table. */
export function ReceiverForm({ games, done }: Props) {
  const t = words().reach;
  const [format, setFormat] = useState<(typeof formats)[number]>('discord');
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [about, setAbout] = useState<About>('turns');
  const [quietHours, setQuietHours] = useState<QuietHours | null>(null);
  const [gatherMinutes, setGatherMinutes] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const task = useTask();
  const isTable = games.length > 0;
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const manner = { language: servedLanguage.value, quietHours, timeZone, gatherMinutes };
      const events = eventsAbout(isTable ? 'table' : about);
      const called = { url: url.trim(), name: name.trim() };
      await createReceiver({ ...manner, ...called, format, events, games: [...games] });
      setUrl('');
      setName('');
      setSaved(true);
      done();
    });
  };
  return (
    <form onSubmit={submit}>
      <Choice
        label={t.format}
        value={format}
        options={formats.map((value) => ({ value, text: t.formats[value] }))}
        onChange={setFormat}
      />
      <Field
        label={t.url}
        hint={t.urls[format]}
        value={url}
        onInput={setUrl}
        maxLength={2000}
        required
        autoComplete="off"
      />
      <Field label={t.name} value={name} onInput={setName} maxLength={80} autoComplete="off" />
      {!isTable && <AboutChoice about={about} onChange={setAbout} />}
      <GatherChoice minutes={gatherMinutes} onChange={setGatherMinutes} />
      <QuietForm quietHours={quietHours} onChange={setQuietHours} />
      {task.failure !== null && <Trouble failure={task.failure} />}
      <p class="row">
        <button type="submit" disabled={task.isBusy || url.trim() === ''}>
          {t.save}
        </button>
        <span role="status">{isSaved && !task.isBusy && task.failure === null ? t.saved : ''}</span>
      </p>
    </form>
  );
}

interface AboutProps {
  readonly about: About;
  readonly onChange: (about: About) => void;
}

function AboutChoice({ about, onChange }: AboutProps) {
  const t = words().reach;
  return (
    <Choice
      label={t.about}
      value={about}
      options={abouts.map((value) => ({ value, text: t.abouts[value] }))}
      onChange={onChange}
    />
  );
}

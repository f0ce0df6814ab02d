import { useState } from 'preact/hooks';
import { announce, retractAnnouncement } from '../../api/admin.js';
import { listAnnouncements } from '../../api/moderation.js';
import { Choice } from '../../parts/choice.js';
import { TextArea } from '../../parts/text-area.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { Listed } from './listed.js';
import { adminWords } from './texts.js';

const HOUR = 3_600_000;
const TIMES = ['1', '24', '168', '720'] as const;

export function Announcements() {
  const t = adminWords();
  const task = useTask();
  const [en, setEn] = useState('');
  const [de, setDe] = useState('');
  const [time, setTime] = useState<(typeof TIMES)[number]>('24');
  const announcements = useLoaded(listAnnouncements, []);
  const send = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      await announce(en, de, new Date(Date.now() + Number(time) * HOUR).toISOString());
      setEn('');
      setDe('');
      announcements.again();
    });
  };
  const withdraw = (id: string) =>
    void task.run(async () => {
      await retractAnnouncement(id);
      announcements.again();
    });
  return (
    <>
      <form onSubmit={send}>
        <TextArea label={t.english} value={en} onInput={setEn} required maxLength={500} />
        <TextArea label={t.german} value={de} onInput={setDe} required maxLength={500} />
        <Choice
          label={t.howLong}
          value={time}
          options={TIMES.map((value) => ({ value, text: t.times[value] }))}
          onChange={setTime}
        />
        <button type="submit" disabled={task.isBusy}>
          {t.announce}
        </button>
        {task.failure !== null && <Trouble failure={task.failure} />}
      </form>
      <Listed loaded={announcements}>
        {({ id, en: english, de: german, endsAt }) => (
          <article class="card" key={id} aria-label={english}>
            <p class="lines">{english}</p>
            <p class="lines">{german}</p>
            <p class="quiet">
              {t.until} <When time={endsAt} />
            </p>
            <button type="button" class="small" disabled={task.isBusy} onClick={() => withdraw(id)}>
              {t.withdraw}
            </button>
          </article>
        )}
      </Listed>
    </>
  );
}

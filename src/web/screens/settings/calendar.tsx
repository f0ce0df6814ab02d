import { useState } from 'preact/hooks';
import { addVacation, type Calendar, endVacation, getCalendar, setHours } from '../../api/calendar.js';
import { Tick } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { QuietForm } from '../../parts/manner-form.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { words } from '../../texts/words.js';

/** When the player's clocks run, in slow games. */
export function CalendarSettings() {
  const t = words().reach;
  const calendar = useLoaded(getCalendar, []);
  return (
    <section class="card" aria-labelledby="calendar">
      <h2 id="calendar">{t.calendar}</h2>
      <p>{t.calendarIs}</p>
      {calendar.failure !== null && <Trouble failure={calendar.failure} again={calendar.again} />}
      {calendar.value !== null && (
        <>
          <HoursForm calendar={calendar.value} put={calendar.put} />
          <Vacations calendar={calendar.value} put={calendar.put} />
        </>
      )}
    </section>
  );
}

interface Props {
  readonly calendar: Calendar;
  readonly put: (calendar: Calendar) => void;
}

function HoursForm({ calendar, put }: Props) {
  const t = words().reach;
  const [weekendsOff, setWeekendsOff] = useState(calendar.weekendsOff);
  const [quietHours, setQuietHours] = useState(calendar.quietHours);
  const [isSaved, setSaved] = useState(false);
  const task = useTask();
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      put(await setHours({ timeZone, weekendsOff, quietHours }));
      setSaved(true);
    });
  };
  return (
    <form onSubmit={submit}>
      <Tick label={t.weekendsOff} isOn={weekendsOff} onChange={setWeekendsOff} />
      <QuietForm label={t.stopsAtNight} quietHours={quietHours} onChange={setQuietHours} />
      {task.failure !== null && <Trouble failure={task.failure} />}
      <p class="row">
        <button type="submit" disabled={task.isBusy}>
          {t.saveManner}
        </button>
        <span role="status">{isSaved && !task.isBusy && task.failure === null ? t.saved : ''}</span>
      </p>
    </form>
  );
}

function Vacations({ calendar, put }: Props) {
  const t = words().reach;
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const task = useTask();
  const doing = (work: () => Promise<Calendar>) =>
    void task.run(async () => {
      put(await work());
    });
  const submit = (event: Event) => {
    event.preventDefault();
    doing(() => addVacation(from, to));
  };
  return (
    <form onSubmit={submit}>
      <h3>{t.vacations}</h3>
      <ul class="rows">
        {calendar.vacations.map((one) => (
          <li key={one.from}>
            <span>
              {one.from} – {one.to}
            </span>
            <button
              type="button"
              class="small"
              disabled={task.isBusy}
              onClick={() => doing(() => endVacation(one.from))}
            >
              {t.endVacation}
              <span class="unseen"> {one.from}</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <Field label={t.firstDay} type="date" value={from} onInput={setFrom} required />
        <Field label={t.lastDay} type="date" value={to} onInput={setTo} required />
      </div>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <p>
        <button type="submit" disabled={task.isBusy || from === '' || to === ''}>
          {t.addVacation}
        </button>
      </p>
    </form>
  );
}

import { useState } from 'preact/hooks';
import { canNotify } from '../../live/notify.js';
import { canPush, turnPushOff, turnPushOn } from '../../live/push.js';
import { GatherChoice, QuietForm, type QuietHours } from '../../parts/manner-form.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { push } from '../../state/push.js';
import { change, notify, servedLanguage } from '../../state/settings.js';
import { words } from '../../texts/words.js';
import { eventsAbout } from './receiver-events.js';

/** Whether and how this browser tells its player. Browsers ask for permission only after a click. */
export function Notifications({ changed }: { readonly changed: () => void }) {
  const t = words().reach;
  return (
    <section class="card" aria-labelledby="notifications">
      <h2 id="notifications">{t.here}</h2>
      {canPush() ? <Pushed changed={changed} /> : <WhileOpen />}
    </section>
  );
}

function Pushed({ changed }: { readonly changed: () => void }) {
  const t = words().reach;
  const task = useTask();
  const [isDenied, setDenied] = useState(Notification.permission === 'denied');
  const [quietHours, setQuietHours] = useState<QuietHours | null>(null);
  const [gatherMinutes, setGatherMinutes] = useState(0);
  const isOn = push.value !== null;
  const turn = () =>
    void task.run(async () => {
      if (isOn) await turnPushOff();
      else {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        const wish = { events: eventsAbout('turns'), language: servedLanguage.value, quietHours, timeZone };
        setDenied(!(await turnPushOn({ ...wish, gatherMinutes, name: deviceName() })));
      }
      changed();
    });
  return (
    <>
      <p>{t.hereIs}</p>
      {isOn && <p class="notice">{t.isOn}</p>}
      {isDenied && <p class="quiet">{t.denied}</p>}
      {!isOn && (
        <>
          <QuietForm quietHours={quietHours} onChange={setQuietHours} />
          <GatherChoice minutes={gatherMinutes} onChange={setGatherMinutes} />
        </>
      )}
      {task.failure !== null && <Trouble failure={task.failure} />}
      <p>
        <button type="button" disabled={task.isBusy} onClick={turn}>
          {isOn ? t.turnOff : t.turnOn}
        </button>
      </p>
    </>
  );
}

/** What the list of receivers calls this browser. */
function deviceName(): string {
  const { platform, userAgent } = navigator;
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(userAgent)?.[1] ?? 'Browser';
  return `${browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser}, ${platform}`.slice(0, 80);
}

/** For browsers that cannot be pushed to. */
function WhileOpen() {
  const t = words().reach;
  const [permission, setPermission] = useState(canNotify() ? Notification.permission : 'denied');
  const isOn = notify.value && permission === 'granted';
  const turnOn = async () => {
    const answer = await Notification.requestPermission();
    setPermission(answer);
    change({ notify: answer === 'granted' });
  };
  return (
    <>
      <p>{t.hereOnly}</p>
      <p class="quiet">{t.installFirst}</p>
      {!canNotify() && <p class="quiet">{words().settings.noNotifications}</p>}
      {canNotify() && permission === 'denied' && <p class="quiet">{t.denied}</p>}
      {permission !== 'denied' && (
        <p>
          <button type="button" onClick={() => (isOn ? change({ notify: false }) : void turnOn())}>
            {isOn ? t.turnOff : t.turnOn}
          </button>
        </p>
      )}
    </>
  );
}

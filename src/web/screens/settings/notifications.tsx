import { useState } from 'preact/hooks';
import { canNotify } from '../../live/notify.js';
import { change, notify } from '../../state/settings.js';
import { words } from '../../texts/words.js';

/** Browsers allow the request for permission only after a click. */
export function Notifications() {
  const t = words().settings;
  const [permission, setPermission] = useState(canNotify() ? Notification.permission : 'denied');
  const isOn = notify.value && permission === 'granted';
  const turnOn = async () => {
    const answer = await Notification.requestPermission();
    setPermission(answer);
    change({ notify: answer === 'granted' });
  };
  return (
    <section class="card" aria-labelledby="notifications">
      <h2 id="notifications">{t.notifications}</h2>
      <p>{t.notificationsAre}</p>
      {!canNotify() && <p class="quiet">{t.noNotifications}</p>}
      {canNotify() && permission === 'denied' && <p class="quiet">{t.notificationsDenied}</p>}
      {permission !== 'denied' &&
        (isOn ? (
          <button type="button" onClick={() => change({ notify: false })}>
            {t.notificationsOff}
          </button>
        ) : (
          <button type="button" onClick={() => void turnOn()}>
            {t.notificationsOn}
          </button>
        ))}
    </section>
  );
}

import { exportAccount, getLimits } from '../../api/data.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { language } from '../../state/settings.js';
import { words } from '../../texts/words.js';

const MEGABYTE = 1024 * 1024;

/** What is kept of the player, how much of it there may be, and a copy of all of it. */
export function Data() {
  const t = words().reach;
  const limits = useLoaded(getLimits, []);
  const task = useTask();
  const download = () =>
    void task.run(async () => {
      const url = URL.createObjectURL(new Blob([await exportAccount()], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = 'permafrost.json';
      link.click();
      URL.revokeObjectURL(url);
    });
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  const shown = (name: string, value: number): string =>
    name === 'kept-bytes' ? `${number.format(value / MEGABYTE)} MB` : number.format(value);
  const nameOf = new Map<string, string>(Object.entries(t.quotas));
  return (
    <section class="card" aria-labelledby="data">
      <h2 id="data">{t.data}</h2>
      <p>{t.dataIs}</p>
      <p>
        <button type="button" disabled={task.isBusy} onClick={download}>
          {t.download}
        </button>
      </p>
      {task.failure !== null && <Trouble failure={task.failure} />}
      {limits.failure !== null && <Trouble failure={limits.failure} again={limits.again} />}
      <details>
        <summary>{t.limits}</summary>
        <ul class="rows">
          {limits.value?.quotas.map(({ name, limit, used }) => (
            <li key={name}>
              <span>{nameOf.get(name) ?? name}</span>
              <span>
                {shown(name, used)} / {shown(name, limit)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

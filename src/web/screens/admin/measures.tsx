import { useState } from 'preact/hooks';
import { decideMeasure, listMeasures } from '../../api/admin.js';
import type { Measure } from '../../api/moderation.js';
import { Tick } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { isolated } from '../../parts/isolated.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { Listed } from './listed.js';
import { adminWords } from './texts.js';

export function Measures() {
  const t = adminWords();
  const [onlyAppeals, setOnly] = useState(false);
  const measures = useLoaded((signal) => listMeasures(onlyAppeals, signal), [onlyAppeals]);
  return (
    <>
      <Tick label={t.onlyAppeals} isOn={onlyAppeals} onChange={setOnly} />
      <Listed loaded={measures}>
        {(measure) => <One key={measure.id} measure={measure} changed={measures.again} />}
      </Listed>
    </>
  );
}

const ONCE: readonly Measure['kind'][] = ['hide-message', 'close-game', 'exclude-game'];

function One({ measure, changed }: { readonly measure: Measure; readonly changed: () => void }) {
  const t = adminWords();
  const task = useTask();
  const [answer, setAnswer] = useState('');
  const { id, at, kind, player, subject, by, reason, endsAt, liftedAt, appeal, appealedAt, answeredAt } =
    measure;
  const title = `${t.kinds[kind]}: ${isolated(player?.name ?? subject)}`;
  const waits = appealedAt !== null && answeredAt === null;
  const decide = (lift: boolean) =>
    void task.run(async () => {
      await decideMeasure(id, lift, answer);
      changed();
    });
  return (
    <article class="card" aria-label={title}>
      <h2>
        {title} {liftedAt !== null && <span class="badge">{t.lifted}</span>}
      </h2>
      <p class="quiet">
        <When time={at} />
        {by !== null && ` · ${t.by} ${isolated(by.name)}`}
        {endsAt !== null && (
          <span>
            {` · ${t.until} `}
            <When time={endsAt} />
          </span>
        )}
      </p>
      <p class="lines">{reason}</p>
      {appeal !== null && (
        <blockquote>
          <strong>{t.appeal}</strong> <span class="lines">{appeal}</span>
        </blockquote>
      )}
      {liftedAt === null && (!ONCE.includes(kind) || waits) && (
        <form onSubmit={(event) => event.preventDefault()}>
          <Field label={t.decision} value={answer} onInput={setAnswer} maxLength={1000} />
          <p class="row">
            {!ONCE.includes(kind) && (
              <button type="button" disabled={task.isBusy} onClick={() => decide(true)}>
                {t.lift}
              </button>
            )}
            {waits && (
              <button type="button" disabled={task.isBusy} onClick={() => decide(false)}>
                {t.uphold}
              </button>
            )}
          </p>
          {task.failure !== null && <Trouble failure={task.failure} />}
        </form>
      )}
    </article>
  );
}

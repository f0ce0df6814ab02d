import { useState } from 'preact/hooks';
import {
  appealMeasure,
  getRole,
  listOwnMeasures,
  listOwnReports,
  type OwnMeasure,
  type OwnReport,
} from '../../api/moderation.js';
import { TextArea } from '../../parts/text-area.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { language } from '../../state/settings.js';
import { words } from '../../texts/words.js';

/** What the moderators have done that concerns the player, and what came of the player's reports. */
export function Moderation() {
  const t = words().moderation;
  const role = useLoaded(getRole, []);
  const measures = useLoaded(listOwnMeasures, [language.value]);
  const reports = useLoaded(listOwnReports, []);
  const isEmpty = measures.value?.length === 0 && reports.value?.length === 0;
  return (
    <section class="card" aria-labelledby="moderation">
      <h2 id="moderation">{t.title}</h2>
      {role.value !== null && role.value !== 'player' && (
        <p>
          <a class="button" href={hrefOf(['admin'])}>
            {t.console}
          </a>
        </p>
      )}
      {isEmpty && <p class="quiet">{t.none}</p>}
      {measures.failure !== null && <Trouble failure={measures.failure} again={measures.again} />}
      {(measures.value?.length ?? 0) > 0 && <h3>{t.measures}</h3>}
      {measures.value?.map((measure) => (
        <Concerning key={measure.id} measure={measure} changed={measures.again} />
      ))}
      {(reports.value?.length ?? 0) > 0 && <h3>{t.reports}</h3>}
      <ul class="rows">
        {reports.value?.map((report) => (
          <Reported key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

function Reported({ report }: { readonly report: OwnReport }) {
  const t = words().moderation;
  const { kind, player, at, state, outcome, answer } = report;
  return (
    <li>
      <span>
        <When time={at} /> {t.about[kind]} <bdi>{player?.name}</bdi>{' '}
        <span class="badge">{t.states[state]}</span> {outcome !== null && t.outcomes[outcome]}{' '}
        {answer !== null && <span class="lines">{answer}</span>}
      </span>
    </li>
  );
}

interface ConcerningProps {
  readonly measure: OwnMeasure;
  readonly changed: () => void;
}

function Concerning({ measure, changed }: ConcerningProps) {
  const t = words().moderation;
  const task = useTask();
  const [text, setText] = useState('');
  const { id, text: what, reason, endsAt, liftedAt, appealedAt, answer } = measure;
  const send = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      await appealMeasure(id, text);
      changed();
    });
  };
  return (
    <article>
      <p>
        {what}{' '}
        {endsAt !== null && (
          <span>
            {t.until} <When time={endsAt} />
          </span>
        )}
      </p>
      <p class="lines">{reason}</p>
      {liftedAt !== null && <p>{t.lifted}</p>}
      {answer !== null && answer !== '' && <p class="lines">{t.answer(answer)}</p>}
      {appealedAt !== null && liftedAt === null && answer === null && <p>{t.appealed}</p>}
      {appealedAt === null && liftedAt === null && (
        <details>
          <summary>{t.appeal}</summary>
          <form onSubmit={send}>
            <TextArea label={t.appealText} value={text} onInput={setText} required maxLength={1000} />
            <button type="submit" disabled={task.isBusy}>
              {t.send}
            </button>
            {task.failure !== null && <Trouble failure={task.failure} />}
          </form>
        </details>
      )}
    </article>
  );
}

import { useState } from 'preact/hooks';
import { closeReport, listReports, takeReport } from '../../api/admin.js';
import type { MeasureKind, Report } from '../../api/moderation.js';
import { Choice } from '../../parts/choice.js';
import { isolated } from '../../parts/isolated.js';
import { TextArea } from '../../parts/text-area.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { Listed } from './listed.js';
import { MeasureForm } from './measure-form.js';
import { adminWords } from './texts.js';

type State = Report['state'];
const STATES: readonly State[] = ['open', 'taken', 'closed'];

export function Reports() {
  const t = adminWords();
  const [state, setState] = useState<State>('open');
  const reports = useLoaded((signal) => listReports(state, signal), [state]);
  return (
    <>
      <Choice
        label={t.state}
        value={state}
        options={STATES.map((value) => ({ value, text: t.states[value] }))}
        onChange={setState}
      />
      <Listed loaded={reports}>
        {(report) => <One key={report.id} report={report} changed={reports.again} />}
      </Listed>
    </>
  );
}

interface Props {
  readonly report: Report;
  readonly changed: () => void;
}

function One({ report, changed }: Props) {
  const t = adminWords();
  const task = useTask();
  const { id, at, kind, reason, text, player, game, version, reporter, handler, messages, state } = report;
  const take = () =>
    void task.run(async () => {
      await takeReport(id);
      changed();
    });
  return (
    <article class="card" aria-label={t.reportOf(t.about[kind], isolated(player?.name ?? ''))}>
      <h2>
        {t.reportOf(t.about[kind], isolated(player?.name ?? ''))}{' '}
        <span class="badge">{t.reasons[reason]}</span>
      </h2>
      <p class="quiet">
        <When time={at} /> {t.by} <bdi>{reporter?.name}</bdi>{' '}
        {handler !== null && `${t.takenBy} ${isolated(handler.name)}`}
      </p>
      <p class="lines">{text}</p>
      {player !== null && (
        <p>
          <a href={hrefOf(['players', player.id])}>
            <bdi>{player.name}</bdi>
          </a>
        </p>
      )}
      {game !== null && (
        <p>
          <a href={hrefOf(['games', game], version === null ? {} : { at: String(version) })}>
            {game} {t.version} {version}
          </a>
        </p>
      )}
      {messages.map((message) => (
        <blockquote key={message.id}>
          <strong>
            <bdi>{message.author.name}</bdi>
          </strong>{' '}
          <span class="lines" dir="auto">
            {message.text}
          </span>
        </blockquote>
      ))}
      {state !== 'closed' && (
        <>
          <button type="button" disabled={task.isBusy} onClick={take}>
            {t.take}
          </button>
          {task.failure !== null && <Trouble failure={task.failure} />}
          <details>
            <summary>{t.measure}</summary>
            <MeasureForm kinds={kindsFor(report)} targets={[targetOf(report)]} changed={() => {}} />
          </details>
          <Closing id={id} changed={changed} />
        </>
      )}
    </article>
  );
}

const OF_PERSON: readonly MeasureKind[] = ['mute', 'suspend', 'ban', 'rename'];

function kindsFor({ kind }: Report): readonly MeasureKind[] {
  if (kind === 'game') return ['close-game', 'exclude-game'];
  if (kind === 'name') return ['rename', ...OF_PERSON.slice(0, 3)];
  return kind === 'message' ? ['hide-message', ...OF_PERSON] : OF_PERSON;
}

const targetOf = ({ player, game, messages, kind }: Report) => ({
  ...(player === null ? {} : { player: player.id }),
  ...(game === null ? {} : { game }),
  ...(kind === 'message' && messages.length > 0 ? { message: messages.at(-1)?.id ?? '' } : {}),
});

function Closing({ id, changed }: { readonly id: string; readonly changed: () => void }) {
  const t = adminWords();
  const task = useTask();
  const [outcome, setOutcome] = useState<'acted' | 'nothing'>('acted');
  const [answer, setAnswer] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      await closeReport(id, outcome, answer);
      changed();
    });
  };
  return (
    <form onSubmit={send} aria-label={t.close}>
      <Choice
        label={t.outcome}
        value={outcome}
        options={(['acted', 'nothing'] as const).map((value) => ({ value, text: t.outcomes[value] }))}
        onChange={setOutcome}
      />
      <TextArea label={t.answer} value={answer} onInput={setAnswer} maxLength={1000} />
      <button type="submit" disabled={task.isBusy}>
        {t.close}
      </button>
      {task.failure !== null && <Trouble failure={task.failure} />}
    </form>
  );
}

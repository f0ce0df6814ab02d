import { useState } from 'preact/hooks';
import { takeMeasure } from '../../api/admin.js';
import { type Failure, failureOf } from '../../api/failure.js';
import type { MeasureKind, TakeMeasure } from '../../api/moderation.js';
import { Choice } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { adminWords } from './texts.js';

type Target = Omit<TakeMeasure, 'kind' | 'reason' | 'until'>;

const HOUR = 3_600_000;
const TIMES = ['1', '24', '168', '720', '0'] as const;
type Time = (typeof TIMES)[number];
/** What is done once has no end. */
const ONCE: readonly MeasureKind[] = ['hide-message', 'close-game', 'exclude-game'];

interface Props {
  readonly kinds: readonly MeasureKind[];
  /** One measure for each. */
  readonly targets: readonly Target[];
  readonly changed: () => void;
}

export function MeasureForm({ kinds, targets, changed }: Props) {
  const t = adminWords();
  const task = useTask();
  const [kind, setKind] = useState<MeasureKind>(kinds[0] ?? 'mute');
  const [time, setTime] = useState<Time>('168');
  const [reason, setReason] = useState('');
  const [result, setResult] = useState<{ done: number; failures: readonly Failure[] } | null>(null);
  const isOnce = ONCE.includes(kind);
  const options = TIMES.filter((one) => kind !== 'ban-address' || one !== '0');
  const send = (event: Event) => {
    event.preventDefault();
    const until =
      isOnce || time === '0' ? {} : { until: new Date(Date.now() + Number(time) * HOUR).toISOString() };
    void task.run(async () => {
      const failures: Failure[] = [];
      for (const target of targets)
        await takeMeasure({ ...target, ...until, kind, reason }).catch((error: unknown) => {
          failures.push(failureOf(error));
        });
      setResult({ done: targets.length - failures.length, failures });
      changed();
    });
  };
  return (
    <form onSubmit={send} aria-label={t.measure}>
      {kinds.length > 1 && (
        <Choice
          label={t.kind}
          value={kind}
          options={kinds.map((value) => ({ value, text: t.kinds[value] }))}
          onChange={setKind}
        />
      )}
      {!isOnce && (
        <Choice
          label={t.howLong}
          value={time}
          options={options.map((value) => ({ value, text: t.times[value] }))}
          onChange={setTime}
        />
      )}
      <Field label={t.reason} value={reason} onInput={setReason} required maxLength={1000} />
      <button type="submit" disabled={task.isBusy || targets.length === 0}>
        {kinds.length > 1 ? t.act(targets.length) : t.kinds[kind]}
      </button>
      {result !== null && result.done > 0 && <p role="status">{t.done(result.done)}</p>}
      {result !== null && result.failures.length > 1 && <p>{t.failed(result.failures.length)}</p>}
      {result?.failures[0] !== undefined && <Trouble failure={result.failures[0]} />}
    </form>
  );
}

import { useState } from 'preact/hooks';
import { type CreateReport, createReport } from '../api/moderation.js';
import { words } from '../texts/words.js';
import { Choice } from './choice.js';
import { TextArea } from './text-area.js';
import { Trouble } from './trouble.js';
import { useTask } from './use-task.js';

type Kind = CreateReport['kind'];
type Reason = CreateReport['reason'];
const REASONS: readonly Reason[] = ['abuse', 'spam', 'cheating', 'stuck', 'other'];

interface Props {
  readonly title: string;
  /** The first one is chosen. */
  readonly kinds: readonly Kind[];
  readonly of: Pick<CreateReport, 'player' | 'game' | 'message'>;
}

/** Closed until it is wanted. */
export function ReportForm({ title, kinds, of }: Props) {
  const t = words().moderation;
  const task = useTask();
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'player');
  const [reason, setReason] = useState<Reason>(kind === 'game' ? 'stuck' : 'abuse');
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const send = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      await createReport({ ...of, kind, reason, text });
      setSent(true);
    });
  };
  return (
    <details class="card">
      <summary>{title}</summary>
      {isSent ? (
        <p role="status">{t.sent}</p>
      ) : (
        <form onSubmit={send}>
          <p class="hint">{t.reportIs}</p>
          {kinds.length > 1 && (
            <Choice
              label={t.what}
              value={kind}
              options={kinds.map((value) => ({ value, text: t.about[value] }))}
              onChange={setKind}
            />
          )}
          <Choice
            label={t.why}
            value={reason}
            options={REASONS.map((value) => ({ value, text: t.reasons[value] }))}
            onChange={setReason}
          />
          <TextArea label={t.words} value={text} onInput={setText} maxLength={1000} />
          <button type="submit" disabled={task.isBusy}>
            {t.send}
          </button>
          {task.failure !== null && <Trouble failure={task.failure} />}
        </form>
      )}
    </details>
  );
}

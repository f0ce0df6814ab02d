import type { Clock } from '../../api/games.js';
import { Choice } from '../../parts/choice.js';
import { lengthOf } from '../../parts/lengths.js';
import { words } from '../../texts/words.js';

const kinds = ['none', 'turn', 'prompt', 'bank'] as const;
const spans = ['60', '300', '1800', '7200', '43200', '86400', '259200', '604800'] as const;
const increments = ['0', '5', '30', '300', '3600'] as const;
const timeouts = ['autopilot', 'resign'] as const;
const lapses = ['1', '2', '3', '5', '10'] as const;
const DAY = 86_400;

interface Props {
  readonly clock: Clock | null;
  readonly onChange: (clock: Clock | null) => void;
}

/** The clock, and what happens when time runs out. */
export function ClockForm({ clock, onChange }: Props) {
  const t = words().newGame;
  const choose = (kind: (typeof kinds)[number]) => {
    const { seconds = DAY } = clock ?? {};
    if (kind === 'none') onChange(null);
    else if (kind !== 'bank') onChange({ kind, seconds, onTimeout: 'autopilot', lapses: 2 });
    else onChange({ kind, seconds, increment: 0, onTimeout: 'autopilot', lapses: 2 });
  };
  return (
    <>
      <Choice
        label={t.clock}
        value={clock?.kind ?? 'none'}
        options={kinds.map((value) => ({ value, text: t.clocks[value] }))}
        onChange={choose}
      />
      {clock !== null && <Times clock={clock} onChange={onChange} />}
    </>
  );
}

function Times({ clock, onChange }: { readonly clock: Clock; readonly onChange: (clock: Clock) => void }) {
  const t = words().newGame;
  return (
    <div class="line">
      <Choice
        label={t.time}
        value={spans.find((one) => Number(one) === clock.seconds) ?? '86400'}
        options={spans.map((value) => ({ value, text: lengthOf(Number(value)) }))}
        onChange={(value) => onChange({ ...clock, seconds: Number(value) })}
      />
      {clock.kind === 'bank' && (
        <Choice
          label={t.increment}
          value={increments.find((one) => Number(one) === clock.increment) ?? '0'}
          options={increments.map((value) => ({ value, text: value }))}
          onChange={(value) => onChange({ ...clock, increment: Number(value) })}
        />
      )}
      <Choice
        label={t.onTimeout}
        value={clock.onTimeout ?? 'autopilot'}
        options={timeouts.map((value) => ({ value, text: t.timeouts[value] }))}
        onChange={(value) => onChange({ ...clock, onTimeout: value })}
      />
      {clock.onTimeout !== 'resign' && (
        <Choice
          label={t.lapses}
          value={lapses.find((one) => Number(one) === clock.lapses) ?? '2'}
          options={lapses.map((value) => ({ value, text: value }))}
          onChange={(value) => onChange({ ...clock, lapses: Number(value) })}
        />
      )}
    </div>
  );
}

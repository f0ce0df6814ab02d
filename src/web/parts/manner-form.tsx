import { words } from '../texts/words.js';
import { Choice, Tick } from './choice.js';
import { Field } from './field.js';

export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

interface Props {
  /** By default, that nothing is sent. */
  readonly label?: string;
  readonly quietHours: QuietHours | null;
  readonly onChange: (quietHours: QuietHours | null) => void;
}

const NIGHT: QuietHours = { from: '22:00', until: '08:00' };

/** In which hours nothing is sent. */
export function QuietForm({ label, quietHours, onChange }: Props) {
  const t = words().reach;
  return (
    <>
      <Tick
        label={label ?? t.quiet}
        isOn={quietHours !== null}
        onChange={(isOn) => onChange(isOn ? NIGHT : null)}
      />
      {quietHours !== null && (
        <div class="row">
          <Field
            label={t.from}
            type="time"
            value={quietHours.from}
            onInput={(from) => onChange({ ...quietHours, from })}
            required
          />
          <Field
            label={t.until}
            type="time"
            value={quietHours.until}
            onInput={(until) => onChange({ ...quietHours, until })}
            required
          />
        </div>
      )}
    </>
  );
}

const MINUTES = ['0', '15', '60', '240'] as const;

interface GatherProps {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

/** How long events are collected before one message tells of them. */
export function GatherChoice({ minutes, onChange }: GatherProps) {
  const t = words().reach;
  const value = MINUTES.find((one) => Number(one) >= minutes) ?? '240';
  return (
    <Choice
      label={t.gather}
      value={value}
      options={MINUTES.map((one) => ({ value: one, text: t.gathers[one] }))}
      onChange={(one) => onChange(Number(one))}
    />
  );
}

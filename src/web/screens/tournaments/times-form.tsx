import { Choice } from '../../parts/choice.js';
import { lengthOf } from '../../parts/lengths.js';
import { words } from '../../texts/words.js';
import { ClockForm } from '../new-game/clock-form.js';
import { Beginning } from './beginning.js';
import type { TermsProps } from './terms.js';

/** How long a round may take, in seconds; as long as its games take if empty. */
const caps = ['', '3600', '7200', '86400', '259200', '604800', '1209600', '2592000'] as const;

/** How fast it is played, and when it begins. */
export function TimesForm({ terms, change }: TermsProps) {
  const t = words().tournaments;
  return (
    <>
      <ClockForm clock={terms.clock} onChange={(clock) => clock !== null && change({ clock })} />
      <Choice
        label={t.cap}
        value={caps.find((one) => one === String(terms.roundSeconds)) ?? ''}
        options={caps.map((value) => ({ value, text: value === '' ? t.noCap : lengthOf(Number(value)) }))}
        onChange={(value) => change({ roundSeconds: value === '' ? null : Number(value) })}
        hint={t.capHint}
      />
      <Beginning value={terms.startsAt} onInput={(startsAt) => change({ startsAt })} />
    </>
  );
}

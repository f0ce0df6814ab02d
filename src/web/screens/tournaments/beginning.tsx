import { words } from '../../texts/words.js';

interface Props {
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** When a tournament begins, and until when players can enter. */
export function Beginning({ value, onInput }: Props) {
  const t = words().tournaments;
  return (
    <div class="field">
      <label for="starts-at">{t.startsAt}</label>
      <input
        id="starts-at"
        type="datetime-local"
        required
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        aria-describedby="starts-at-hint"
      />
      <p class="hint" id="starts-at-hint">
        {t.startsAtHint}
      </p>
    </div>
  );
}

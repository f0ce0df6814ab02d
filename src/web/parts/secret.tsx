import { useId, useState } from 'preact/hooks';
import { words } from '../texts/words.js';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly secret: string;
}

/** Something to be copied and passed on. */
export function Secret({ label, hint, secret }: Props) {
  const t = words().copy;
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // It can still be marked and copied by hand.
      document.getElementById(id)?.focus();
    }
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          class="grow"
          readOnly
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {isCopied ? t.copied : t.copy}
        </button>
      </div>
      {hint !== undefined && <p class="hint">{hint}</p>}
    </div>
  );
}

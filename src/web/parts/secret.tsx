import { useId, useState } from 'preact/hooks';
import { words } from '../texts/words.js';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly secret: string;
}

/** A text to copy, such as a token or a link. */
export function Secret({ label, hint, secret }: Props) {
  const t = words().copy;
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // The text is selected, so that the user can copy it.
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

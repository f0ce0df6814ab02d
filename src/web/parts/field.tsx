import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: string;
  readonly type?: 'text' | 'password' | 'number' | 'email' | 'time' | 'date' | 'search';
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
  readonly autoComplete?: string;
}

/** A text input with its label and hint. */
export function Field({ label, hint, value, onInput, type = 'text', ...rest }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // The types of Preact have one variant per input type; the attributes used here are the same for all.
        type={type as 'text'}
        value={value}
        dir={type === 'text' || type === 'search' ? 'auto' : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...rest}
      />
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

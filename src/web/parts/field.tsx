import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: string;
  readonly type?: 'text' | 'password' | 'number' | 'email' | 'time' | 'search';
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
  readonly autoComplete?: string;
}

/** One line to fill in, with its label and what helps to fill it in. */
export function Field({ label, hint, value, onInput, type = 'text', ...rest }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // The attributes of all of these are the same; the types tell each apart.
        type={type as 'text'}
        value={value}
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

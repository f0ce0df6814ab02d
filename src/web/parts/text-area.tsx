import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly required?: boolean;
  readonly maxLength?: number;
}

/** Several lines of text, with their label. */
export function TextArea({ label, value, onInput, ...rest }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        {...rest}
      />
    </div>
  );
}

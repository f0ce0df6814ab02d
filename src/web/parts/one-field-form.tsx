import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { Field } from './field.js';
import { Trouble } from './trouble.js';
import { type Task, useTask } from './use-task.js';

interface Props extends Omit<ComponentProps<typeof Field>, 'value' | 'onInput' | 'required'> {
  /** What the field has at first. */
  readonly initial?: string;
  /** The text of the button. */
  readonly button: string;
  /** Whether the button is what people come here for. */
  readonly isMain?: boolean;
  readonly isCard?: boolean;
  /** Gets the text without white space around it. */
  readonly submit: (text: string) => Promise<void>;
  /** How a failure is shown, if not as any other. */
  readonly failed?: (task: Task) => ComponentChildren;
  /** Stands before the field. */
  readonly children?: ComponentChildren;
}

/** A form that asks for one thing, which must not be empty. */
export function OneFieldForm({
  initial = '',
  button,
  isMain = true,
  isCard = false,
  submit,
  failed,
  children,
  ...field
}: Props) {
  const [text, setText] = useState(initial);
  const task = useTask();
  const trimmed = text.trim();
  const send = (event: Event) => {
    event.preventDefault();
    void task.run(() => submit(trimmed));
  };
  return (
    <form class={isCard ? 'card' : undefined} onSubmit={send}>
      {children}
      <Field {...field} value={text} onInput={setText} required />
      {failed?.(task)}
      {failed === undefined && task.failure !== null && <Trouble failure={task.failure} />}
      <button type="submit" class={isMain ? 'main' : undefined} disabled={task.isBusy || trimmed === ''}>
        {button}
      </button>
    </form>
  );
}

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../texts/words.js';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog. The browser keeps the focus in it and restores it afterwards. */
export function Modal({ title, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} class="modal">
      <div class="stack">
        <h2 id={id}>{title}</h2>
        {children}
        <p class="row">
          <button type="button" onClick={onClose}>
            {words().cancel}
          </button>
        </p>
      </div>
    </dialog>
  );
}

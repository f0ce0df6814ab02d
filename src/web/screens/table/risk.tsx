import { Marked } from '../../parts/marked.js';
import { Modal } from '../../parts/modal.js';
import { words } from '../../texts/words.js';
import type { Taking } from './use-taking.js';

/** Asks before an action that loses something for good. */
export function Risk({ taking: { risky, confirm } }: { readonly taking: Taking }) {
  if (risky === null) return null;
  const t = words().story;
  return (
    <Modal title={t.sure} onClose={() => confirm(false)}>
      <p>
        <Marked text={risky.text} />
      </p>
      <p class="notice">
        <Marked text={risky.loss ?? ''} />
      </p>
      <p>
        <button type="button" class="danger" onClick={() => confirm(true)}>
          {t.doIt}
        </button>
      </p>
    </Modal>
  );
}

import type { Choice } from '../../api/play.js';
import { Modal } from '../../parts/modal.js';
import { words } from '../../texts/words.js';
import { Buttons } from './action-list.js';

interface Props {
  readonly choices: readonly Choice[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** A menu for a shape that offers several actions. */
export function ActionMenu({ choices, onChoose, onClose }: Props) {
  return (
    <Modal title={words().table.which} onClose={onClose}>
      <Buttons choices={choices} isBusy={false} onChoose={onChoose} />
    </Modal>
  );
}

import type { Table } from '../../live/table.js';
import { isGone } from '../../state/server.js';
import { words } from '../../texts/words.js';

/** Says when the line to the table is broken, until it stands again. */
export function Line({ table }: { readonly table: Table }) {
  const t = words().status;
  const isUp = table.isLive.value || isGone.value;
  return (
    <p class={isUp ? 'unseen' : 'notice'} role="status">
      {isUp ? '' : t.reconnecting}
    </p>
  );
}

import type { Table } from '../../live/table.js';
import { isGone } from '../../state/server.js';
import { words } from '../../texts/words.js';

/** Shows that the connection to the table is lost. */
export function Line({ table }: { readonly table: Table }) {
  const t = words().status;
  const isUp = table.isLive.value || isGone.value;
  return (
    <p class={isUp ? 'unseen' : 'notice'} role="status">
      {isUp ? '' : t.reconnecting}
    </p>
  );
}

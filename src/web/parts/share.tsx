import type { Game } from '../api/games.js';
import { base } from '../api/wire.js';
import type { Table } from '../live/table.js';
import { words } from '../texts/words.js';
import { Secret } from './secret.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** Links to a public game, at the version that is shown. */
export function Share({ table, game }: Props) {
  const t = words().public;
  if (game.visibility !== 'public') return null;
  const at = table.at.value;
  const version = at === null ? '' : `?at=${at}`;
  const frame = `<iframe src="${base}/embed/${game.id}${version}" title="${t.frame}" width="640" height="560"></iframe>`;
  return (
    <details>
      <summary>{t.share}</summary>
      <div class="stack">
        {at !== null && <p class="quiet">{t.sharePast(at)}</p>}
        <Secret label={t.shareLink} hint={t.shareLinkHint} secret={`${base}/share/${game.id}${version}`} />
        {game.startedAt !== null && <Secret label={t.embed} secret={frame} />}
      </div>
    </details>
  );
}

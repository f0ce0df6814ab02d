import { useState } from 'preact/hooks';
import { type Filters, listGames } from '../../api/lobby.js';
import { GameList } from '../../parts/game-list.js';
import { useGamePages } from '../../parts/use-game-pages.js';
import { useKeptFresh } from '../../parts/use-kept-fresh.js';
import { words } from '../../texts/words.js';
import { FilterBar } from './filter-bar.js';

/** Longer lists stay as they are: loading them again would close what was opened. */
const FIRST_PAGE = 20;

/** The public games. The first filter shows those with an open seat. */
export function PublicGames() {
  const t = words().lobby;
  const [filters, setFilters] = useState<Filters>({ status: 'open', open: true });
  const pages = useGamePages(
    (cursor, signal) => listGames(filters, cursor, signal),
    [JSON.stringify(filters)],
  );
  useKeptFresh(pages.again, (pages.games?.length ?? 0) <= FIRST_PAGE);
  return (
    <section aria-labelledby="games">
      <div class="card-head">
        <h2 id="games">{t.games}</h2>
        <button type="button" class="small" onClick={pages.again}>
          {t.refresh}
        </button>
      </div>
      <FilterBar filters={filters} onChange={setFilters} />
      <GameList pages={pages} none={t.none} />
    </section>
  );
}

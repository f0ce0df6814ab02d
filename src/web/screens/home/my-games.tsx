import type { Game } from '../../api/games.js';
import { listMyGames } from '../../api/lobby.js';
import { GameList } from '../../parts/game-list.js';
import { LastSeen } from '../../parts/last-seen.js';
import { useGamePages } from '../../parts/use-game-pages.js';
import { useKeptFresh } from '../../parts/use-kept-fresh.js';
import { words } from '../../texts/words.js';

const isOver = ({ status }: Game): boolean => status === 'finished' || status === 'closed';

/** The games in which the player has a seat, those in progress first. */
export function MyGames() {
  const t = words().home;
  const pages = useGamePages(listMyGames, []);
  useKeptFresh(pages.again);
  return (
    <>
      <section aria-labelledby="mine">
        <h2 id="mine">{t.mine}</h2>
        <GameList pages={pages} filter={(game) => !isOver(game)} none={t.none} withPictures />
        {pages.failure?.kind === 'unreachable' && <LastSeen />}
      </section>
      {pages.games?.some(isOver) && (
        <section aria-labelledby="over">
          <h2 id="over">{t.over}</h2>
          <GameList pages={{ ...pages, failure: null, more: null }} filter={isOver} none="" withPictures />
        </section>
      )}
    </>
  );
}

import type { Game } from '../api/games.js';
import { words } from '../texts/words.js';
import { GameCard } from './game-card.js';
import { Trouble } from './trouble.js';
import type { GamePages } from './use-game-pages.js';

interface Props {
  readonly pages: GamePages;
  readonly filter?: (game: Game) => boolean;
  /** The text for an empty list. */
  readonly none: string;
  readonly withPictures?: boolean;
}

export function GameList({ pages, filter = () => true, none, withPictures = false }: Props) {
  const t = words().games;
  const { games, failure, again, more } = pages;
  const shown = games?.filter(filter);
  return (
    <>
      {failure !== null && <Trouble failure={failure} again={again} />}
      {games === null && failure === null && <p class="quiet">{words().loading}</p>}
      {shown?.length === 0 && none !== '' && <p class="quiet">{none}</p>}
      <ul class="cards">
        {shown?.map((game) => (
          <li key={game.id}>
            <GameCard game={game} withPicture={withPictures} />
          </li>
        ))}
      </ul>
      {more !== null && (
        <button type="button" onClick={more}>
          {t.more}
        </button>
      )}
    </>
  );
}

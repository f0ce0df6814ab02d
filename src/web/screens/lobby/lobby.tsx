import { Heading } from '../../parts/heading.js';
import { words } from '../../texts/words.js';
import { Invitations } from './invitations.js';
import { PublicGames } from './public-games.js';
import { QuickMatch } from './quick-match.js';

export function Lobby() {
  const t = words();
  return (
    <>
      <Heading title={t.lobby.title}>
        <a class="button" href="#/ratings">
          {t.ratings.link}
        </a>
        <a class="button" href="#/tournaments">
          {t.tournaments.title}
        </a>
        <a class="button" href="#/bots">
          {t.challenges.bots}
        </a>
        <a class="button" href="#/learn">
          {t.learning.link}
        </a>
        <a class="button main" href="#/new">
          {t.home.newGame}
        </a>
      </Heading>
      <Invitations />
      <QuickMatch />
      <PublicGames />
    </>
  );
}

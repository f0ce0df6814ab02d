import { Heading } from '../../parts/heading.js';
import { words } from '../../texts/words.js';
import { ComeBackHint } from './come-back-hint.js';
import { MyGames } from './my-games.js';
import { WaitingGames } from './waiting-games.js';

/** The inbox and the games of the player. */
export function Home({ player }: { readonly player: string }) {
  const t = words().home;
  return (
    <>
      <Heading title={t.title}>
        <a class="button" href="#/learn">
          {words().learning.link}
        </a>
        <a class="button main" href="#/new">
          {t.newGame}
        </a>
      </Heading>
      <ComeBackHint player={player} />
      <WaitingGames />
      <MyGames />
    </>
  );
}

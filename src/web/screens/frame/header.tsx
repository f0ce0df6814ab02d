import { hrefOf, route } from '../../state/route.js';
import { session } from '../../state/session.js';
import { waitingGames } from '../../state/title.js';
import { words } from '../../texts/words.js';

export function Header() {
  const t = words().frame;
  const who = session.value;
  return (
    <header class="header">
      <a class="brand" href="#/">
        <img src="./icon.svg" alt="" width="28" height="28" />
        Permafrost
      </a>
      <nav aria-label={t.nav}>
        {who !== null && who.game !== null && <Way to="" text={t.game} />}
        {who !== null && who.game === null && (
          <>
            <Way to="" text={t.home} count={waitingGames.value} />
            <Way to="lobby" text={t.lobby} />
            <Way to="new" text={t.newGame} />
          </>
        )}
        <Way to="settings" text={t.settings} />
      </nav>
      {who !== null && <bdi class="me">{who.player.name}</bdi>}
    </header>
  );
}

function Way({
  to,
  text,
  count = 0,
}: {
  readonly to: string;
  readonly text: string;
  readonly count?: number;
}) {
  const isHere = (route.value.path[0] ?? '') === to;
  return (
    <a href={hrefOf(to === '' ? [] : [to])} aria-current={isHere ? 'page' : undefined}>
      {text}
      {count > 0 && (
        <span class="count">
          {count}
          <span class="unseen"> {words().frame.waiting}</span>
        </span>
      )}
    </a>
  );
}

import { useEffect, useRef } from 'preact/hooks';
import { route } from '../../state/route.js';
import { session } from '../../state/session.js';
import { language } from '../../state/settings.js';
import { words } from '../../texts/words.js';
import { GameScreen } from '../game/game-screen.js';
import { Home } from '../home/home.js';
import { Lobby } from '../lobby/lobby.js';
import { NewGame } from '../new-game/new-game.js';
import { NotHere } from '../not-here.js';
import { RulesPage } from '../rules/rules-page.js';
import { Settings } from '../settings/settings.js';
import { Return } from '../sign-in/return.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { StatusLine } from './status-line.js';

/** The frame around every screen; chooses the screen by the route. */
export function Frame() {
  const t = words();
  const main = useRef<HTMLElement>(null);
  const { path } = route.value;
  const place = path.join('/');
  const isFirst = useRef(true);
  // After navigation, screen readers continue at the heading.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else main.current?.querySelector<HTMLElement>('h1')?.focus();
    scrollTo(0, 0);
  }, [place]);

  return (
    <>
      <button type="button" class="main skip" onClick={() => main.current?.focus()}>
        {t.frame.skip}
      </button>
      <Header />
      <StatusLine />
      <main id="main" ref={main} tabIndex={-1}>
        <Screen />
      </main>
      <Footer />
    </>
  );
}

function Screen() {
  const [room = '', id, ...rest] = route.value.path;
  const place = `${room}/${id}`;
  const isDeep = rest.length > 0;
  if (room === 'settings' && id === undefined) return <Settings />;
  if ((room === 'sign-in' || room === 'signed-in') && !isDeep) return <Return key={place} />;
  if (room === 'rules' && id !== undefined && !isDeep) return <RulesPage id={id} />;
  const who = session.value;
  if (who === null) return <SignIn />;
  // The key includes language and player, so that a change loads the game again.
  if (room === 'games' && id !== undefined && !isDeep)
    return <GameScreen key={`${id} ${language.value} ${who.secret}`} id={id} />;
  if (id !== undefined) return <NotHere />;
  if (who.game !== null) return <GameScreen key={`${language.value} ${who.secret}`} id={who.game} />;
  if (room === '') return <Home player={who.player.id} />;
  if (room === 'lobby') return <Lobby />;
  if (room === 'new') return <NewGame />;
  return <NotHere />;
}

import { useEffect, useRef } from 'preact/hooks';
import { route } from '../../state/route.js';
import { refused, session } from '../../state/session.js';
import { language } from '../../state/settings.js';
import { words } from '../../texts/words.js';
import { Admin } from '../admin/door.js';
import { Authorize } from '../applications/authorize.js';
import { Device } from '../applications/device.js';
import { GameScreen } from '../game/game-screen.js';
import { Visitor } from '../game/visitor.js';
import { Home } from '../home/home.js';
import { Learn } from '../learn/learn.js';
import { Lobby } from '../lobby/lobby.js';
import { NewGame } from '../new-game/new-game.js';
import { NotHere } from '../not-here.js';
import { Bots } from '../players/bots.js';
import { PlayerScreen } from '../players/player.js';
import { Leaderboards } from '../ratings/leaderboards.js';
import { RulesPage } from '../rules/rules-page.js';
import { Settings } from '../settings/settings.js';
import { Return } from '../sign-in/return.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Tournaments } from '../tournaments/list.js';
import { TournamentScreen } from '../tournaments/tournament.js';
import { Announcements } from './announcements.js';
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
      <Announcements />
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
  if (room === 'players' && id !== undefined && !isDeep)
    return <PlayerScreen key={`${place} ${session.value?.secret}`} wanted={id} />;
  if (room === 'bots' && id === undefined) return <Bots />;
  if (room === 'tournaments' && !isDeep)
    return id === undefined ? (
      <Tournaments />
    ) : (
      <TournamentScreen key={`${place} ${session.value?.secret}`} id={id} />
    );
  if (room === 'ratings' && id === undefined) return <Leaderboards />;
  const who = session.value;
  const isGame = room === 'games' && id !== undefined && !isDeep;
  if (who === null) {
    // Whoever was signed in a moment ago wants to go on playing.
    if (!isGame || refused.value !== null) return <SignIn />;
    return <Visitor key={id} id={id} invitation={route.value.query.get('invitation')} />;
  }
  // The key includes language and player, so that a change loads the game again.
  if (isGame) return <GameScreen key={`${id} ${language.value} ${who.secret}`} id={id} />;
  if (room === 'authorize' && id !== undefined && !isDeep && who.game === null)
    return <Authorize key={`${id} ${who.secret}`} id={id} />;
  if (id !== undefined) return <NotHere />;
  if (who.game !== null) return <GameScreen key={`${language.value} ${who.secret}`} id={who.game} />;
  if (room === '') return <Home player={who.player.id} />;
  if (room === 'admin') return <Admin key={who.secret} />;
  if (room === 'device') return <Device />;
  if (room === 'lobby') return <Lobby />;
  if (room === 'new') return <NewGame />;
  if (room === 'learn') return <Learn />;
  return <NotHere />;
}

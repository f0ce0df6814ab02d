import { useEffect, useRef } from 'preact/hooks';
import { route } from '../../state/route.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';
import { Home } from '../home/home.js';
import { NotHere } from '../not-here.js';
import { Settings } from '../settings/settings.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Header } from './header.js';
import { StatusLine } from './status-line.js';

/** What is around every screen, and which screen it is. */
export function Frame() {
  const t = words();
  const main = useRef<HTMLElement>(null);
  const { path } = route.value;
  const place = path.join('/');
  const isFirst = useRef(true);
  // Whoever goes somewhere else reads on from its heading.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else main.current?.querySelector<HTMLElement>('h1')?.focus();
    scrollTo(0, 0);
  }, [place]);

  return (
    <>
      <a class="skip" href="#main">
        {t.frame.skip}
      </a>
      <Header />
      <StatusLine />
      <main id="main" ref={main} tabIndex={-1}>
        <Screen />
      </main>
    </>
  );
}

function Screen() {
  const [room = '', ...rest] = route.value.path;
  if (session.value === null) return <SignIn />;
  if (rest.length === 0 && room === '') return <Home />;
  if (rest.length === 0 && room === 'settings') return <Settings />;
  return <NotHere />;
}

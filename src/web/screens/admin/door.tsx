import { useLoaded } from '../../parts/use-loaded.js';
import { words } from '../../texts/words.js';

/** The console is a chunk of its own, so that players do not load it. */
export function Admin() {
  const { value } = useLoaded(() => import('./console.js'), []);
  if (value === null) return <p class="quiet">{words().loading}</p>;
  const { Console } = value;
  return <Console />;
}

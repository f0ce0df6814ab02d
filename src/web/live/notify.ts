import type { Waiting } from '../api/lobby.js';
import { getRulebook } from '../api/rulebooks.js';
import { hrefOf } from '../state/route.js';
import { notify } from '../state/settings.js';
import { inWords, words } from '../texts/words.js';

export const canNotify = (): boolean => 'Notification' in window;

/** Tells of games that begin to wait, when nobody looks at the page. */
export function notifyOf(now: readonly Waiting[], before: readonly Waiting[]): void {
  if (!notify.value || !canNotify() || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  const known = new Set(before.map(({ game }) => game));
  for (const one of now) if (!known.has(one.game)) void tell(one);
}

async function tell({ game, rulebook, prompts }: Waiting): Promise<void> {
  const t = words().notification;
  try {
    const book = await getRulebook(rulebook);
    const question = book.prompts[prompts[0]?.kind ?? ''] as Parameters<typeof inWords>[0] | undefined;
    const notification = new Notification(t.title(inWords(book.titles)), {
      body: question === undefined ? t.body : inWords(question),
      tag: game,
    });
    notification.onclick = () => {
      window.focus();
      location.hash = hrefOf(['games', game]);
      notification.close();
    };
  } catch {
    // Some browsers show none without a service worker: the title of the window says it all the same.
  }
}

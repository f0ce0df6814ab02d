import type { Waiting } from '../api/lobby.js';
import { getRulebook } from '../api/rulebooks.js';
import { push } from '../state/push.js';
import { hrefOf } from '../state/route.js';
import { notify } from '../state/settings.js';
import { inWords, words } from '../texts/words.js';

export const canNotify = (): boolean => 'Notification' in window;

/** Shows a notification for each game with a new prompt, if the page is hidden. */
export function notifyOf(now: readonly Waiting[], before: readonly Waiting[]): void {
  if (!notify.value || !canNotify() || Notification.permission !== 'granted') return;
  // The worker shows what is pushed.
  if (document.visibilityState === 'visible' || push.value !== null) return;
  const known = new Set(before.map(({ game }) => game));
  for (const one of now) if (!known.has(one.game)) void show(one);
}

async function show({ game, rulebook, prompts }: Waiting): Promise<void> {
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
    // Some browsers need a service worker for this. The window title shows the count in any case.
  }
}

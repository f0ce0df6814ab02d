import { effect, signal } from '@preact/signals';

export const heading = signal('');
/** The number of games with a prompt for the player. */
export const waitingGames = signal(0);

effect(() => {
  const count = waitingGames.value > 0 ? `(${waitingGames.value}) ` : '';
  document.title = `${count}${heading.value === '' ? '' : `${heading.value} · `}Permafrost`;
});

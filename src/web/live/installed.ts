/** Lets the page open without a connection, and be told of games while it is closed. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // The development server has no worker, so the page does without it.
  const register = () => navigator.serviceWorker.register('./worker.js').catch(() => undefined);
  // What the page needs first comes first.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

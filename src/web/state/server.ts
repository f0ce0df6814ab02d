import { signal } from '@preact/signals';

/** Whether the server answers. */
export const isGone = signal(false);
/** How often the server came back. A change makes the page load everything again. */
export const returns = signal(0);
/** When requests may continue after a 429, in milliseconds since 1970. */
export const pausedUntil = signal(0);

export function lost(): void {
  isGone.value = true;
}

export function reached(): void {
  if (!isGone.value) return;
  isGone.value = false;
  returns.value += 1;
}

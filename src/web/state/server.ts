import { signal } from '@preact/signals';

/** Whether the server answers. */
export const isGone = signal(false);
/** How often it came back: whatever could not be loaded is then tried again. */
export const returns = signal(0);
/** Until when the server wanted to be left alone, in milliseconds since 1970. */
export const pausedUntil = signal(0);

export function lost(): void {
  isGone.value = true;
}

export function reached(): void {
  if (!isGone.value) return;
  isGone.value = false;
  returns.value += 1;
}

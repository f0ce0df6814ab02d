import { signal } from '@preact/signals';

/** The time of this machine, in milliseconds since 1970, once a second. */
export const secondNow = signal(Date.now());
setInterval(() => {
  secondNow.value = Date.now();
}, 1000);

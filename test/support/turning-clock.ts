import type { Clock } from '../../src/kernel/clock.js';

/** The system time, until a test moves it forward. */
export interface TurningClock {
  readonly clock: Clock;
  turn(ms: number): void;
}

export function turningClock(): TurningClock {
  let ahead = 0;
  return {
    clock: () => new Date(Date.now() + ahead),
    turn(ms) {
      ahead += ms;
    },
  };
}

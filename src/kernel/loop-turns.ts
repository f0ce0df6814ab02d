import { setImmediate as breathe } from 'node:timers/promises';

/**
 * Gives each turn of the event loop to one of those who ask, in their order. Those who only wait for the next turn all
 * run in the same one, and requests wait for all of them.
 */
export class LoopTurns {
  #last = Promise.resolve();

  next(): Promise<void> {
    this.#last = this.#last.then(() => breathe());
    return this.#last;
  }
}

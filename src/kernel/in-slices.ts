import { LoopTurns } from './loop-turns.js';

/** In milliseconds: longer than nearly every answer takes. */
const SLICE = 4;
/** All such work of this process, so that each turn of the event loop has one slice of it. */
const turns = new LoopTurns();

/** Carries out steps, and lets requests in between. */
export async function inSlices<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await turns.next();
    since = performance.now();
  }
}

import { runTask, type TaskOutput } from './tasks.js';
import type { Workers } from './workers.js';

/** For rulebooks that other threads cannot load, and for processes without other threads. */
export const inThisThread: Workers = {
  run: async (name, rulebook, input, signal) =>
    (await runTask(name, rulebook, input, () => signal?.aborted === true)) as TaskOutput<typeof name>,
};

import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { TaskInput, TaskName, TaskOutput } from './tasks.js';

/** Where heavy work runs. */
export interface Workers {
  /** When the signal aborts, long work ends early, and its result means nothing. */
  run<Name extends TaskName>(
    name: Name,
    rulebook: AnyRulebook,
    input: TaskInput<Name>,
    signal?: AbortSignal,
  ): Promise<TaskOutput<Name>>;
}

/** The thread of a task died, or took too long and was ended. */
export class WorkerLost extends Error {}

import { type Pace, pacedSender } from '../sql/paced-sender.js';

export interface GroupCommitSettings<Write> extends Pace {
  /** Commits the writes in one statement and says which of them took hold. */
  readonly commit: (writes: readonly Write[]) => Promise<ReadonlySet<Write>>;
  /** Writes of one group are never in one statement, nor in two at once. */
  readonly groupOf: (write: Write) => string;
  /** Whether nothing was written for sure, and because of what some write contains. */
  readonly isPoison: (error: unknown) => boolean;
  readonly maxWrites: number;
}

export interface GroupCommit<Write> {
  /** True once it is committed, false once it is certain that it was not. */
  submit(write: Write): Promise<boolean>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

interface Waiting<Write> {
  readonly write: Write;
  readonly answer: (tookHold: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Writes that arrive while a statement is under way go out together in the next: one commit pays for all. */
export function groupCommit<Write>(settings: GroupCommitSettings<Write>): GroupCommit<Write> {
  let queue: Waiting<Write>[] = [];
  const busy = new Set<string>();
  let idlers: (() => void)[] = [];

  const take = (): Waiting<Write>[] => {
    const batch: Waiting<Write>[] = [];
    const rest: Waiting<Write>[] = [];
    for (const waiting of queue) {
      const group = settings.groupOf(waiting.write);
      if (batch.length < settings.maxWrites && !busy.has(group)) {
        busy.add(group);
        batch.push(waiting);
      } else rest.push(waiting);
    }
    queue = rest;
    return batch;
  };

  const commit = async (batch: readonly Waiting<Write>[]): Promise<void> => {
    try {
      const tookHold = await settings.commit(batch.map(({ write }) => write));
      for (const { write, answer } of batch) answer(tookHold.has(write));
    } catch (error) {
      if (batch.length > 1 && settings.isPoison(error)) {
        // One of them is to blame, and its neighbours must not pay for it.
        for (const waiting of batch) await commit([waiting]);
      } else {
        for (const { fail } of batch) fail(error);
      }
    }
  };

  const run = async (batch: readonly Waiting<Write>[]): Promise<void> => {
    await commit(batch);
    for (const { write } of batch) busy.delete(settings.groupOf(write));
    if (!isIdle()) return;
    for (const wakeIdler of idlers) wakeIdler();
    idlers = [];
  };

  const isIdle = (): boolean => queue.length === 0 && busy.size === 0;

  const wake = pacedSender(settings, () => {
    const batch = take();
    return batch.length === 0 ? null : run(batch);
  });

  return {
    submit: (write) =>
      new Promise((answer, fail) => {
        queue.push({ write, answer, fail });
        wake();
      }),
    idle: () =>
      isIdle()
        ? Promise.resolve()
        : new Promise((idler) => {
            idlers.push(idler);
          }),
  };
}

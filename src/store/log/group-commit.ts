import { QueueFull } from '../../kernel/bounded-queue.js';
import { type Pace, pacedSender } from '../sql/paced-sender.js';

export interface GroupCommitSettings<Write> extends Pace {
  /** Commits the writes in one statement and returns those that took effect. */
  readonly commit: (writes: readonly Write[]) => Promise<ReadonlySet<Write>>;
  /** Writes of one group never share a statement or run in parallel. */
  readonly groupOf: (write: Write) => string;
  /** Whether the error may be caused by one write alone, and nothing was written. */
  readonly isPoison: (error: unknown) => boolean;
  /** Whether the write will probably fail, so that it should not make others fail. It gets a statement of its own. */
  readonly isDoubtful?: (write: Write) => boolean;
  readonly maxWrites: number;
  /** Writes that may wait. */
  readonly maxWaiting: number;
}

export interface GroupCommit<Write> {
  /** Resolves true if the write was committed, false if it certainly was not. Rejects with `QueueFull` at once if there is no room. */
  submit(write: Write): Promise<boolean>;
  /** Resolves when no write is waiting or in progress. */
  idle(): Promise<void>;
}

interface Waiting<Write> {
  readonly write: Write;
  readonly answer: (tookEffect: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Writes that arrive during a statement are sent together in the next one, and share its commit. */
export function groupCommit<Write>(settings: GroupCommitSettings<Write>): GroupCommit<Write> {
  let queue: Waiting<Write>[] = [];
  const busy = new Set<string>();
  let idlers: (() => void)[] = [];

  const take = (): Waiting<Write>[] => {
    const batch: Waiting<Write>[] = [];
    let room = settings.maxWrites;
    const rest: Waiting<Write>[] = [];
    for (const waiting of queue) {
      const group = settings.groupOf(waiting.write);
      const isDoubtful = settings.isDoubtful?.(waiting.write) ?? false;
      if (batch.length < room && !busy.has(group) && (batch.length === 0 || !isDoubtful)) {
        if (isDoubtful) room = 1;
        busy.add(group);
        batch.push(waiting);
      } else rest.push(waiting);
    }
    queue = rest;
    return batch;
  };

  const run = async (batch: readonly Waiting<Write>[]): Promise<void> => {
    await commitBatch(settings, batch);
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
        if (queue.length >= settings.maxWaiting) throw new QueueFull('appends');
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

async function commitBatch<Write>(
  settings: GroupCommitSettings<Write>,
  batch: readonly Waiting<Write>[],
): Promise<void> {
  try {
    const tookEffect = await settings.commit(batch.map(({ write }) => write));
    for (const { write, answer } of batch) answer(tookEffect.has(write));
  } catch (error) {
    if (batch.length > 1 && settings.isPoison(error)) {
      // One write caused the error: committing them one by one keeps it from failing the others.
      for (const waiting of batch) await commitBatch(settings, [waiting]);
    } else {
      for (const { fail } of batch) fail(error);
    }
  }
}

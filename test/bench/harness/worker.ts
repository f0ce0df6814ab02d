import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Reply<Result> = { readonly result: Result } | { readonly error: string };

/** A child process that runs one task after the other. */
export interface Worker<Task, Result> {
  run(task: Task): Promise<Result>;
  stop(): Promise<void>;
}

export function startWorker<Task extends object, Result>(file: string): Worker<Task, Result> {
  const child = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${file} ended too early`);
  });
  // Reports the end to a waiting task only.
  gone.catch(() => {});
  return {
    async run(task) {
      child.send(task);
      const [reply] = (await Promise.race([once(child, 'message'), gone])) as [Reply<Result>];
      if ('error' in reply) throw new Error(`${file}: ${reply.error}`);
      return reply.result;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await gone.catch(() => {});
    },
  };
}

/** The child's side. It ends with its parent process. */
export function work<Task, Result>(perform: (task: Task) => Promise<Result>): void {
  process.on('message', (task) => {
    perform(task as Task).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
}

/** Measures a task in milliseconds of CPU time with its garbage collection, so that other processes do not count. */
export async function cpuMs(task: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

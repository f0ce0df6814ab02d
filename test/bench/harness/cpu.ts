import { readFile } from 'node:fs/promises';

/** Measures a task in milliseconds of CPU time with its garbage collection, so that other processes do not count. */
export async function cpuMs(task: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

/** Microseconds of CPU that a process has used, by the clock of Linux' scheduler; 0 if it has ended. */
export async function cpuOf(pid: number): Promise<number> {
  const [nanoseconds = '0'] = (await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')).split(' ');
  return Number(nanoseconds) / 1_000;
}

/** Microseconds of CPU that a service has used so far, with all of its threads. */
export async function serviceCpu({ metricsUrl }: { readonly metricsUrl: string }): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1e6;
}

import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { untilDone } from './until-done.js';

/** Kills every process that works in a folder, such as the servers of a cluster, and waits until they are gone. */
export async function killProcessesIn(folder: string): Promise<void> {
  await untilDone(async () => {
    const found = await processesIn(folder);
    for (const pid of found) kill(pid);
    if (found.length > 0) throw new Error(`processes ${found.join(', ')} do not end`);
  });
}

async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const places = await Promise.all(
    pids.map(async (pid) => ({ pid, place: await readlink(`/proc/${pid}/cwd`).catch(() => '') })),
  );
  return places.filter(({ place }) => `${place}/`.startsWith(`${folder}/`)).map(({ pid }) => pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended since it was found.
  }
}

/** The first process of the Postgres server that runs in a data folder. */
export async function postmasterIn(folder: string): Promise<number> {
  const [pid] = (await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

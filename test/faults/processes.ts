import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { untilDone } from './until-done.js';

/** Kills all processes whose working directory is in a folder, such as Postgres servers, and waits for their end. */
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
    // The process has ended in the meantime.
  }
}

/** The id of the main process of the Postgres server in a data folder. */
export async function postmasterIn(folder: string): Promise<number> {
  const [pid] = (await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

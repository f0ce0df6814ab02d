import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
/** In gigabytes: several times what a whole run needs at once. */
const ROOM = 4;

/**
 * Puts temporary files into memory where there is room. The tests create hundreds of databases, and on a disk each
 * costs a quarter of a second of a core.
 */
export function keepTemporaryFilesInMemory(env: NodeJS.ProcessEnv = process.env): void {
  if (env.TMPDIR !== undefined || !hasRoom()) return;
  const folder = mkdtempSync(join(MEMORY, 'permafrost-'));
  // Run by root, Postgres uses another user, which must be able to enter this folder.
  chmodSync(folder, 0o711);
  env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const options = mounts.map((line) => line.split(' ')).findLast(([, where]) => where === MEMORY)?.[3];
    // Tests also run programs from there.
    if (options === undefined || options.split(',').includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM * GIGABYTE && availableMemory() >= ROOM * GIGABYTE;
  } catch {
    return false;
  }
}

/** Free memory, and what the system would give up. */
function availableMemory(): number {
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

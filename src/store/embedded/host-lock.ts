import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/*
 * Postgres prevents two servers of one machine from using the same folder. Across machines or containers it cannot
 * see the other processes, so this lock prevents it there.
 */

export interface HostLock {
  /** Stops the heartbeat, and leaves the lock to the other processes of this host. */
  leave(): void;
  /** Removes the lock when no process of this host uses the folder any more. */
  remove(): Promise<void>;
}

/** In milliseconds: the interval of the heartbeat, and how long another host watches for one. */
const PULSE = { beat: 1_000, watch: 5_000 };

interface LockSettings {
  readonly host?: string;
  readonly pulse?: typeof PULSE;
  readonly onError?: (error: unknown) => void;
}

/** Identifies a set of processes that see each other: containers may share a host name, but not the process ids. */
export function thisHost(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Claims a folder for this host. Its processes share the lock. */
export async function lockForHost(
  folder: string,
  { host = thisHost(), pulse = PULSE, onError = () => {} }: LockSettings = {},
): Promise<HostLock> {
  const lock = join(folder, 'lock');
  await takeLock(folder, lock, host, pulse.watch);
  // A process that left just when this one joined may have removed the shared lock.
  const beat = () =>
    utimes(lock, new Date(), new Date()).catch(() => takeLock(folder, lock, host, pulse.watch));
  const heart = setInterval(() => void beat().catch(onError), pulse.beat);
  heart.unref();
  return {
    leave: () => clearInterval(heart),
    async remove() {
      clearInterval(heart);
      if ((await readFile(lock, 'utf8').catch(() => null)) === host) await rm(lock, { force: true });
    },
  };
}

/** After taking over a stale lock: another host may have taken this one for the stale one. In milliseconds. */
const SETTLE = 50;

async function takeLock(folder: string, lock: string, host: string, watch: number): Promise<void> {
  const draft = `${lock}.${randomUUID()}`;
  await writeFile(draft, host);
  try {
    for (let tookOver = false; ; ) {
      // A link appears with its content, so nobody reads a partial lock.
      if (await tryLink(draft, lock)) {
        if (!tookOver) return;
        await sleep(SETTLE);
      }
      const holder = await readFile(lock, 'utf8').catch(nullIfMissing);
      if (holder === host) return;
      if (holder === null) continue;
      if (await hasPulse(lock, watch)) throw inUse(folder, holder);
      await takeAway(lock, `${draft}.stale`, holder);
      tookOver = true;
    }
  } finally {
    await rm(draft, { force: true });
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

const inUse = (folder: string, holder: string): Error =>
  new Error(
    `${folder} is in use on another machine or in another container (${holder.split(' ')[0]}). ` +
      'Set DATABASE_URL to share a database between machines.',
  );

const tryLink = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Only one process can rename a stale lock. A fresh lock that was renamed by mistake is put back. */
async function takeAway(lock: string, aside: string, expected: string): Promise<void> {
  if ((await readFile(lock, 'utf8').catch(nullIfMissing)) !== expected) return;
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== expected) await tryLink(aside, lock);
  await rm(aside, { force: true });
}

/** Changes of the modification time are visible to other hosts, and comparing them needs no common clock. */
async function hasPulse(lock: string, watch: number): Promise<boolean> {
  const touched = () =>
    stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  const before = await touched();
  await sleep(watch);
  const after = await touched();
  return after !== null && after !== before;
}

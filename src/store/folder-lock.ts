import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

interface Holder {
  readonly pid: number;
  /** When that process began, where the system tells: a number alone may be another process by now. */
  readonly began: string | null;
}

/** Locks that this process holds, or is about to. */
const held = new Set<string>();

/**
 * Makes this process the only one that uses a folder, and returns how to give it up. A lock outlives a killed
 * process, so the next one looks whether its holder still lives.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(resolve(folder), 'lock');
  if (held.has(lock)) throw inUse(folder, process.pid);
  held.add(lock);
  try {
    await takeLock(folder, lock);
  } catch (error) {
    held.delete(lock);
    throw error;
  }
  return async () => {
    await rm(lock, { force: true });
    held.delete(lock);
  };
}

async function takeLock(folder: string, lock: string): Promise<void> {
  const draft = `${lock}.${process.pid}`;
  const mine: Holder = { pid: process.pid, began: await beganAt(process.pid) };
  await writeFile(draft, JSON.stringify(mine));
  try {
    // A link appears with its content, or not at all: nobody ever reads half a lock.
    while (!(await tryLink(draft, lock))) {
      const text = await readFile(lock, 'utf8').catch(() => null);
      if (text === null) continue;
      const holder = parse(text);
      if (holder !== null && (await isAlive(holder))) throw inUse(folder, holder.pid);
      await takeAway(lock, `${draft}.stale`, text);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

const inUse = (folder: string, pid: number): Error =>
  new Error(
    `${folder} is in use by process ${pid}: only one process may open an embedded database. ` +
      'Set DATABASE_URL to share one between processes.',
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

/** Renaming is what only one of two can do; whoever has moved a fresh lock by mistake puts it back. */
async function takeAway(lock: string, aside: string, expected: string): Promise<void> {
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== expected) await tryLink(aside, lock);
  await rm(aside, { force: true });
}

function parse(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  // Its own number was somebody else's: after a restart in a container they are often the same.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Not allowed to signal it: so there is one.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return began === null || began === (await beganAt(pid));
}

/**
 * From Linux' `stat`, after the program's name in brackets, which may hold anything: the state, and 19 fields
 * on the time. A zombie has died, even if nobody has buried it.
 */
async function beganAt(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 'ZX'.includes(state) ? null : (fields[18] ?? null);
}

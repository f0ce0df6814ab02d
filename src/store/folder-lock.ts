import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Holder {
  /** Containers that share a folder each count their processes from 1: a number means something on its host alone. */
  readonly host?: string;
  readonly pid: number;
  /** When that process began, where the system tells: a number alone may be another process by now. */
  readonly began: string | null;
}

/** In milliseconds: how often a holder shows that it lives, and how long another host looks for that. */
const PULSE = { beat: 1_000, watch: 5_000 };

/** Locks that this process holds, or is about to. */
const held = new Set<string>();

/**
 * Makes this process the only one that uses a folder, and returns how to give it up. A lock outlives a killed
 * process, so the next one looks whether its holder still lives.
 */
export async function lockFolder(folder: string, { beat, watch } = PULSE): Promise<() => Promise<void>> {
  const lock = join(resolve(folder), 'lock');
  if (held.has(lock)) throw inUse(folder, process.pid);
  held.add(lock);
  try {
    await takeLock(folder, lock, watch);
  } catch (error) {
    held.delete(lock);
    throw error;
  }
  const heart = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => {}), beat);
  heart.unref();
  return async () => {
    clearInterval(heart);
    await rm(lock, { force: true });
    held.delete(lock);
  };
}

async function takeLock(folder: string, lock: string, watch: number): Promise<void> {
  const host = hostname();
  const draft = `${lock}.${host}.${process.pid}`;
  const mine: Holder = { host, pid: process.pid, began: await beganAt(process.pid) };
  await writeFile(draft, JSON.stringify(mine));
  try {
    // A link appears with its content, or not at all: nobody ever reads half a lock.
    while (!(await tryLink(draft, lock))) {
      const text = await readFile(lock, 'utf8').catch(() => null);
      if (text === null) continue;
      const holder = parse(text);
      const isForeign = holder?.host !== undefined && holder.host !== host;
      const lives = isForeign ? hasPulse(lock, watch) : holder !== null && isAlive(holder);
      if (holder !== null && (await lives)) throw inUse(folder, holder.pid);
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

/** The only sign of life that can be seen from another host, whatever its clock says. */
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

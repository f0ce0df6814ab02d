import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.js';
import type { DataFolder } from './data-folder.js';
import { syncFolder } from './durable-file.js';
import { explainFailure } from './explain-failure.js';
import type { RunAs } from './run-as.js';

export const SUPERUSER = 'permafrost';

const MEGABYTE = 1_048_576;
/** In megabytes: enough for an empty cluster and its first WAL. */
const MIN_FREE = 150;

/** Creates the cluster of a new folder. A kill leaves no partial cluster. */
export async function createCluster(
  folder: DataFolder,
  binaries: Binaries,
  user: RunAs | null,
): Promise<void> {
  if (existsSync(folder.cluster)) return checkVersion(folder, binaries);
  await removeDrafts(folder);
  await refuseSmallDisk(folder);
  const draft = `${folder.cluster}.${randomUUID()}`;
  const passwordFile = `${draft}-password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, folder.password, { mode: 0o600 });
    if (user !== null) for (const path of [draft, passwordFile]) await chown(path, user.uid, user.gid);
    await runInitdb(binaries, draft, passwordFile, user);
    await rename(draft, folder.cluster);
    await syncFolder(folder.path);
  } catch (error) {
    // Another process has created it first.
    if (!existsSync(folder.cluster)) throw error;
  } finally {
    for (const path of [passwordFile, draft]) await rm(path, { recursive: true, force: true });
  }
}

async function refuseSmallDisk({ path }: DataFolder): Promise<void> {
  const { bavail, bsize } = await statfs(path);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < MIN_FREE)
    throw new Error(
      `The disk of ${path} has ${free} MB left, and a new database needs ${MIN_FREE} MB. Free some space, or set DATA_DIR.`,
    );
}

async function checkVersion(folder: DataFolder, { version }: Binaries): Promise<void> {
  const found = await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (found === null)
    throw new Error(
      `${folder.cluster} is damaged: it has no PG_VERSION. Restore a backup into another DATA_DIR.`,
    );
  if (found.trim() !== version)
    throw new Error(
      `${folder.cluster} was made by Postgres ${found.trim()}, and this version brings Postgres ${version}. ` +
        'Make a backup with the version that made it, and restore it with this one.',
    );
}

/** Removes leftovers of killed starts. Recent ones may belong to a running process. */
async function removeDrafts({ path }: DataFolder): Promise<void> {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(path)) {
    if (!name.startsWith('cluster.')) continue;
    const file = await open(join(path, name)).catch(() => null);
    const made = await file?.stat();
    await file?.close();
    if (made !== undefined && made.mtimeMs < hourAgo)
      await rm(join(path, name), { recursive: true, force: true });
  }
}

async function runInitdb(
  { initdb }: Binaries,
  cluster: string,
  passwordFile: string,
  user: RunAs | null,
): Promise<void> {
  const child = spawn(
    initdb,
    [
      ...[`--pgdata=${cluster}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
      ...['--no-instructions', '--data-checksums'],
    ],
    // Detached, because a Ctrl+C in the terminal is for the service, which ends after the cluster is created.
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      cwd: cluster,
      env: environment(),
      ...identity(user),
    },
  );
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0)
    throw explainFailure('could not create its cluster', cluster, Buffer.concat(said).toString());
}

/** Excludes the operator's own Postgres variables, such as PGDATA or PGPORT. */
export const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}),
});

export const identity = (user: RunAs | null): { uid?: number; gid?: number } =>
  user === null ? {} : { uid: user.uid, gid: user.gid };

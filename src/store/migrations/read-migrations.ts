import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The root of the package, for the source as well as the compiled file. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder))
      throw new Error('no package.json above the store: prisma/migrations not found');
    folder = dirname(folder);
  }
  return folder;
}

export async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

let known: Promise<readonly Migration[]> | undefined;

/** Sorted by name, which begins with the time of creation. They do not change while a process runs. */
export function readMigrations(): Promise<readonly Migration[]> {
  known ??= read(join(packageRoot(), 'prisma', 'migrations'));
  return known;
}

async function read(folder: string): Promise<readonly Migration[]> {
  const found = await readdir(folder, { withFileTypes: true });
  const names = found.filter((item) => item.isDirectory()).map((item) => item.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { Database } from './database.js';
import { lockFolder } from './folder-lock.js';
import { PrismaClient } from './generated/client.js';
import { migrate } from './migrate.js';
import { readMigrations } from './migrations.js';

/** A database in this process, in a folder that no other process may use at the same time. */
export async function openFolder(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    const pglite = await PGlite.create(join(folder, 'postgres'));
    return await openPGlite(pglite, async () => {
      await pglite.close();
      await unlock();
    });
  } catch (error) {
    await unlock();
    throw error;
  }
}

export async function openPGlite(pglite: PGlite, closed = async (): Promise<void> => {}): Promise<Database> {
  // Prisma's adapter takes every time for UTC, whatever the session says: so the session must say UTC.
  await pglite.exec('SET timezone = UTC');
  await migrate(
    { exec: (sql) => pglite.exec(sql), query: (sql, values) => pglite.query(sql, [...values]) },
    await readMigrations(),
  );
  const prisma = new PrismaClient({ adapter: new PrismaPGlite(pglite) });
  return {
    kind: 'embedded',
    prisma,
    async askHot({ text }, values) {
      const { rows } = await pglite.query<(string | null)[]>(text, [...values], { rowMode: 'array' });
      return rows[0];
    },
    lanes: { append: 1, read: 1 },
    // Nobody else can write here, and what this process writes it tells itself.
    listen: () => Promise.resolve(),
    async close() {
      await prisma.$disconnect();
      await closed();
    },
  };
}

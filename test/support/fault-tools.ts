import { existsSync } from 'node:fs';

/** The paths of the tools for fault tests in Debian packages. */
const PACKAGES: Readonly<Record<'pgbouncer' | 'libfaketime', readonly string[]>> = {
  pgbouncer: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'],
  libfaketime: [
    '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
    '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  ],
};

export type FaultTool = keyof typeof PACKAGES;

/** Null if it is not installed. */
export const findTool = (name: FaultTool): string | null =>
  PACKAGES[name].find((path) => existsSync(path)) ?? null;

export const missingTools = (): FaultTool[] =>
  (['pgbouncer', 'libfaketime'] as const).filter((name) => findTool(name) === null);

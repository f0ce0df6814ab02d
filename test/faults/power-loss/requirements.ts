import { access, readFile } from 'node:fs/promises';

const DEVICES = ['/dev/fuse', '/dev/loop-control'];
/** The number of CAP_SYS_ADMIN, which mounting needs. Root in a container often lacks it. */
const MAY_MOUNT = 21n;

/** Why this machine cannot simulate a disk; null if it can. */
export async function whyNoDisks(): Promise<string | null> {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root';
  for (const device of DEVICES) if (!(await isThere(device))) return `it needs ${device}`;
  const capabilities = /CapEff:\s+([0-9a-f]+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1];
  const mayMount = ((BigInt(`0x${capabilities ?? '0'}`) >> MAY_MOUNT) & 1n) === 1n;
  return mayMount ? null : 'it may not mount file systems';
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

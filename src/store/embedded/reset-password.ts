import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environment, identity, SUPERUSER } from './create-cluster.js';
import { explainFailure } from './explain-failure.js';
import type { StartSettings } from './postmaster.js';

/** Sets the password of a stopped cluster to that of its folder, for example after the file was lost. */
export async function resetPassword({ folder, binaries, user }: StartSettings): Promise<void> {
  const child = spawn(binaries.postgres, ['--single', '-D', folder.cluster, 'postgres'], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    cwd: folder.cluster,
    env: environment(),
    ...identity(user),
  });
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  child.stdin.on('error', () => {});
  child.stdin.end(`ALTER ROLE ${SUPERUSER} PASSWORD '${folder.password.replaceAll("'", "''")}'\n`);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw explainFailure('could not set its password', folder.cluster, Buffer.concat(said).toString());
}

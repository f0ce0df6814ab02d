/* Run by the long tests: installs a pooler, a proxy and a fake clock for the fault tests. */
import { spawnSync } from 'node:child_process';
import { missingTools } from './fault-tools.js';

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Debian would start the installed services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !runs('apt-get', '--version')) return;
  console.error(`Installing ${packages.join(', ')} …`);
  const wanted = ['install', '-qq', '--no-install-recommends', ...packages];
  if (!runs('apt-get', ...wanted)) {
    runs('apt-get', 'update', '-qq');
    runs('apt-get', ...wanted);
  }
}

if (missingTools().length > 0) install(missingTools());
for (const name of missingTools()) console.error(`Without ${name}, what needs it is not tested here.`);
if (missingTools().length > 0 && process.env.CI === 'true') process.exit(1);

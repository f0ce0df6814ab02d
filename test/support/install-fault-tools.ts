/* Run by the test commands: installs the programs that are named, or all that tests of faults need. */
import { spawnSync } from 'node:child_process';
import { type FaultTool, faultTools, missingTools } from './fault-tools.js';

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

const named = process.argv.slice(2) as FaultTool[];
const wanted = named.length > 0 ? named : faultTools;
if (missingTools(wanted).length > 0) install(missingTools(wanted));
const missing = missingTools(wanted);
for (const name of missing) console.error(`Without ${name}, what needs it is not tested here.`);
if (missing.length > 0 && process.env.CI === 'true') process.exit(1);

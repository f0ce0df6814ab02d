/*
 * Run by the test commands: installs the named programs by the names of their Debian packages, or all that tests of
 * faults need. Plain JavaScript, because it runs while the dependencies are installed.
 */
import { spawnSync } from 'node:child_process';
import { findChromium, NO_CHROMIUM } from '../web/support/find-chromium.ts';
import { faultTools, findTool } from './fault-tools.ts';

const runs = (command, ...args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Debian would start the installed services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;

function install(packages) {
  if (process.getuid?.() !== 0 || !runs('apt-get', '--version')) return;
  console.error(`Installing ${packages.join(', ')} …`);
  const wanted = ['install', '-qq', '--no-install-recommends', ...packages];
  if (!runs('apt-get', ...wanted)) {
    runs('apt-get', 'update', '-qq');
    runs('apt-get', ...wanted);
  }
}

/** Debian has the browser without windows as a package of its own; its derivatives may not. */
const packagesOf = (names) =>
  names.map((name) => {
    if (name !== 'chromium') return name;
    return runs('apt-cache', 'show', 'chromium-headless-shell') ? 'chromium-headless-shell' : name;
  });

const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : faultTools;
const find = (name) => (name === 'chromium' ? findChromium() : findTool(name));
const missing = () => wanted.filter((name) => find(name) === null);
if (missing().length > 0) install(packagesOf(missing()));
for (const name of missing())
  console.error(name === 'chromium' ? NO_CHROMIUM : `Without ${name}, what needs it is not tested here.`);
if (missing().length > 0 && process.env.CI === 'true') process.exit(1);

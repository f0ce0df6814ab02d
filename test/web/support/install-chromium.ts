/* The test command runs this to install a browser for the tests of the page. */
import { spawnSync } from 'node:child_process';
import { findChromium, NO_CHROMIUM } from './find-chromium.js';

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function install(): void {
  if (process.getuid?.() !== 0 || !runs('apt-get', '--version')) return;
  console.error('Installing Chromium …');
  if (!runs('apt-get', 'install', '-qq', '--no-install-recommends', 'chromium')) {
    runs('apt-get', 'update', '-qq');
    runs('apt-get', 'install', '-qq', '--no-install-recommends', 'chromium');
  }
}

if (findChromium() === null) install();
if (findChromium() === null) {
  console.error(NO_CHROMIUM);
  if (process.env.CI === 'true') process.exit(1);
}

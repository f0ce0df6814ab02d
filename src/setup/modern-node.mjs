/*
 * Goes on with a Node.js that is new enough: the one that is there, or else one from the npm registry. Plain
 * JavaScript without dependencies, and for Node.js 18 too, because it runs before there is anything better.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

/** What is fetched: a package of the registry that contains Node.js. */
const FETCHED = 'node@24';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const least = engines.node.replace('>=', '');
const present = process.versions.node;

/** Returns where the running Node.js is new enough; otherwise another one runs the whole command, and this ends. */
export async function useModernNode() {
  if (isNewEnough(present)) return;
  console.error(`Node.js ${present} is too old, ${least} is needed: going on with ${FETCHED} from npm.`);
  process.exit(await runAgain(fetchedNode()));
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** The path of the binary. npm keeps it, so that only the first call downloads. */
function fetchedNode() {
  const { error, status, stdout, stderr } = spawnSync('npx', ['-y', FETCHED, '-p', 'process.execPath'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) giveUp(`npx could not be run (${error.message}).`);
  if (status !== 0) giveUp(`npm could not fetch it:\n${stderr.trim()}`);
  return stdout.trim();
}

function giveUp(reason) {
  console.error(`${reason}\nInstall Node.js ${least} or newer (https://nodejs.org), and try again.`);
  process.exit(1);
}

/** Tools that are started by name find the same Node.js: its folder comes first in the PATH. */
async function runAgain(node) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both; sent twice it would end a server without closing it.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

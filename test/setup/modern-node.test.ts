import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.js';

const source = fileURLToPath(new URL('../../src/setup/modern-node.mjs', import.meta.url));
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(engines.node)?.map(Number) ?? [];

/** Prints the first folder of its PATH, and its arguments. */
const COMMAND = `import { useModernNode } from './modern-node.mjs';
await useModernNode();
const { env, execArgv, argv } = process;
if (argv[2] === 'stay') {
  process.on('SIGTERM', () => process.exit(7));
  setInterval(() => {}, 1_000);
}
console.log(JSON.stringify({ path: env.PATH.split('${delimiter}')[0], execArgv, args: argv.slice(2) }));
`;

interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly stderr: string;
}

/** In a separate folder, with an npx that returns the Node.js of this test as the fetched one. */
describe('a command', () => {
  let root: string;
  let fetched: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'permafrost-node-'));
    fetched = join(root, 'fetched');
    for (const folder of ['src/setup', 'bin', 'fetched']) mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, 'package.json'), JSON.stringify({ engines, type: 'module' }));
    copyFileSync(source, join(root, 'src/setup/modern-node.mjs'));
    writeFileSync(join(root, 'src/setup/command.mjs'), COMMAND);
    script('bin/npx', `echo "$@" >> ${root}/asked\necho ${fetched}/node`);
    script('fetched/node', `exec ${process.execPath} "$@"`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function script(path: string, text: string): void {
    writeFileSync(join(root, path), `#!/bin/sh\n${text}\n`);
    chmodSync(join(root, path), 0o755);
  }

  /** Runs on a Node.js that reports this version, unless the fetched one is first in the PATH. */
  function start(version: string, args: readonly string[] = []): { child: ChildProcess; ends: Promise<Run> } {
    writeFileSync(
      join(root, 'pretend.mjs'),
      `if (!process.env.PATH.startsWith(${JSON.stringify(fetched)}))
        Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
    );
    const child = spawn(
      process.execPath,
      ['--import', join(root, 'pretend.mjs'), join(root, 'src/setup/command.mjs'), ...args],
      { env: { PATH: join(root, 'bin') }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let [out, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const ends = new Promise<Run>((resolve) => {
      child.on('close', (status) => resolve({ status, out, stderr }));
    });
    return { child, ends };
  }

  it.each([`${major}.${minor}.0`, `${major}.${Number(minor) + 1}.0`, `${Number(major) + 1}.0.0`, '100.0.0'])(
    'runs on the installed Node.js %s without a message',
    async (version) => {
      const { status, out, stderr } = await start(version, ['one']).ends;
      expect(JSON.parse(out)).toMatchObject({ path: join(root, 'bin'), args: ['one'] });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    },
  );

  it.each([`${major}.${Number(minor) - 1}.9`, `${Number(major) - 1}.99.0`, '18.20.8'])(
    'goes on with a fetched Node.js when the one that is there is %s, and says so in one line',
    async (version) => {
      const { status, out, stderr } = await start(version, ['one', 'two words']).ends;
      const { path, execArgv, args } = JSON.parse(out);
      expect({ status, path, args }).toEqual({ status: 0, path: fetched, args: ['one', 'two words'] });
      expect(execArgv).toContain('--import');
      expect(stderr).toMatch(new RegExp(`^Node\\.js ${version} is too old, .* node@24 from npm\\.\n$`));
      expect(readFileSync(join(root, 'asked'), 'utf8')).toBe('-y node@24 -p process.execPath\n');
    },
  );

  it('passes on signals and the exit code', async () => {
    const { child, ends } = start('20.0.0', ['stay']);
    let isUp = false;
    child.stdout?.once('data', () => {
      isUp = true;
    });
    await until(() => isUp);
    child.kill('SIGTERM');
    expect((await ends).status).toBe(7);
  });

  it('fails with the message of npm if the registry does not answer', async () => {
    script('bin/npx', 'echo "npm error network" >&2\nexit 1');
    const { status, out, stderr } = await start('20.0.0').ends;
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(stderr).toContain('npm error network\nInstall Node.js');
  });

  it('says what to install if there is no npm', async () => {
    rmSync(join(root, 'bin/npx'));
    const { status, stderr } = await start('20.0.0').ends;
    expect(status).toBe(1);
    expect(stderr).toMatch(/npx could not be run .*\nInstall Node\.js .* or newer/);
  });
});

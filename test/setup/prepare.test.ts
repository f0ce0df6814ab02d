import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const setup = fileURLToPath(new URL('../../src/setup', import.meta.url));

/** A fake tool that makes one file and records its calls. */
const tool = (name: string, makes: string): string => `#!${process.execPath}
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('asked', '${name} ' + process.argv.slice(2).join(' ') + '\\n');
mkdirSync(require('node:path').dirname('${makes}'), { recursive: true });
writeFileSync('${makes}', ${JSON.stringify(name === 'tsc' ? 'console.log("listens")' : '')});
${name === 'tsc' ? BUILDERS : ''}
`;

/** The programs that the build runs after the compiler. */
const BUILDERS = ['dist/rulebooks', 'dist/http/document']
  .map((folder) => `mkdirSync('${folder}', { recursive: true }); writeFileSync('${folder}/build.js', '');`)
  .join('\n');

/** In a separate folder with fake tools, because the real ones are slow and in use. */
describe('npm start', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'permafrost-setup-'));
    for (const name of ['start.mjs', 'modern-node.mjs', 'prepare.mjs']) {
      write(`src/setup/${name}`, '');
      copyFileSync(join(setup, name), join(root, 'src', 'setup', name));
    }
    const single = ['package-lock.json', 'tsconfig.json', 'prisma/schema.prisma', 'openapi/openapi.json'];
    for (const path of single) write(path, '{}');
    for (const path of ['src/play/act.ts', 'src/store/store.ts', 'src/web/page.ts']) write(path, '');
    write('package.json', '{"type":"commonjs","engines":{"node":">=22.18"}}');
    write('node_modules/@prisma/client/package.json', '{}');
    tools({
      prisma: 'src/store/generated/client.ts',
      tsc: 'dist/main.js',
      vite: 'dist/web/index.html',
    });
    write('bin/npm', tool('npm', 'node_modules/.package-lock.json'));
    chmodSync(join(root, 'bin/npm'), 0o755);
    anHourPasses();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  function tools(made: Readonly<Record<string, string>>): void {
    for (const [name, makes] of Object.entries(made)) {
      write(`node_modules/.bin/${name}`, tool(name, makes));
      chmodSync(join(root, 'node_modules/.bin', name), 0o755);
    }
  }

  /** Dates every file back, so that files written later are newer. */
  function anHourPasses(folder = root): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) anHourPasses(path);
      const { mtimeMs } = statSync(path);
      utimesSync(path, mtimeMs / 1_000 - 3_600, mtimeMs / 1_000 - 3_600);
    }
  }

  /** The tools that a start has called, and its output. */
  async function start(): Promise<{
    readonly asked: string[];
    readonly said: string;
    readonly stderr: string;
  }> {
    write('asked', '');
    const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['src/setup/start.mjs'], {
      cwd: root,
      env,
    });
    const asked = readFileSync(join(root, 'asked'), 'utf8').trimEnd();
    anHourPasses();
    return { asked: asked === '' ? [] : asked.split('\n'), said: stdout, stderr };
  }
  const namesOf = (asked: readonly string[]) => asked.map((line) => line.split(' ')[0]);

  it('prepares everything in a fresh clone, and then listens', async () => {
    const { asked, said } = await start();
    expect(asked[0]).toMatch(/^npm ci .*--ignore-scripts/);
    const wanted = [
      /^prisma generate/,
      /^tsc -p src --noCheck$/,
      /^vite build --config src\/web\/vite\.config\.ts/,
    ];
    // The page is built beside the server, whose code has to be generated first.
    expect(asked.slice(1).sort()).toEqual(wanted.map((one) => expect.stringMatching(one)));
    const order = namesOf(asked);
    expect(order.indexOf('prisma')).toBeLessThan(order.indexOf('tsc'));
    expect(said).toBe('listens\n');
  });

  it('only listens the second time', async () => {
    await start();
    for (let nth = 0; nth < 2; nth += 1)
      expect(await start()).toEqual({ asked: [], said: 'listens\n', stderr: '' });
  });

  it.each([
    ['src/play/act.ts', ['tsc']],
    ['src/web/page.ts', ['vite']],
    ['tsconfig.json', ['tsc']],
    ['openapi/openapi.json', ['tsc']],
    ['prisma/schema.prisma', ['prisma', 'tsc']],
    ['node_modules/@prisma/client/package.json', ['prisma', 'tsc']],
    ['package-lock.json', ['npm', 'tsc', 'vite']],
  ])('rebuilds only what depends on %s when that has changed', async (path, names) => {
    await start();
    write(path, '{}');
    expect(namesOf((await start()).asked).sort()).toEqual([...names].sort());
    expect((await start()).asked).toEqual([]);
  });
});

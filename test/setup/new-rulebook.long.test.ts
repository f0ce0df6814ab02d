import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));
const toolAt = (name: string): string => join(project, 'node_modules', '.bin', name);
/** All that a rulebook and its contract tests are made of. */
const NEEDED = [
  ...['engine', 'kernel', 'play', 'rulebooks', 'setup'].map((room) => `src/${room}`),
  ...['test/contract', 'test/support', 'test/rulebooks', 'docs', '.gitignore'],
  ...['biome.json', 'package.json', 'tsconfig.json', 'vitest.config.ts'],
];
const ID = 'dice-of-the-frozen-river';

interface Run {
  readonly status: number;
  readonly said: string;
}

/** In a copy of the project, because it writes into the sources. */
describe('npm run new-rulebook', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'permafrost-rulebook-'));
    for (const path of NEEDED) cpSync(join(project, path), join(root, path), { recursive: true });
    // Without a lock file, and with a client that is newer than its schema, nothing is installed or generated.
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    mkdirSync(join(root, 'src/store/generated'), { recursive: true });
    writeFileSync(join(root, 'src/store/generated/client.ts'), '');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const run = (command: string, args: readonly string[]): Promise<Run> =>
    new Promise((done) => {
      execFile(command, args, { cwd: root }, (error, stdout, stderr) =>
        done({ status: error === null ? 0 : Number(error.code ?? 1), said: stdout + stderr }),
      );
    });
  const newRulebook = (...ids: string[]) => run(process.execPath, ['src/setup/new-rulebook.mjs', ...ids]);
  const tool = (name: string, ...args: string[]) => run(toolAt(name), args);
  const registry = () => readFileSync(join(root, 'src/rulebooks/registry.ts'), 'utf8');

  it.each([
    ['no id', [], /^Usage/],
    ['two ids', ['one', 'two'], /^Usage/],
    ['capitals', ['LiarsDice'], /is not an id/],
    ['a path', ['../dice'], /is not an id/],
    ['a hyphen at the end', ['dice-'], /is not an id/],
    ['41 characters', ['d'.repeat(41)], /is not an id/],
    ['a word of the language', ['default'], /means something else/],
    ['a name of the modules', ['erase'], /means something else/],
    ['the name of the registry', ['registry'], /means something else/],
    ['a rulebook that exists', ['mammut'], /src\/rulebooks\/mammut exists/],
  ])('refuses %s, and changes nothing', async (_, ids, why) => {
    const before = [registry(), readdirSync(join(root, 'src/rulebooks'))];
    const { status, said } = await newRulebook(...ids);
    expect(said).toMatch(why);
    expect(status).toBe(1);
    expect([registry(), readdirSync(join(root, 'src/rulebooks'))]).toEqual(before);
  });

  it('adds a folder with its own names, and one line to the registry', async () => {
    const before = registry().split('\n');
    expect(await newRulebook(ID)).toMatchObject({ status: 0 });
    const added = registry()
      .split('\n')
      .filter((line) => !before.includes(line));
    expect(added).toEqual([
      `import { diceOfTheFrozenRiver } from './${ID}/index.js';`,
      '  erase(diceOfTheFrozenRiver),',
    ]);
    const folder = join(root, 'src/rulebooks', ID);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining(['index.ts', 'state.ts', 'setup.ts', 'view.ts', 'imagine.ts']),
    );
    const text = files
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
      .join('\n');
    expect(text).toContain(`id: '${ID}'`);
    expect(text).toContain("en: 'Dice Of The Frozen River'");
    expect(text).not.toMatch(/new-?rulebook/i);
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme).toMatch(/^# Dice Of The Frozen River\n/);
    expect(readme).toContain(`(../../../docs/calibration/${ID}.md)`);
  });

  it('makes a rulebook that is formatted, has its types right and passes the contract tests', async () => {
    // With this one alone, so that no other is played.
    rmSync(join(root, 'src/rulebooks', ID), { recursive: true, force: true });
    rmSync(join(root, 'test/contract/golden/games'), { recursive: true });
    const imports = registry().match(/^import .* from '..\/engine\/.*$/gm) ?? [];
    const lists = ['rulebooks: readonly AnyRulebook[]', 'lessons: readonly Lesson[]'];
    writeFileSync(
      join(root, 'src/rulebooks/registry.ts'),
      [...imports, ...lists.map((list) => `export const ${list} = [];`), ''].join('\n'),
    );
    expect(await newRulebook(ID)).toMatchObject({ status: 0 });
    expect(existsSync(join(root, 'test/contract/golden/games', ID, '2-seats.txt'))).toBe(true);

    const own = join(root, 'tsconfig.own.json');
    writeFileSync(
      own,
      JSON.stringify({ extends: './tsconfig.json', include: ['src/rulebooks/registry.ts'], files: [] }),
    );
    const [biome, tsc, vitest] = [
      await tool('biome', 'check', '--error-on-warnings', 'src/rulebooks/registry.ts', `src/rulebooks/${ID}`),
      await tool('tsc', '-p', own, '--incremental', 'false'),
      await tool(
        'vitest',
        'run',
        '--project',
        'unit',
        '--reporter=json',
        '--outputFile=tested.json',
        'test/contract',
        '-t',
        ID,
      ),
    ];
    expect(biome).toMatchObject({ status: 0 });
    expect(tsc).toEqual({ status: 0, said: '' });
    const { testResults, numPassedTests } = JSON.parse(readFileSync(join(root, 'tested.json'), 'utf8'));
    const failed = testResults.filter(({ status }: { status: string }) => status === 'failed');
    expect(failed.map(({ name, message }: { name: string; message: string }) => ({ name, message }))).toEqual(
      [],
    );
    expect(vitest).toMatchObject({ status: 0 });
    expect(numPassedTests).toBeGreaterThan(30);
  });
});

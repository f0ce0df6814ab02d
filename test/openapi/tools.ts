import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Tools that others use the API document with. They are installed for the long tests alone, each in a folder of its
 * own, so that the project does not depend on them.
 */

const cache = fileURLToPath(new URL('../../node_modules/.cache/api-tools/', import.meta.url));
export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly output: string;
}

export interface Tool {
  readonly folder: string;
  run(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ran>;
}

/** Installs packages, given with their versions, once. No scripts of theirs are run. */
export async function installed(...packages: readonly string[]): Promise<Tool> {
  const folder = join(cache, packages.join('+').replaceAll(/[@/]/g, '_'));
  if (!existsSync(join(folder, 'done'))) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages];
    const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    await writeFile(join(folder, 'done'), '');
  }
  return {
    folder,
    run: (command, args, env) => ran(join(folder, 'node_modules', '.bin', command), args, folder, env),
  };
}

const ran = (file: string, args: readonly string[], cwd: string, env = {}): Promise<Ran> =>
  new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 1e8 };
    execFile(file, args, options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
  });

/** What the compiler says against the files of a folder under `--strict`; empty where nothing is wrong. */
export async function compiled(folder: string): Promise<string> {
  const options = {
    ...{ strict: true, target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [], noEmit: true },
    ...{
      module: 'ESNext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      skipLibCheck: true,
    },
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['**/*.ts'] }),
  );
  const { code, output } = await ran(join(root, 'node_modules/.bin/tsc'), ['-p', folder], root);
  return code === 0 ? '' : output;
}

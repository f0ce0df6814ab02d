/* Builds the packages for npm into their `dist`, or the engine into another folder. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sha256 } from '../src/kernel/hash.js';
import { bundleEngine } from '../src/rulebooks/bundle.js';
import { frozenFolder, readManifest } from '../src/rulebooks/frozen.js';
import { rulebooks } from '../src/rulebooks/registry.js';

const at = (path: string): URL => new URL(path, import.meta.url);

/** What only the repository has is copied beside the compiled files, which then name the copy. */
async function compile(name: string, dist: URL, declared: string, declaring: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  const [project, out] = [fileURLToPath(at(`${name}/tsconfig.json`)), fileURLToPath(dist)];
  const tsc = fileURLToPath(at('../node_modules/.bin/tsc'));
  const { status } = spawnSync(tsc, ['-p', project, '--outDir', out], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${name} does not compile`);
  await beside(dist, `sdk/${name}/src/`);
  const own = declared.slice(declared.lastIndexOf('/') + 1);
  await cp(at(declared), new URL(own, dist));
  const imported = own.replace('.d.ts', '.js').replace('.d.mts', '.mjs');
  const file = new URL(declaring, dist);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/'\.\.\/\.\.\/\.\.\/[^']+'/g, `'./${imported}'`));
}

/** A package that shares sources with the service is compiled with them, each in its folder; here they come together. */
async function beside(dist: URL, own: string): Promise<void> {
  const [folder, shared] = [new URL(own, dist), new URL('src/bots/', dist)];
  if (!existsSync(folder)) return;
  await cp(folder, dist, { recursive: true });
  await cp(shared, new URL('bots/', dist), { recursive: true });
  for (const copied of ['sdk/', 'src/']) await rm(new URL(copied, dist), { recursive: true });
  for (const name of await readdir(dist)) {
    if (!/\.(js|d\.ts)$/.test(name)) continue;
    const file = new URL(name, dist);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll("'../../../src/bots/", "'./bots/"));
  }
}

export const buildClient = (dist = at('typescript/dist/')): Promise<void> =>
  compile('typescript', dist, '../openapi/client.d.ts', 'api.d.ts');

export async function buildEngine(dist = at('engine/dist/')): Promise<void> {
  await compile('engine', dist, '../src/engine/engine.d.mts', 'contract.d.ts');
  await writeEngines(new URL('engines/', dist));
}

/** The frozen engines, and those of the present rules where these are not frozen. */
export async function writeEngines(folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true });
  const present = new Map(rulebooks.map(({ meta }) => [meta.id, meta.rulesVersion]));
  const frozen = readManifest().engines;
  const files = frozen.map(({ id, rulesVersion, file, hash }) => ({
    ...{ id, rulesVersion, file, hash },
    newest: present.get(id) === rulesVersion,
  }));
  for (const { file } of frozen) await cp(new URL(file, frozenFolder), new URL(file, folder));
  for (const [id, rulesVersion] of present) {
    if (files.some((one) => one.id === id && one.newest)) continue;
    const text = await bundleEngine(id);
    const file = `${id}-${rulesVersion}.mjs`;
    await writeFile(new URL(file, folder), text);
    files.push({ id, rulesVersion, file, hash: sha256(text), newest: true });
  }
  await writeFile(new URL('engines.json', folder), JSON.stringify(files, null, 2));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildClient();
  await buildEngine();
}

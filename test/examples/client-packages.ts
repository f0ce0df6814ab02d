import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildClient, buildEngine } from '../../sdk/build.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder of a bot author who has installed the packages and copied these examples, outside of the repository. */
export async function folderWithPackages(...examples: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-author-'));
  const modules = join(folder, 'node_modules');
  for (const [name, source, build] of [
    ['permafrost-client', 'typescript', buildClient],
    ['permafrost-engine', 'engine', buildEngine],
  ] as const) {
    const at = join(modules, name);
    await mkdir(at, { recursive: true });
    await cp(join(root, 'sdk', source, 'package.json'), join(at, 'package.json'));
    await build(pathToFileURL(join(at, 'dist/')));
  }
  const program = join(modules, 'permafrost-engine/dist/cli.js');
  await chmod(program, 0o755);
  await mkdir(join(modules, '.bin'));
  await symlink(program, join(modules, '.bin/permafrost-engine'));
  for (const example of examples) await cp(join(root, 'examples', example), join(folder, example));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

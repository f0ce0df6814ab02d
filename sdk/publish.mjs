/*
 * `npm run sdk:publish` builds the packages and publishes them, to npm and PyPI, with the credentials of these tools.
 * `-- --dry-run` builds and packs, and publishes nothing.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { useModernNode } from '../src/setup/modern-node.mjs';
import { install, root, run, runTool } from '../src/setup/prepare.mjs';

const isDry = process.argv.includes('--dry-run');
await useModernNode();
install();
runTool('tsx', ['sdk/build.ts']);

for (const name of ['typescript', 'engine']) {
  const args = ['publish', '--access', 'public', '--ignore-scripts', ...(isDry ? ['--dry-run'] : [])];
  run('npm', args, { cwd: join(root, 'sdk', name) });
}

const python = join(root, 'sdk', 'python');
const dist = join(python, 'dist');
const clean = () => {
  for (const left of [dist, join(python, 'permafrost_client.egg-info')])
    rmSync(left, { recursive: true, force: true });
};
clean();
run('python3', ['-c', `import setuptools.build_meta as b; b.build_sdist('dist')`], { cwd: python });
const files = readdirSync(dist).map((file) => join(dist, file));
console.error(`${isDry ? 'Would upload' : 'Uploading'} ${files.join(', ')}`);
if (!isDry) run('python3', ['-m', 'twine', 'upload', ...files]);
clean();

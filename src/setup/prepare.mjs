/*
 * Makes a fresh clone ready: installs, generates and builds, each only where something is missing or older than
 * what it is made of. Plain JavaScript without dependencies, because it runs before there are any.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const at = (...parts) => join(root, ...parts);

const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function newestIn(folder, isWanted = () => true) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!isWanted(entry.name, entry.isDirectory())) continue;
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path, isWanted) : timeOf(path));
  }
  return newest;
}

/** Of a process that works on the project and shares our terminal, where nothing else is said. */
export const processOptions = ({ env = {}, ...options } = {}) => ({
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...env },
  ...options,
});

export function run(command, args, options) {
  const { status, error } = spawnSync(command, args, processOptions(options));
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Like `run`, for work that is done side by side. */
export async function runAside(command, args) {
  const [status] = await once(spawn(command, args, processOptions()), 'close');
  if (status !== 0) process.exit(status ?? 1);
}
export const runToolAside = (name, args) => runAside(toolAt(name), args);

/** What a package brought along. */
export const toolAt = (name) => at('node_modules', '.bin', name);
export const runTool = (name, args, options) => run(toolAt(name), args, options);

/** Runs tools side by side, and shows what each has said when it has ended. Returns whether all are content. */
export async function runTools(tools) {
  const contents = await Promise.all(
    tools.map(async ([name, args, options]) => {
      const tool = spawn(
        toolAt(name),
        args,
        processOptions({ stdio: ['ignore', 'pipe', 'pipe'], ...options }),
      );
      const said = [];
      for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (chunk) => said.push(chunk));
      const [status] = await once(tool, 'close');
      await new Promise((shown) => process.stderr.write(Buffer.concat(said), shown));
      return status === 0;
    }),
  );
  return !contents.includes(false);
}

function stamp(path) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  utimesSync(path, new Date(), new Date());
}

export function install() {
  const installed = at('node_modules', '.permafrost-installed');
  const known = Math.max(timeOf(installed), timeOf(at('node_modules', '.package-lock.json')));
  if (known >= timeOf(at('package-lock.json')) && existsSync(at('node_modules', '.bin'))) return;
  console.error('Installing the dependencies …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']);
  stamp(installed);
}

export function generate() {
  const client = at('src', 'store', 'generated', 'client.ts');
  const made = timeOf(client);
  if (
    made >= timeOf(at('prisma', 'schema.prisma')) &&
    made >= timeOf(at('node_modules', '@prisma', 'client', 'package.json'))
  )
    return;
  // Generating needs no schema engine, but Prisma would download one unless it is shown some file.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath };
  runTool('prisma', ['generate', '--no-hints'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The page needs nothing of the server, so it is built beside it. */
export async function build() {
  const page = buildPage();
  await buildServer();
  await page;
}

export async function buildServer() {
  generate();
  const built = at('dist', '.built');
  const sources = newestIn(at('src'), (name, isFolder) =>
    isFolder
      ? name !== 'web'
      : /\.(ts|mts|mjs)$/.test(name) || ['tsconfig.json', 'manifest.json'].includes(name),
  );
  const others = ['tsconfig.json', 'package-lock.json', 'openapi/openapi.json'].map((path) =>
    timeOf(at(path)),
  );
  if (timeOf(built) >= Math.max(sources, ...others)) return;
  console.error('Building …');
  // `npm run check` and `npm test` check the types, which takes three times as long.
  await runToolAside('tsc', ['-p', 'src', '--noCheck']);
  for (const program of ['dist/rulebooks/build.js', 'dist/http/document/build.js'])
    await runAside(process.execPath, [program]);
  stamp(built);
}

/** What a browser is given at `/`. */
async function buildPage() {
  const built = at('dist', 'web', 'index.html');
  if (timeOf(built) >= Math.max(newestIn(at('src', 'web')), timeOf(at('package-lock.json')))) return;
  console.error('Building the page …');
  await runToolAside('vite', ['build', '--config', 'src/web/vite.config.ts', '--logLevel', 'warn']);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { until } from '../support/until.js';

const project = fileURLToPath(new URL('../..', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** On a copy of the sources, because the test changes them. */
describe('npm run dev', () => {
  let db: TestDatabase;
  let root: string;
  let dev: ChildProcess;
  let said = '';
  let page: string;
  beforeAll(async () => {
    db = await testDatabase();
    root = mkdtempSync(join(tmpdir(), 'permafrost-dev-'));
    // Without a lock file nothing is installed, which would empty the folder of packages behind the link.
    for (const path of ['src', 'prisma', 'openapi', 'package.json', 'tsconfig.json'])
      cpSync(join(project, path), join(root, path), { recursive: true, preserveTimestamps: true });
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    const settings = { DATABASE_URL: db.url, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
    dev = spawn(process.execPath, ['src/setup/dev.mjs', '--port', String(await freePort())], {
      cwd: root,
      env: { ...process.env, ...settings, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [dev.stdout, dev.stderr])
      stream?.on('data', (chunk) => {
        said += chunk;
      });
    const local = () => /Local: +(http:\/\/localhost:\d+)\//.exec(said)?.[1];
    await until(() => local() !== undefined && said.includes('Permafrost listens'));
    page = local() ?? '';
  });
  afterAll(async () => {
    if (dev.exitCode === null) {
      dev.kill();
      await once(dev, 'exit');
    }
    await db.drop();
    rmSync(root, { recursive: true });
  });

  const change = (path: string, from: string, to: string): void => {
    const text = readFileSync(join(root, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, path), text.replace(from, to));
  };

  it('serves the page and the service at one address', async () => {
    expect(await (await fetch(`${page}/`)).text()).toContain('<div id="page">');
    expect(await (await fetch(`${page}/main.tsx`)).text()).toContain('./styles/base.css'.slice(1));
    for (const path of ['/v1/rulebooks', '/openapi.json', '/readyz']) {
      const answer = await fetch(page + path);
      expect(answer.headers.get('content-type'), path).toContain('application/json');
      expect(answer.status, path).toBe(200);
    }
  });

  it('restarts the service when its source changes', async () => {
    change('src/main.ts', 'Permafrost listens', 'Permafrost listens again');
    await until(() => said.includes('Permafrost listens again'));
    expect((await fetch(`${page}/readyz`)).status).toBe(200);
  });

  it('reloads the page when its source changes', async () => {
    const client = await (await fetch(`${page}/@vite/client`)).text();
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
    const socket = new WebSocket(`${page.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
    const types: string[] = [];
    socket.addEventListener('message', ({ data }) => types.push(JSON.parse(String(data)).type));
    await until(() => types.includes('connected'));
    change('src/web/main.tsx', 'import { render }', '\nimport { render }');
    await until(() => types.includes('full-reload'));
    socket.close();
  });

  it('ends the service and the page together', async () => {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    await expect(fetch(page)).rejects.toThrow();
    expect(said).not.toContain('Force killing');
  });
});

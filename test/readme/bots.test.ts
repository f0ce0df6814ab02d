import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInstalled } from '../examples/run-example.js';
import { type Service, startService } from '../support/service.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

let service: Service;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'permafrost-bots-'));
  service = await startService();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

it.skipIf(!isInstalled('python3'))(
  'the guide for authors of bots has games and an arena that work as they are typed',
  async () => {
    const guide = await readFile(join(root, 'docs/BOTS.md'), 'utf8');
    const commands = [...guide.matchAll(/```sh\n(.*?)```/gs)].map(([, code]) => code).join('\n');
    // The program is built already, and a short game is enough.
    const script = `set -eu\nnpx() { shift; node dist/commands/main.js "$@"; }\n${commands}`;
    const env = { ...process.env, SERVER: service.url, RULEBOOK: 'thin-ice', TMPDIR: folder };
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: root, env });
    // One by each of the three programs.
    expect(stdout.match(/^\{"reason": ?"/gm)).toHaveLength(3);
    expect(stdout).toContain('"waiting":');
    expect(stdout).toContain('"asked":');
    const games = (await readFile(join(folder, 'games.jsonl'), 'utf8')).trim().split('\n');
    expect(games).toHaveLength(4);
    expect(stdout.match(/^mine +\d/gm)).toHaveLength(2);
    expect(stdout).not.toContain('/problems/');
  },
);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, follow } from './client.js';
import { type ServerProcess, startProcess } from './server-process.js';

describe('a server that is killed', () => {
  let folder: string;
  let settings: Record<string, string>;
  let running: ServerProcess | null = null;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'permafrost-crash-'));
    settings = { DATA_DIR: folder };
  });
  afterEach(async () => {
    await running?.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  it('loses nothing that it acknowledged, and its streams resume without gaps', async () => {
    running = await startProcess(settings);
    const { url } = running;
    const secret = (await call(url, null, '/v1/players', { name: 'Ayla' })).body.secret;
    const wish = { rulebook: 'mammut', seats: ['me', 'me', 'me'] };
    const game = (await call(url, secret, '/v1/games', wish)).body.id;
    await call(url, secret, `/v1/games/${game}/start`, {});

    const streamed: number[] = [];
    const following = follow(url, game, 0, streamed, () => false);
    let acknowledged = 1;
    const playing = (async () => {
      for (;;) {
        const legal = await call(url, secret, `/v1/games/${game}/actions`);
        const [asked] = legal.body.asked;
        const action = asked?.actions.at(-1)?.id;
        const acted = await call(url, secret, `/v1/games/${game}/actions`, { seat: asked?.seat, action });
        if (acted.status === 200) acknowledged = acted.body.version;
      }
    })().catch(() => undefined);

    await expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThan(15);
    await running.end('SIGKILL');
    await Promise.all([playing, following]);

    running = await startProcess(settings);
    const after = await call(running.url, null, `/v1/games/${game}/events?limit=1000`);
    const { entries } = after.body;
    expect(after.body.version).toBeGreaterThanOrEqual(acknowledged);
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1));

    const last = after.body.version;
    await follow(running.url, game, streamed.at(-1) ?? 0, streamed, () => streamed.at(-1) === last);
    expect(streamed).toEqual(entries.map(({ version }) => version));

    const legal = await call(running.url, secret, `/v1/games/${game}/actions`);
    expect(legal.body.asked).not.toHaveLength(0);
  });
});

describe('a server with invalid settings', () => {
  it('does not start, and lists all invalid settings', async () => {
    const start = startProcess({
      PORT: 'many',
      WORK_PER_ACCOUNT: '0',
      DATABASE_URL: 'mysql://me:secret@db',
    });
    await expect(start).rejects.toThrow(/PORT[\s\S]*WORK_PER_ACCOUNT/);
    await expect(startProcess({ DATABASE_URL: 'mysql://me:secret@db' })).rejects.not.toThrow(/secret/);
  });
});

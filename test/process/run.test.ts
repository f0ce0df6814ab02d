import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/until.js';
import { type Answer, call, follow } from './client.js';
import { type ServerProcess, startProcess } from './server-process.js';

/** All tests share one process; the last one ends it. */
describe('a running server', () => {
  let folder: string;
  let running: ServerProcess;
  let secret: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'permafrost-run-'));
    running = await startProcess({
      DATA_DIR: folder,
      ...{ TRUST_PROXY: '127.0.0.1', RATE_LIMIT_ACCOUNTS: '1' },
    });
  });
  afterAll(async () => {
    await running?.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  it('prints its addresses, and serves them', async () => {
    const { url, said } = running;
    // The output may arrive in several chunks.
    await until(() => said().includes('curl'));
    const place = (name: string) => new RegExp(`^ +${name} +(.+)$`, 'm').exec(said())?.[1];
    expect(place('Database')).toContain(`embedded Postgres, in ${folder}`);
    for (const [name, path, type] of [
      ['Page', '/', 'text/html'],
      ['API', '/v1/rulebooks', 'application/json'],
      ['Docs', '/docs', 'text/html'],
    ] as const) {
      expect(place(name)).toBe(url + path);
      const { status, headers } = await fetch(url + path);
      expect([name, status, headers.get('content-type')]).toEqual([name, 200, expect.stringContaining(type)]);
    }
  });

  it('prints a first command to try, which creates an account', async () => {
    const command = /Try this first:\n\n +(.+)\n/.exec(running.said())?.[1] ?? '';
    expect(command).toMatch(/^curl /);
    const { stdout } = await promisify(execFile)('sh', ['-c', command]);
    const made = JSON.parse(stdout);
    const me = await fetch(`${running.url}/v1/me`, { headers: { authorization: `Bearer ${made.secret}` } });
    expect(await me.json()).toMatchObject({ player: made.player });
    secret = made.secret;
  });

  it('obeys its settings: behind a proxy it limits requests by client address', async () => {
    const newcomer = async (from: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      const sent = { method: 'POST', body: '{"name":"Ayla"}', headers };
      return (await fetch(`${running.url}/v1/players`, sent)).status;
    };
    const statuses = [await newcomer('203.0.113.1'), await newcomer('203.0.113.2')];
    expect([...statuses, await newcomer('203.0.113.1')]).toEqual([201, 201, 429]);
  });

  it('measures the statements that append to games', async () => {
    const { url } = running;
    const counted = async (name: string) => {
      const text = await running.metrics();
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    };
    const counts = async () => [
      await counted('permafrost_append_seconds_count'),
      await counted('permafrost_appended_games_total'),
    ];
    expect(await counts()).toEqual([0, 0]);
    const { id } = await newGame();
    expect(await counts()).toEqual([1, 1]);
    const [asked] = (await call(url, secret, `/v1/games/${id}/actions`)).body.asked;
    const action = { seat: asked?.seat, action: asked?.actions.at(-1)?.id };
    expect((await call(url, secret, `/v1/games/${id}/actions`, action)).status).toBe(200);
    expect(await counts()).toEqual([2, 2]);
    expect(await counted('permafrost_append_seconds_sum')).toBeGreaterThan(0);
    expect(await counted('process_cpu_seconds_total')).toBeGreaterThan(0);
  });

  it('ends cleanly on a signal: it closes the streams and exits with 0', async () => {
    const { id } = await newGame();
    const got: number[] = [];
    const following = follow(running.url, id, 0, got, () => false);
    await expect.poll(() => got).toEqual([1]);
    expect(await running.end('SIGTERM')).toBe(0);
    await following;
    expect(running.said()).not.toContain(secret);
  });

  const newGame = async (): Promise<Answer['body']> => {
    const wish = { rulebook: 'mammut', seats: ['me', 'me'] };
    const { body } = await call(running.url, secret, '/v1/games', wish);
    await call(running.url, secret, `/v1/games/${body.id}/start`, {});
    return body;
  };
});

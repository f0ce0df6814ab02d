import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/kernel/hash.js';
import { newGame, newPerson } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { run } from './support.js';

describe('permafrost verify, by the engine that an export names', () => {
  let service: Service;
  let folder: string;
  let exported: { readonly engine: string; readonly rulesVersion: string };
  /** The same rules under a version that this program does not have. */
  let later: string;
  /** Hands out that engine, whatever it is asked for. */
  let elsewhere: Server;
  let server: string;
  beforeAll(async () => {
    service = await startService();
    folder = await mkdtemp(join(tmpdir(), 'permafrost-verify-engines-'));
    const me = await newPerson(service);
    const { id } = await newGame(service, me, { rulebook: 'mammut', seats: ['bot', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
    await until(async () => (await service.http.get(`/v1/games/${id}`)).body.status === 'finished');
    exported = (await service.http.get(`/v1/games/${id}/export`).expect(200)).body;
    const { text } = await service.http.get(`/v1/engines/${exported.engine}.mjs`).expect(200);
    later = text.replace(/rulesVersion:`\d+`/, 'rulesVersion:`7`');
    elsewhere = createServer((_request, response) => response.end(later)).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    server = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    elsewhere.close();
    await service.close();
    await rm(folder, { recursive: true });
  });

  async function verified(
    game: object,
    ...options: string[]
  ): Promise<{ code: number | null; said: string }> {
    const file = join(folder, 'export.json');
    await writeFile(file, JSON.stringify(game));
    const { code, out } = await run(['verify', ...options, file]);
    return { code, said: out };
  }

  it('finds the engine among the frozen ones', async () => {
    expect(exported.engine).toMatch(/^[0-9a-f]{64}$/);
    expect(await verified(exported)).toEqual({ code: 0, said: expect.stringContaining('honest:') });
  });

  it('refuses another engine of the same version', async () => {
    const forged = { ...exported, engine: '0'.repeat(64) };
    expect(await verified(forged)).toEqual({
      code: 1,
      said: expect.stringContaining('names the engine 000'),
    });
  });

  it('fetches an engine that it does not have, and replays the game with it', async () => {
    expect(later).toContain('rulesVersion:`7`');
    const game = { ...exported, rulesVersion: '7', engine: sha256(later) };
    expect(await verified(game)).toEqual({
      code: 1,
      said: expect.stringContaining('version 7 of the rules'),
    });
    const fetched = await verified(game, '--server', server);
    expect(fetched).toEqual({ code: 0, said: expect.stringContaining('honest:') });
  });

  it('does not run a file that has another hash than the export names', async () => {
    const game = { ...exported, rulesVersion: '7', engine: sha256(`${later} `) };
    const { code, said } = await verified(game, '--server', server);
    expect(code).toBe(1);
    expect(said).toContain('sent another file');
  });
});

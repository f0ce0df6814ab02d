import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/kernel/ids.js';
import { findTool } from '../support/fault-tools.js';
import { freePort } from '../support/free-port.js';
import { until } from '../support/until.js';

const program = findTool('haproxy');
const FILE = new URL('../../deploy/haproxy.cfg', import.meta.url).pathname;

/** A process that says who it is and which headers it was sent. */
async function processNamed(name: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { 'x-permafrost-game': game = null, 'x-forwarded-for': address = null } = request.headers;
    response.end(JSON.stringify({ name, game, address }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe.skipIf(program === null)('the proxy in front of three processes', () => {
  const processes: Server[] = [];
  let proxy: ReturnType<typeof spawn>;
  let url: string;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    for (const name of ['one', 'two', 'three']) processes.push(await processNamed(name));
    const places = processes.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
    const [PERMAFROST_1, PERMAFROST_2, PERMAFROST_3] = places;
    const bind = `127.0.0.1:${await freePort()}`;
    env = { ...process.env, HAPROXY_BIND: bind, PERMAFROST_1, PERMAFROST_2, PERMAFROST_3 };
    url = `http://${bind}`;
    proxy = spawn(program ?? '', ['-db', '-f', FILE], { stdio: 'ignore', env });
    await until(async () => {
      if (proxy.exitCode !== null) throw new Error(`HAProxy has ended with ${proxy.exitCode}`);
      return (await fetch(url).catch(() => null))?.ok === true;
    });
  });
  afterAll(async () => {
    proxy.kill('SIGKILL');
    for (const server of processes) {
      server.closeAllConnections();
      server.close();
    }
  });

  interface Answer {
    readonly name: string;
    readonly game: string | null;
    readonly address: string | null;
  }
  const ask = async (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    (await fetch(url + path, { headers })).json() as Promise<Answer>;
  const games = Array.from({ length: 60 }, () => newId(new Date()));
  const homes = () => Promise.all(games.map(async (id) => (await ask(`/v1/games/${id}/view`)).name));

  it('has a valid configuration', () => {
    const { status, stderr } = spawnSync(program ?? '', ['-c', '-f', FILE], { env, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('sends all requests of a game to one process, and games to all', async () => {
    const before = await homes();
    expect(new Set(before).size).toBe(3);
    for (const path of ['', '/actions', '/events/stream?after=3', '/seats/0/orders'])
      for (const [nth, id] of games.slice(0, 10).entries())
        expect((await ask(`/v1/games/${id}${path}`)).name, path).toBe(before[nth]);
  });

  it('believes no client that names another game or address', async () => {
    const [id = '', other = ''] = games;
    const lie = { 'x-permafrost-game': other, 'x-forwarded-for': '192.0.2.1' };
    expect(await ask(`/v1/games/${id}/view`, lie)).toMatchObject({ game: id, address: '127.0.0.1' });
    expect((await ask('/v1/games', lie)).game).toBeNull();
  });

  it('sends the games of a process that is gone to the others, and leaves the rest where they are', async () => {
    const before = await homes();
    processes[0]?.closeAllConnections();
    processes[0]?.close();
    await until(async () => !(await homes()).includes('one'));
    const after = await homes();
    for (const [nth, name] of before.entries()) if (name !== 'one') expect(after[nth]).toBe(name);
  });
});

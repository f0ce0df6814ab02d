import { spawn, spawnSync } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/kernel/ids.js';
import { findTool } from '../support/fault-tools.js';
import { freePort } from '../support/free-port.js';
import { until } from '../support/until.js';

const program = findTool('haproxy');
const FILE = new URL('../../deploy/haproxy.cfg', import.meta.url).pathname;

/** A process that says who it is and which headers it was sent. */
async function processNamed(name: string, place = { address: '127.0.0.1', port: 0 }): Promise<Server> {
  const server = createServer((request, response) => {
    const { 'x-permafrost-game': game = null, 'x-forwarded-for': address = null } = request.headers;
    response.end(JSON.stringify({ name, game, address }));
  }).listen(place.port, place.address);
  await once(server, 'listening');
  return server;
}

/** Says that a name has these addresses. */
async function nameServer(addresses: readonly string[]): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const end = query.indexOf(0, 12) + 5;
    const wantsIpv4 = query.readUInt16BE(end - 4) === 1;
    const answers = (wantsIpv4 ? addresses : []).map((one) =>
      // The name is the one at byte 12; type A, class IN, five seconds, four bytes.
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 5, 0, 4, ...one.split('.').map(Number)]),
    );
    const head = Buffer.from([0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    const question = query.subarray(12, end);
    socket.send(Buffer.concat([query.subarray(0, 2), head, question, ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

describe.skipIf(program === null || process.platform !== 'linux')(
  'the proxy where processes have one name',
  () => {
    it('finds them all by it, and sends each game to one of them', async () => {
      const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
      const port = await freePort();
      const processes = await Promise.all(
        addresses.map((address) => processNamed(address, { address, port })),
      );
      const names = await nameServer(addresses);
      const file = join(mkdtempSync(join(tmpdir(), 'proxy-')), 'haproxy.cfg');
      const place = `127.0.0.1:${names.address().port}`;
      writeFileSync(
        file,
        readFileSync(FILE, 'utf8').replace('parse-resolv-conf', `nameserver here ${place}`),
      );
      const bind = `127.0.0.1:${await freePort()}`;
      const name = { PERMAFROST_PROCESSES: `processes.test:${port}`, PERMAFROST_MOST: '5' };
      const env = { ...process.env, HAPROXY_BIND: bind, ...name };
      const proxy = spawn(program ?? '', ['-db', '-f', file], { stdio: 'ignore', env });
      try {
        const games = Array.from({ length: 40 }, () => newId(new Date()));
        const home = async (id: string) => {
          const response = await fetch(`http://${bind}/v1/games/${id}/view`).catch(() => null);
          return response?.ok ? ((await response.json()) as { readonly name: string }).name : null;
        };
        const homes = () => Promise.all(games.map(home));
        await until(async () => new Set(await homes()).size === addresses.length);
        const before = await homes();
        expect([...new Set(before)].sort()).toEqual(addresses);
        expect(await homes()).toEqual(before);
      } finally {
        proxy.kill('SIGKILL');
        names.close();
        for (const server of processes) {
          server.closeAllConnections();
          server.close();
        }
        rmSync(dirname(file), { recursive: true });
      }
    });
  },
);

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

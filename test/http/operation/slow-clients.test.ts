import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usual } from '../../../src/http/plugins/slow-clients.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const patience = { ...usual, headers: 400, request: 800, idle: 400, unread: 1_000, look: 50 };

describe('a client that makes the server wait', () => {
  let service: Service;
  let ayla: Person;
  let game: string;
  beforeAll(async () => {
    service = await startService({ ofOneProcess: 'connections', patience, heartbeatMs: 20 });
    ayla = await newPerson(service);
    game = await startedGame(service, ayla, await newPerson(service, 'Durc'));
  });
  afterAll(() => service.close());

  /** A connection, and everything that came over it until the server ended it. */
  async function opened(first = '', options: { readonly allowHalfOpen?: boolean } = {}) {
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port), ...options });
    socket.on('error', () => {});
    await once(socket, 'connect');
    if (first !== '') socket.write(first);
    return socket;
  }
  function heardBy(socket: Socket): Promise<string> {
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    // A reset is an end, too.
    return new Promise((resolve) => socket.once('close', () => resolve(heard)));
  }
  /** Sends bytes until the server says something: a write after its end could lose what it said. */
  function drip(socket: Socket): void {
    const drops = setInterval(() => socket.write('x'), 50);
    for (const event of ['data', 'close']) socket.once(event, () => clearInterval(drops));
  }
  const connections = (): Promise<number> =>
    new Promise((done, fail) =>
      service.app.server.getConnections((error, count) => (error ? fail(error) : done(count))),
    );
  const streamHead = () =>
    `GET /v1/games/${game}/events HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n`;

  it('is disconnected if it sends nothing at all', async () => {
    expect(await heardBy(await opened())).toContain('408');
  });

  it('is disconnected if its headers come one byte after the other', async () => {
    const socket = await opened('GET /healthz HTTP/1.1\r\n');
    drip(socket);
    expect(await heardBy(socket)).toContain('408');
  });

  it('is disconnected if its body comes one byte after the other', async () => {
    const head =
      'POST /v1/players HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999';
    const socket = await opened(`${head}\r\n\r\n{"name":"`);
    drip(socket);
    expect(await heardBy(socket)).toContain('request_timeout');
  });

  it('is disconnected if it keeps its connection and asks nothing more', async () => {
    expect(await heardBy(await opened('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'))).toContain('200 OK');
  });

  it('is disconnected if it has closed its half of the connection', async () => {
    const socket = await opened(streamHead(), { allowHalfOpen: true });
    await once(socket, 'data');
    const before = await connections();
    socket.end();
    await until(async () => (await connections()) < before);
    socket.destroy();
  });

  it('is disconnected if it does not read what it has asked for', async () => {
    const before = await connections();
    const socket = (await opened()).pause();
    // Pipelined, so that the answers fill every buffer between the two.
    socket.write('GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(40));
    await until(async () => (await connections()) > before);
    await until(async () => (await connections()) <= before);
    socket.destroy();
  });

  it('is not disconnected as long as it reads a stream, however quiet', async () => {
    const socket = await opened(streamHead());
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    // Longer than every limit above.
    await until(() => heard.split(': still here').length > (2 * patience.unread) / 20);
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });
});

describe('clients that read nothing of much that they asked for', () => {
  const PIPELINED = 40;
  const endless = 1e12;
  let size: number;
  beforeAll(async () => {
    const service = await startService();
    size = (await (await fetch(`${service.url}/openapi.json`)).text()).length;
    await service.close();
  });
  /** Enough for one of them, but not for two. */
  const roomForOne = () => 1.2 * PIPELINED * size;
  const serve = (limits: Partial<typeof usual>) =>
    startService({
      ofOneProcess: 'bytes that wait',
      ...{ patience: { ...usual, look: 50, unsent: endless, unsentPerAddress: endless, ...limits } },
      trustedProxies: 1,
    });

  /** Pipelined, so that responses wait for each other besides filling every buffer. */
  async function greedy(service: Service, address: string): Promise<Socket> {
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => {});
    await once(socket, 'connect');
    const request = `GET /openapi.json HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`;
    socket.pause().write(request.repeat(PIPELINED));
    return socket;
  }
  /** All that it asked for. */
  const getsAll = async (socket: Socket): Promise<void> => {
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.resume();
    await until(() => bytes > PIPELINED * size);
    socket.destroy();
  };
  const dropped = async ({ metrics }: Service): Promise<number> =>
    (await metrics.slowClients.get()).values[0]?.value ?? 0;

  it('lose those that took nothing for longest, as far as more waits than fits', async () => {
    const service = await serve({ unsent: roomForOne() });
    const sockets: Socket[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      sockets.push(await greedy(service, `192.0.2.${nth}`));
      await until(async () => service.metrics.unsentBytes > 0 && (await dropped(service)) === nth);
    }
    await getsAll(sockets[2] as Socket);
    for (const socket of sockets) socket.destroy();
    await service.close();
  });

  it('do not fill the memory between two looks', async () => {
    const service = await serve({ look: 3_600_000, unsentPerAddress: roomForOne() });
    const sockets = [];
    for (let nth = 0; nth < 4; nth += 1) sockets.push(await greedy(service, '192.0.2.1'));
    await until(async () => (await dropped(service)) > 0);
    for (const socket of sockets) socket.destroy();
    await service.close();
  });

  it('make room at the cost of their own address', async () => {
    const service = await serve({ unsentPerAddress: roomForOne() });
    const other = await greedy(service, '192.0.2.1');
    await until(() => service.metrics.unsentBytes > 0);
    const own = [];
    for (let nth = 0; nth < 3; nth += 1) own.push(await greedy(service, '192.0.2.2'));
    // One more may have been dropped than had to be.
    await until(async () => (await dropped(service)) >= 2);
    await getsAll(other);
    for (const socket of own) socket.destroy();
    await service.close();
  });
});

it('the server waits for slow clients as long as docs/OPERATIONS.md says', () => {
  expect(usual).toEqual({
    ...{ headers: 15_000, request: 30_000, idle: 72_000, unread: 60_000, look: 1_000 },
    ...{ unsent: 67_108_864, unsentPerAddress: 16_777_216 },
  });
});

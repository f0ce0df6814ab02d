import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '../../../src/http/pressure/by-turns.js';
import { fairServer } from '../../../src/http/pressure/fair-server.js';
import { peersBehind } from '../../../src/http/pressure/peers.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const asked = (path: string, count: number): string =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(count);

const ANSWER: RequestListener = (_request, response) => response.end();

describe('requests that are sent without waiting for responses', () => {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });
  async function listening(handle: RequestListener, connectionsPerAddress = 1_000) {
    const peers = peersBehind(false);
    const server = fairServer({ keepAliveTimeout: 120_000 }, handle, { peers, connectionsPerAddress });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return server;
  }
  function connected(server: Server): Socket {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    return socket.on('error', () => {}).resume();
  }

  it('begin one in each turn of the event loop', async () => {
    let turn = 0;
    let isOver = false;
    const count = (): void => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const begun: number[] = [];
    const server = await listening((request, response) => {
      begun.push(turn);
      ANSWER(request, response as never);
    });
    connected(server).write(asked('/', 30));
    await until(() => begun.length === 30);
    isOver = true;
    expect(new Set(begun).size).toBe(30);
  });

  it('are not even read after the one that is too many', async () => {
    const server = await listening(ANSWER);
    let read = 0;
    server.prependListener('request', () => {
      read += 1;
    });
    const socket = connected(server);
    socket.write(asked('/', 900));
    await until(() => socket.closed);
    expect(read).toBeLessThan(70);
  });

  it('that have begun end with the connection that sends too many', async () => {
    let begun = 0;
    let ended = 0;
    const server = await listening((_request, response) => {
      begun += 1;
      response.write('a stream');
      response.once('close', () => {
        ended += 1;
      });
    });
    const socket = connected(server);
    socket.write(asked('/', 20));
    await until(() => begun === 20);
    socket.write(asked('/', 900));
    await until(() => ended === begun);
  });

  it('are too many if they wait on all connections of an address together', async () => {
    const server = await listening(ANSWER);
    let open = 0;
    server.on('connection', (socket) => {
      open += 1;
      socket.once('close', () => {
        open -= 1;
      });
    });
    const all = Array.from({ length: 40 }, () => connected(server));
    await until(() => open === 40);
    // All arrive in one turn of the loop.
    for (const socket of all) socket.write(asked('/', 20));
    await until(() => open < 40);
    const left = connected(server);
    left.write(asked('/', 20));
    await once(left, 'data');
  });

  it('of an address that has as many connections as it may have leave the others as they are', async () => {
    const server = await listening(ANSWER, 2);
    const [first, second] = [connected(server), connected(server)];
    for (const socket of [first, second]) socket.write(asked('/', 1));
    await Promise.all([once(first, 'data'), once(second, 'data')]);
    const third = connected(server);
    await until(() => third.closed);
    first.destroy();
    second.write(asked('/', 1));
    await once(second, 'data');
    await until(async () => {
      const fourth = connected(server);
      fourth.write(asked('/', 1));
      return Promise.race([
        once(fourth, 'data').then(() => true),
        once(fourth, 'close').then(() => false),
      ]).catch(() => false);
    });
  });

  describe('of a whole server', () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService();
    });
    afterAll(() => service.close());

    it('are answered in order, and a connection with hundreds of them is closed', async () => {
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (bytes) => {
        text += bytes;
      });
      socket.write(asked('/v1/rulebooks', 20) + asked('/nowhere', 1));
      await until(() => text.includes('404 Not Found'));
      expect(text.split('200 OK')).toHaveLength(21);
      socket.on('error', () => {}).write(asked('/v1/rulebooks', 500));
      await until(() => socket.closed);
      await service.http.get('/v1/rulebooks').expect(200);
    });
  });
});

describe('requests of many connections', () => {
  const requestFrom = (address: string, forwarded?: string) =>
    ({
      socket: { remoteAddress: address, destroyed: false },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;
  const response = {} as ServerResponse & { req: IncomingMessage };
  const turnOfLoop = () => new Promise((next) => setImmediate(next));

  it('of one address begin a few in each turn of the event loop, and those of others at once', async () => {
    const begun: (string | undefined)[] = [];
    const handle = byTurns(({ socket }) => void begun.push(socket.remoteAddress), peersBehind(false));
    for (let nth = 0; nth < 100; nth += 1) handle(requestFrom('192.0.2.1'), response);
    handle(requestFrom('192.0.2.2'), response);
    const few = begun.length - 1;
    expect(few).toBeLessThan(20);
    expect(begun.at(-1)).toBe('192.0.2.2');
    await turnOfLoop();
    expect(begun).toHaveLength(2 * few + 1);
    handle(requestFrom('192.0.2.2'), response);
    expect(begun.at(-1)).toBe('192.0.2.2');
    while (begun.length < 102) await turnOfLoop();
  });

  it('through a proxy are those of the addresses that it adds', () => {
    const peers = peersBehind(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
    expect(peers.ofAddress('::ffff:10.1.2.3')).toBeNull();
    expect(peers.ofAddress('fd00::1')).toBeNull();
    expect(peers.ofAddress('192.0.2.1')).toBe('192.0.2.1');
    expect(peers.ofRequest(requestFrom('10.1.2.3', '198.51.100.9, 192.0.2.7'))).toBe('192.0.2.7');
    expect(peers.ofRequest(requestFrom('10.1.2.3'))).toBe('10.1.2.3');
    expect(peers.ofRequest(requestFrom('192.0.2.1', '192.0.2.7'))).toBe('192.0.2.1');
    expect(peersBehind(1).ofRequest(requestFrom('192.0.2.1', '192.0.2.7'))).toBe('192.0.2.7');
    // Behind two proxies, all clients had the address of the outer one.
    const through = '198.51.100.1, 192.0.2.7, 10.0.0.9';
    expect(peers.ofRequest(requestFrom('10.0.0.1', through))).toBe('192.0.2.7');
    expect(peersBehind(2).ofRequest(requestFrom('10.0.0.1', through))).toBe('192.0.2.7');
    expect(peersBehind(2).ofRequest(requestFrom('10.0.0.1', '192.0.2.7'))).toBe('192.0.2.7');
  });
});

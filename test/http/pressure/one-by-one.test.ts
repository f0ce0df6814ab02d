import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { oneByOne } from '../../../src/http/pressure/one-by-one.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const asked = (path: string, count: number): string =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(count);

describe('requests that are sent without waiting for responses', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  it('begin one in each turn of the event loop', async () => {
    let turn = 0;
    let isOver = false;
    const count = (): void => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const begun: number[] = [];
    const server = createServer(
      oneByOne((_request, response) => {
        begun.push(turn);
        response.end();
      }),
    );
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.resume().write(asked('/', 50));
    await until(() => begun.length === 50);
    isOver = true;
    socket.destroy();
    expect(new Set(begun).size).toBe(50);
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

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendEvents } from '../../../src/http/event-stream.js';
import { Metrics } from '../../../src/http/plugins/metrics.js';
import { slowClients, usual } from '../../../src/http/plugins/slow-clients.js';
import { until } from '../../support/until.js';

it('a stream whose client does not read takes no more events than the buffers hold', async () => {
  let taken = 0;
  const event = Buffer.alloc(65_536, 'x');
  async function* endless(): AsyncGenerator<Buffer> {
    for (;;) {
      taken += 1;
      yield event;
    }
  }
  const app = Fastify();
  app.get('/', (_request, reply) => sendEvents(reply, new Metrics(), endless()));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  let before = -1;
  while (taken === 0 || taken !== before) {
    before = taken;
    await sleep(200);
  }
  expect(taken).toBeLessThan(1_000);
  socket.destroy();
  await app.close();
});

it('a stream whose client does not read ends, and leaves nothing behind', async () => {
  let taken = 0;
  let isOver = false;
  const event = Buffer.alloc(65_536, 'x');
  async function* endless(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        taken += 1;
        yield event;
      }
    } finally {
      isOver = true;
    }
  }
  const app = Fastify();
  const metrics = new Metrics();
  await app.register(slowClients, { metrics: new Metrics(), patience: { ...usual, unread: 300, look: 20 } });
  app.get('/', (_request, reply) => sendEvents(reply, metrics, endless()));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  await until(() => isOver);
  expect(taken).toBeGreaterThan(0);
  const connections = () => new Promise((done) => app.server.getConnections((_, count) => done(count)));
  await until(async () => (await connections()) === 0);
  expect((await metrics.streams.get()).values).toMatchObject([{ value: 0 }]);
  socket.destroy();
  await app.close();
});

import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReceivers } from '../../src/outbound/receivers.js';
import { type Receiver, startReceiver } from '../support/receiver.js';

const never = new AbortController().signal;
const message = JSON.stringify({ type: 'webhook.test' });

describe('receivers', () => {
  const leadingTo = (...addresses: string[]) => openReceivers({ resolve: async () => addresses });

  it.each([
    'http://127.0.0.1:8080/',
    'http://2130706433:8080/',
    'http://0x7f.1:8080/',
    'http://017700000001:8080/',
    'http://[::1]:8080/',
    'http://[::ffff:127.0.0.1]:8080/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0:8080/',
    'http://10.1.2.3/',
    'http://127.1:8080/',
    'http://127.0.0.1.:8080/',
    'http://１２７.0.0.1:8080/',
    'http://[fc00::1]/',
    'http://[::]:8080/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[0:0:0:0:0:ffff:a9fe:a9fe]/',
  ])('refuse %s in every notation', async (url) => {
    expect(await openReceivers().refuse(url)).toContain('not on the open internet');
  });

  it.each(['http://localhost:8080/', 'https://any.localhost/', 'http://LOCALHOST.:8080/'])(
    'does not ask any name server about %s',
    async (url) => expect(await openReceivers().refuse(url)).toContain('not on the open internet'),
  );

  it('refuse a host if any of its addresses is private', async () => {
    expect(await leadingTo('93.184.216.34').refuse('https://example.com/')).toBeNull();
    expect(await leadingTo('93.184.216.34', '10.0.0.1').refuse('https://example.com/')).toContain('private');
    expect(await leadingTo('2606:4700::1111', '::1').refuse('https://example.com/')).toContain('private');
    expect(await leadingTo().refuse('https://example.com/')).toContain('leads nowhere');
  });

  it.each([
    ['ftp://example.com/', 'http'],
    ['file:///etc/passwd', 'http'],
    ['https://user:secret@example.com/', 'password'],
    ['https://example.com/#part', 'fragment'],
    ['https://example.com:25/', 'Port 25'],
    ['https://example.com:22/', 'Port 22'],
    ['nonsense', 'not an address'],
  ])('refuse %s', async (url, why) => {
    expect(await leadingTo('93.184.216.34').refuse(url)).toContain(why);
  });

  describe('post to a server', () => {
    let receiver: Receiver;
    beforeEach(async () => {
      receiver = await startReceiver();
    });
    afterEach(() => receiver.close());

    const port = () => new URL(receiver.url).port;

    it('and check the host again for each message, since it may resolve differently', async () => {
      let addresses = ['93.184.216.34'];
      const receivers = openReceivers({ resolve: async () => addresses });
      const url = `http://receiver.example:${port()}/hook`;
      expect(await receivers.refuse(url)).toBeNull();
      addresses = ['127.0.0.1'];
      const answered = await receivers.post(url, {}, message, never);
      expect(answered.status).toBeNull();
      expect(answered.error).toContain('not on the open internet');
      expect(receiver.heard).toEqual([]);
    });

    it('at the addresses that were checked, not at those that the system resolves', async () => {
      const receivers = openReceivers({ allowPrivate: true, resolve: async () => ['127.0.0.1'] });
      const url = `http://nobody-knows.invalid:${port()}/hook`;
      expect(await receivers.post(url, { 'webhook-id': 'msg_1' }, message, never)).toEqual({
        ...{ status: 204, error: null, retryAfter: null },
      });
      expect(receiver.heard).toMatchObject([
        { id: 'msg_1', body: message, headers: { host: `nobody-knows.invalid:${port()}` } },
      ]);
    });

    it('and stop when this process closes', async () => {
      receiver.answer = () => {};
      const closing = new AbortController();
      const receivers = openReceivers({ allowPrivate: true });
      const posting = receivers.post(receiver.url, {}, message, closing.signal);
      await receiver.has(1);
      closing.abort();
      expect(await posting).toMatchObject({ status: null, error: 'This process was closing.' });
      expect(await receivers.post(receiver.url, {}, message, closing.signal)).toMatchObject({ status: null });
    });

    it('and stop when this process closes, even if a name server does not answer', async () => {
      const closing = new AbortController();
      const receivers = openReceivers({ resolve: () => new Promise(() => {}) });
      const posting = receivers.post('https://example.com/', {}, message, closing.signal);
      closing.abort();
      expect(await posting).toMatchObject({ status: null, error: 'This process was closing.' });
    });

    it('and truncate the text of an error', async () => {
      const resolve = () => Promise.reject(new Error(`\0 ${'long '.repeat(9_999)}`));
      const { error } = await openReceivers({ resolve }).post('https://example.com/', {}, message, never);
      expect(error).toHaveLength(300);
      expect(error).not.toContain('\0');
    });

    it('and stop if a receiver sends headers slowly or only interim responses', async () => {
      const receivers = openReceivers({ allowPrivate: true, maxMs: 500 });
      const post = () => receivers.post(receiver.url, {}, message, never);
      const drips: NodeJS.Timeout[] = [];
      receiver.answer = (_heard, _response, { socket }) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        drips.push(setInterval(() => socket.write('x-drip: 1\r\n'), 20));
        socket.on('error', () => {});
      };
      expect(await post()).toMatchObject({ status: null, error: expect.stringContaining('0.5 seconds') });
      for (const drip of drips) clearInterval(drip);
      receiver.answer = (_heard, _response, { socket }) => {
        const pump = (): void => {
          while (!socket.destroyed && socket.write(hints));
          if (!socket.destroyed) socket.once('drain', pump);
        };
        socket.on('error', () => {});
        pump();
      };
      const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(1_000);
      expect(
        await openReceivers({ allowPrivate: true }).post(receiver.url, {}, message, never),
      ).toMatchObject({
        ...{ status: null, error: 'The receiver did not come to an answer.' },
      });
    });

    it('and neither request nor decompress a compressed body', async () => {
      receiver.answer = ({ headers }, response) => {
        const packed = gzipSync(Buffer.alloc(10_000_000));
        response.writeHead(headers['accept-encoding'] === undefined ? 200 : 500, {
          'content-encoding': 'gzip',
        });
        response.end(packed);
      };
      const receivers = openReceivers({ allowPrivate: true });
      expect(await receivers.post(receiver.url, {}, message, never)).toMatchObject({ status: 200 });
      receiver.answer = (_heard, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is no gzip');
      };
      expect(await receivers.post(receiver.url, {}, message, never)).toMatchObject({ status: 200 });
    });

    it('and report a server that speaks no HTTP, closes the connection or never ends its response', async () => {
      const receivers = openReceivers({ allowPrivate: true, maxMs: 3_000 });
      const post = () => receivers.post(receiver.url, {}, message, never);
      receiver.answer = (_heard, _response, { socket }) => socket.destroy();
      expect(await post()).toMatchObject({
        status: null,
        error: expect.stringMatching(/hang up|hung up|RESET/),
      });
      receiver.answer = (_heard, _response, { socket }) => socket.end('220 mail.example ESMTP\r\n');
      expect(await post()).toMatchObject({ status: null, error: expect.any(String) });
      receiver.answer = (_heard, _response, { socket }) =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
      expect(await post()).toMatchObject({ status: null, error: expect.any(String) });
      receiver.answer = (_heard, response) => void response.writeHead(200).write('and');
      expect(await post()).toMatchObject({ status: 200, error: null });
      receiver.answer = (_heard, response) =>
        response.writeHead(200, { 'x-large': 'x'.repeat(40_000) }).end();
      expect(await post()).toMatchObject({ status: null, error: expect.any(String) });
    });
  });
});

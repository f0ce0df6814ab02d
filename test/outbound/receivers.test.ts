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

  it('do not say which names there are in a private network', async () => {
    const nowhere = await leadingTo().refuse('https://wiki.internal/');
    expect(nowhere).not.toBeNull();
    for (const address of ['10.0.0.1', '169.254.169.254', '::1'])
      expect(await leadingTo(address).refuse('https://wiki.internal/')).toBe(nowhere);
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

  describe('refuse metadata services of clouds, even where private addresses are allowed,', () => {
    const permissive = (...addresses: string[]) =>
      openReceivers({ allowPrivate: true, resolve: async () => addresses });
    const refusal = 'belongs to the metadata service of a cloud';

    it.each([
      ['AWS, Google, Azure', '169.254.169.254'],
      ['ECS', '169.254.170.2'],
      ['AWS by IPv6', 'fd00:ec2::254'],
      ['EKS by IPv6', 'fd00:ec2::23'],
      ['Google by IPv6', 'fd20:ce::254'],
      ['Scaleway by IPv6', 'fd00:42::42'],
      ['Alibaba', '100.100.100.200'],
      ['Azure’s wire server', '168.63.129.16'],
      ['Oracle', '192.0.0.192'],
      ['link-local IPv6', 'fe80::a9fe:a9fe'],
      ['IPv4-mapped', '::ffff:169.254.169.254'],
      ['IPv4-compatible', '::169.254.169.254'],
      ['IPv4-translated', '::ffff:0:169.254.169.254'],
      ['NAT64', '64:ff9b::169.254.169.254'],
      ['local NAT64', '64:ff9b:1::169.254.169.254'],
      ['local NAT64 of 48 bits', '64:ff9b:1:a9fe:a9:fe00::'],
      ['local NAT64 of 56 bits', '64:ff9b:1:a9:fe:a9fe::'],
      ['local NAT64 of 64 bits', '64:ff9b:1::a9:fea9:fe00:0'],
      ['6to4', '2002:a9fe:a9fe::1'],
      ['Teredo, the server', '2001:0:a9fe:a9fe::1'],
      ['Teredo, the client', '2001:0:808:808::5601:5601'],
      ['ISATAP', 'fd12:3456::5efe:a9fe:a9fe'],
    ])('of %s', async (_kind, address) => {
      const literal = address.includes(':') ? `[${address}]` : address;
      expect(await permissive().refuse(`http://${literal}/latest/`)).toContain(refusal);
      expect(await permissive('10.0.0.1', address).refuse('http://rebound.example/')).toContain(refusal);
      expect(await openReceivers().refuse(`http://${literal}/latest/`)).toContain('not on the open internet');
    });

    it.each([
      'http://2852039166/',
      'http://0xa9fea9fe/',
      'http://169.254.43518/',
      'http://0251.0376.0251.0376/',
    ])('written as %s', async (url) => expect(await permissive().refuse(url)).toContain(refusal));

    it.each(['metadata.google.internal', 'Metadata.Google.Internal.', 'metadata', 'instance-data'])(
      'called %s, without asking a name server',
      async (host) => expect(await permissive('10.0.0.1').refuse(`http://${host}/`)).toContain(refusal),
    );

    it('and no other private address', async () => {
      for (const address of [
        '127.0.0.1',
        '10.1.2.3',
        '100.100.100.201',
        '::1',
        'fd12:3456::1',
        '2002:7f00:1::',
      ])
        expect(await permissive(address).refuse('http://here.example/'), address).toBeNull();
    });
  });

  it.each([
    ...[1433, 1521, 3306, 33060, 5432, 6432, 27017, 6379, 26379, 11211, 9042, 5984, 9200, 9300, 2379, 8500],
    ...[4222, 5672, 15672, 9092, 2181, 2375, 6443, 10250, 2525, 6667],
  ])('refuse port %d, which a range of ports leaves out', async (port) => {
    const url = `https://example.com:${port}/`;
    expect(await leadingTo('93.184.216.34').refuse(url)).toContain(`Port ${port}`);
    const resolve = async () => ['93.184.216.34'];
    const named = openReceivers({ resolve, ports: [[port, port]] });
    expect(await named.refuse(url)).toBeNull();
    expect(await openReceivers({ resolve, allowPrivate: true }).refuse(url)).toContain(`Port ${port}`);
  });

  it('allow ports that web servers have', async () => {
    for (const port of [80, 443, 1337, 3000, 5000, 8000, 8080, 8443, 8888, 9000, 65_535])
      expect(await leadingTo('93.184.216.34').refuse(`https://example.com:${port}/`), `${port}`).toBeNull();
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

    it('and do not follow a redirect, wherever it leads', async () => {
      receiver.answer = (_heard, response) =>
        void response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
      const receivers = openReceivers({ allowPrivate: true });
      expect(await receivers.post(receiver.url, {}, message, never)).toMatchObject({
        ...{ status: 307, error: 'The receiver answered 307: redirects are not followed.' },
      });
      expect(receiver.heard).toHaveLength(1);
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

import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClientDocuments } from '../../src/outbound/client-documents.js';

describe('the documents of applications', () => {
  let server: Server;
  let port = 0;
  const signal = new AbortController().signal;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/long') response.end('x'.repeat(100_000));
      else if (request.url === '/moved') response.writeHead(302, { location: '/client.json' }).end();
      else if (request.url !== '/silent') response.setHeader('cache-control', 'max-age=60').end('{"a":1}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const at = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`;
  const open = openClientDocuments({ allowPrivate: true });

  it('are fetched with their headers', async () => {
    expect(await open.get(at('/client.json'), signal)).toMatchObject({
      ...{ status: 200, body: '{"a":1}', headers: { 'cache-control': 'max-age=60' } },
    });
  });

  it('are not fetched from private addresses or over http, unless the operator allows it', async () => {
    const closed = openClientDocuments();
    expect(closed.allowsPrivate).toBe(false);
    for (const url of [at('/client.json'), at('/client.json', 'localhost'), `https://127.0.0.1:${port}/`])
      await expect(closed.get(url, signal), url).rejects.toThrow('not on the open internet');
    const resolve = async () => ['93.184.216.34'];
    const named = openClientDocuments({ resolve });
    await expect(named.get('http://app.example/client.json', signal)).rejects.toThrow('https');
    await expect(open.get('http://169.254.169.254/', signal)).rejects.toThrow('metadata');
  });

  it('are not followed elsewhere, and not read without end', async () => {
    expect(await open.get(at('/moved'), signal)).toMatchObject({ status: 302, body: '' });
    await expect(open.get(at('/long'), signal)).rejects.toThrow('too long');
  });

  it('are given up when nobody waits any more', async () => {
    const leaving = new AbortController();
    const waiting = open.get(at('/silent'), leaving.signal);
    leaving.abort();
    await expect(waiting).rejects.toThrow();
  });
});

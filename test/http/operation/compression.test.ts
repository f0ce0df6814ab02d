import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preferredEncoding } from '../../../src/http/negotiation/accept-encoding.js';
import { documentOf } from '../../support/answer-checker.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

const unpack = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync } as const;

describe('compressed responses', () => {
  let service: Service;
  let ayla: Person;
  let game: string;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service);
    game = await startedGame(service, ayla, await newPerson(service, 'Durc'), { rulebook: 'mammut' });
  });
  afterAll(() => service.close());

  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((done, fail) => {
      const sent = request(`${service.url}${path}`, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          done({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', fail).end();
    });

  it.each(Object.entries(unpack))('are the same in %s', async (encoding, decompress) => {
    const path = `/v1/games/${game}/view`;
    const plain = await get(path, ayla.auth);
    const packed = await get(path, { ...ayla.auth, 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(decompress(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(packed.headers.etag).toBe(`W/${String(plain.headers.etag)}`);
    const again = { ...ayla.auth, 'accept-encoding': encoding, 'if-none-match': String(packed.headers.etag) };
    expect((await get(path, again)).status).toBe(304);
  });

  it('are not made of short ones, of streams, and where nobody asks', async () => {
    const gzip = { ...ayla.auth, 'accept-encoding': 'gzip' };
    expect((await get('/v1/me', gzip)).headers['content-encoding']).toBeUndefined();
    expect((await get(`/v1/games/${game}/view`, ayla.auth)).headers['content-encoding']).toBeUndefined();
    const stream = await fetch(`${service.url}/v1/games/${game}/events`, {
      headers: { ...gzip, accept: 'text/event-stream' },
    });
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    await stream.body?.cancel();
  });

  it('are not made of what holds secrets beside texts of others', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const path = `/v1/games/${game}`;
    expect((await get(path, { ...gzip, ...ayla.auth })).headers['content-encoding']).toBeUndefined();
    expect((await get(path, gzip)).headers['content-encoding']).toBe('gzip');
    const schemas = JSON.parse(JSON.stringify(documentOf(service.app))).components.schemas;
    const needed = (part: object, found = new Set<string>()): Set<string> => {
      for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g))
        if (!found.has(name)) needed(schemas[found.add(name) && name], found);
      return found;
    };
    const isSecret = (name: string) =>
      name === 'Message' || ['secret', 'invitation'].some((one) => one in (schemas[name].properties ?? {}));
    const paths: Record<string, { get?: { operationId: string; responses: object } }> = JSON.parse(
      JSON.stringify(documentOf(service.app)),
    ).paths;
    const reads = Object.values(paths).flatMap((path) => (path.get === undefined ? [] : [path.get]));
    const secret = reads.filter(({ responses }) => [...needed(responses)].some(isSecret));
    expect(secret.map(({ operationId }) => operationId).sort()).toEqual([
      'getGame',
      'getMessages',
      'getPlayer',
      'listFinishedGames',
      'listGames',
      'listInvitations',
    ]);
  });

  it('prefer what the client weighs most', () => {
    const wishes: readonly (readonly [string | undefined, string | null])[] = [
      [undefined, null],
      ['', null],
      ['gzip', 'gzip'],
      ['x-gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'zstd'],
      ['gzip;q=1, br;q=0.5', 'gzip'],
      ['gzip;q=0', null],
      ['*', 'zstd'],
      ['br;q=0.1, identity', null],
    ];
    for (const [header, encoding] of wishes) expect(preferredEncoding(header), header).toBe(encoding);
  });
});

import { zstdDecompressSync } from 'node:zlib';
import { inSession } from '../../src/store/snapshot/session.js';
import { writeSnapshot } from '../../src/store/snapshot/write-snapshot.js';
import type { TestDatabase } from './database.js';

const quiet = { begin() {}, move() {}, end() {} };

/** All rows of all tables as a backup holds them, and the compressed logs unpacked. */
export async function dumpOf({ url, query }: TestDatabase): Promise<string> {
  const texts = await inSession(url, new AbortController().signal, async (client) => {
    const payloads: string[] = [];
    for await (const { payload } of writeSnapshot({ client, version: 'test', progress: quiet }))
      payloads.push(payload.toString('latin1'));
    return payloads;
  });
  const archived = await query<{ log: Buffer }>('SELECT log FROM archived_logs');
  return [...texts, ...archived.map(({ log }) => zstdDecompressSync(log).toString('latin1'))].join('\n');
}

/** The forms in which a dump could hold a text. */
export const formsOf = (text: string): string[] => {
  const bytes = Buffer.from(text);
  return [
    ...[text, text.toLowerCase(), bytes.toString('latin1'), bytes.toString('hex')],
    // Base64 of three bytes depends on what comes before, so only the inner part is the same.
    ...[0, 1, 2].map((before) => {
      const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64url');
      return encoded.slice(before === 0 ? 0 : 4, -4);
    }),
  ];
};

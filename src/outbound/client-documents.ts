import http from 'node:http';
import https from 'node:https';
import type { ClientDocuments, FetchedDocument } from '../play/ports/oauth/client-documents.js';
import { pinnedTo } from './pinned-lookup.js';
import { type TargetSettings, targetFinder } from './targets.js';

/** Documents are shorter: the library accepts 5 kilobytes. */
const MAX_BYTES = 16_384;
/** In milliseconds, for all of it: a browser waits. */
const MAX_MS = 2_500;

/** Fetches the documents of applications. Each fetch resolves and checks the address, and connects to no other. */
export function openClientDocuments(settings: TargetSettings = {}): ClientDocuments {
  const targetOf = targetFinder(settings);
  const allowsPrivate = settings.allowPrivate ?? false;
  return {
    allowsPrivate,
    async get(text, signal) {
      const target = await targetOf(text);
      if ('refused' in target) throw new Error(target.refused);
      const { url, addresses } = target;
      if (url.protocol !== 'https:' && !allowsPrivate) throw new Error('Only https is supported.');
      return get(url, addresses, AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]));
    },
  };
}

/** On its own connection. Redirects are not followed: their targets have not been checked. */
const get = (url: URL, addresses: readonly string[], signal: AbortSignal): Promise<FetchedDocument> =>
  new Promise((resolve, reject) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const headers = { accept: 'application/json', 'user-agent': 'Permafrost-OAuth/1', connection: 'close' };
    const request = open(url, { agent: false, lookup: pinnedTo(addresses), signal, headers });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) request.destroy(new Error('The document is too long.'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: single(response.headers),
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.end();
  });

const single = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

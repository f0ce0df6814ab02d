import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Encoding, preferredEncoding } from './accept-encoding.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Responses may hold secrets beside texts that others choose. They are compressed only for callers without a token.
     * True for every operation that is not a GET, unless it says otherwise.
     */
    readonly secretive?: boolean;
  }
}

/** In bytes. Below, what is saved is less than a packet. */
const MIN_BYTES = 1_024;
const TEXTUAL = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?!event-stream))/;

/* Small windows: most responses have a few kilobytes, and setting up a large window costs more than the compression. */
const compress: Readonly<Record<Encoding, (text: Buffer) => Buffer>> = {
  zstd: (text) => zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (text) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 14 },
    }),
  gzip: (text) => gzipSync(text, { level: 3, windowBits: 13, memLevel: 5 }),
};

/** Streams stay as they are: each event leaves at once. docs/decisions/0022 says what else is not compressed. */
export const compression = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload);
    if (payload.length < MIN_BYTES || reply.hasHeader('content-encoding')) return done(null, payload);
    if (!TEXTUAL.test(String(reply.getHeader('content-type'))) || isSecretive(request))
      return done(null, payload);
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding === null) return done(null, payload);
    reply.header('content-encoding', encoding);
    const etag = reply.getHeader('etag');
    // A strong tag would promise the same bytes for every encoding.
    if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
    done(null, compress[encoding](typeof payload === 'string' ? Buffer.from(payload) : payload));
  });
});

function isSecretive({ routeOptions, identity, method }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const { secretive = !isRead } = routeOptions.config;
  return secretive && (identity !== null || !isRead);
}

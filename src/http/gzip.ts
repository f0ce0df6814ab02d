import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipped = promisify(gzip);

const GZIP = /^\s*(?:x-)?gzip\s*(?:;\s*q=(?:1(?:\.0*)?|0\.0*[1-9]\d*)\s*)?$/i;

const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => GZIP.test(one));

/** Compresses a long text if the client accepts gzip. */
export async function gzipIfAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  if (!acceptsGzip(request)) return text;
  const compressed = await gzipped(text);
  reply.header('content-encoding', 'gzip');
  return compressed;
}

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipped = promisify(gzip);

const GZIP = /^\s*(?:x-)?gzip\s*(?:;\s*q=(?:1(?:\.0*)?|0\.0*[1-9]\d*)\s*)?$/i;

const reads = ({ headers }: FastifyRequest): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => GZIP.test(one));

/** A long text, small for whoever can read it so. */
export async function asSmallAsRead(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  if (!reads(request)) return text;
  reply.header('content-encoding', 'gzip');
  return gzipped(text);
}

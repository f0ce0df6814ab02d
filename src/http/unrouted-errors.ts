import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './plugins/errors.js';
import { type Problem, problem } from './problems.js';

/*
 * Requests that reach no route and none of its hooks: URLs that cannot be decoded, and bytes that are not HTTP. They
 * are answered with problems too.
 */

/** A URL that cannot be decoded cannot name a resource. */
export function badAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  sendProblem(reply, problem('not_found', 'There is nothing at this address.'));
}

interface Wire {
  readonly writable: boolean;
  readonly destroyed: boolean;
  write(text: string): unknown;
  destroy(error?: Error): unknown;
}

export function badBytes(error: Error & { readonly code?: string }, socket: Wire): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(asHttp(problemOf(error.code)));
  socket.destroy(error);
}

function problemOf(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return problem('request_timeout', 'The request did not arrive in time. Send it again.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return problem('headers_too_large', 'The URL and the headers together are too long.');
  return problem('malformed', 'This is not an HTTP request.');
}

function asHttp(body: Problem): string {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.status} Refused`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

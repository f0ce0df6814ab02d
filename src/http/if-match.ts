import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { versionIn } from './etag.js';
import { ProblemError } from './plugins/errors.js';
import { problem } from './problems.js';

export const IfMatch = Type.Optional(
  Type.String({ description: 'The ETag of the view that you decided on.' }),
);

/** The version at which alone a request shall be carried out, if it names one. */
export function ifVersionOf(request: FastifyRequest): { ifVersion?: number } {
  const version = versionIn(request.headers['if-match']);
  if (version === undefined) return {};
  if (version !== null) return { ifVersion: version };
  const violations = [{ parameter: 'If-Match', detail: 'must be the ETag of a view, such as "12"' }];
  throw new ProblemError(problem('malformed', 'If-Match names no version.', violations));
}

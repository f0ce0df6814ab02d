import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { versionIn } from './etag.js';
import { ProblemError } from './plugins/errors.js';
import { problem } from './problems.js';

export const IfMatch = Type.Optional(
  Type.String({
    description:
      'The ETag of the view that you decided on. The request is refused if the game has changed since.',
  }),
);

/** The only version at which the request may be carried out, if it names one. */
export function ifVersionOf(request: FastifyRequest): { ifVersion?: number } {
  const version = versionIn(request.headers['if-match']);
  if (version === undefined) return {};
  if (version !== null) return { ifVersion: version };
  const violations = [{ parameter: 'If-Match', detail: 'must be the ETag of a view, such as "12"' }];
  throw new ProblemError(
    problem('malformed', 'If-Match is not a version. Send the ETag of a view.', violations),
  );
}

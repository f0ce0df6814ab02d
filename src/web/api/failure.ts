import type { components } from '../../../openapi/client.js';

export type Problem = components['schemas']['Problem'];

/** Why something could not be done: the server said no in its own words, or it did not answer. */
export type Failure =
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unreachable' };

export class Failed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind === 'refused' ? failure.problem.detail : failure.kind);
  }
}

export const failureOf = (error: unknown): Failure => {
  if (error instanceof Failed) return error.failure;
  throw error;
};

/** Whoever went away does not want to hear of it. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** What a server says that is no problem of this API: something stands before it, and it is not there. */
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'title' in body;

export const refusedBy = (body: unknown): Failed =>
  new Failed(isProblem(body) ? { kind: 'refused', problem: body } : { kind: 'unreachable' });

/** Of problems alone. */
export const codeOf = (failure: Failure): string | null =>
  failure.kind === 'refused' ? failure.problem.code : null;

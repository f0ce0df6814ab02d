import type { components } from '../../../openapi/client.js';

export type Problem = components['schemas']['Problem'];

/** Why a request failed: the server refused it, or did not answer. */
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

/** The user left the screen; such an error is not shown. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Any other error body comes from a proxy, which means that the service is unreachable. */
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'title' in body;

export const refusedBy = (body: unknown): Failed =>
  new Failed(isProblem(body) ? { kind: 'refused', problem: body } : { kind: 'unreachable' });

/** The code of a problem; null if the server did not answer. */
export const codeOf = (failure: Failure): string | null =>
  failure.kind === 'refused' ? failure.problem.code : null;

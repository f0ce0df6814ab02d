import type { Schemas } from './types.js';

/** The service has refused a request. Decide by `code`; `detail` is for people. */
export class PermafrostError extends Error {
  override readonly name = 'PermafrostError';
  readonly code: string;

  constructor(
    readonly status: number,
    readonly problem: Partial<Schemas['Problem']>,
  ) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`);
    this.code = problem.code ?? 'unknown';
  }
}

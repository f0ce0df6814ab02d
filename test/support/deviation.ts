import { standardErrors } from './standard-errors.js';

/** What was so in truth, and on average in worlds that were imagined at the same moment. */
export interface Pair {
  readonly truth: number;
  readonly imagined: number;
}

export interface Deviation {
  readonly count: number;
  /** The mean of the true values. */
  readonly truth: number;
  /** By how much imagined values are greater on average. */
  readonly more: number;
  /** The same in standard errors. */
  readonly errors: number;
}

export function deviationOf(pairs: readonly Pair[]): Deviation {
  const mean = (values: readonly number[]) =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  const off = pairs.map(({ truth, imagined }) => imagined - truth);
  return {
    count: pairs.length,
    truth: mean(pairs.map(({ truth }) => truth)),
    more: mean(off),
    errors: pairs.length < 2 ? 0 : standardErrors(off),
  };
}

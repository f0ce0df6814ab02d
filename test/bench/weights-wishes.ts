import type { Client } from './harness/people.js';

export interface Wish {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly client?: Client | null;
}

/** Requests of one operation, each of which works once. They are prepared before the measurement. */
export type Cases = Readonly<Record<string, (count: number) => Promise<readonly Wish[]>>>;

export const again = (wish: Wish) => async (count: number) => Array<Wish>(count).fill(wish);

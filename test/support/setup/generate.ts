import { steps } from './prepare.js';

/** For tests that import the store, which needs the generated database client. */
export async function setup(): Promise<void> {
  (await steps()).generate();
}

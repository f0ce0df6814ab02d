import { steps } from './prepare.js';

/** For tests that import the store: it imports the database client, which is generated. */
export async function setup(): Promise<void> {
  (await steps()).generate();
}

import { openPool } from '../../src/workers/pool.js';
import { testedRulebooks } from './rulebooks.js';

/** One pool for all servers of a test process. Its threads end when they have no work. */
export const testedWorkers = openPool({
  threads: 2,
  module: new URL('./rulebooks.ts', import.meta.url),
  rulebooks: testedRulebooks,
  // A busy machine needs long to load the sources.
  ...{ limitMs: 50_000, loadingMs: 50_000 },
});

/** Tournaments and laws over hundreds of games: `npm run test:long` runs them, and `npm test` does not. */
export const LONG = 'test/**/*.long.test.ts';

export const shared = {
  // Each worker holds several stores with their connections, and a server has a hundred of those. A third of a test
  // is waiting for others, so there is work for one more than two cores.
  maxWorkers: 3,
  // The tests share nothing but modules without state, and most of a file's time would be importing them again.
  isolate: false,
  // What is waited for comes when the machine has time for it: the limit of the test is the bound.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

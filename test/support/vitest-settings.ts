/** Tournaments, laws over hundreds of games and faults: `npm run test:long` runs them, and `npm test` does not. */
export const LONG = 'test/**/*.long.test.ts';

/** `npm test` runs them for fewer combinations of options and seats, fewer states or fewer requests; see `isLongRun`. */
export const SWEEPS = [
  'test/contract/{golden,pictures,playouts,schemas,secrets,undo,words}.test.ts',
  'test/rulebooks/*/{picture,picture-playouts,words}.test.ts',
  'test/http/fuzz/fuzz.test.ts',
  'test/web/whole-game.test.ts',
];

export const shared = {
  // Each worker has several stores with connections, and a server allows a hundred. Half of a test is waiting, so two
  // more workers than the two cores have work.
  maxWorkers: 4,
  // Tests share only stateless modules, and importing them again would take most of the time of a file.
  isolate: false,
  // Most of what a test makes is young garbage. With the usual 16 MB a quarter of the CPU went into collecting it.
  execArgv: ['--max-semi-space-size=64'] as string[],
  // On a busy machine an event may come late: only the time limit of the test bounds the wait.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

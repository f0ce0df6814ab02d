import { configDefaults, defineConfig } from 'vitest/config';
import { SlowFirst } from './test/support/slow-first.js';
import { keepTemporaryFilesInMemory } from './test/support/temporary-files.js';
import { LONG, shared } from './test/support/vitest-settings.js';

keepTemporaryFilesInMemory();

/** Rooms whose code needs neither a database nor anything generated or built. */
const UNIT = [
  'test/{architecture,calibration,contract,engine,kernel,outbound,play,rulebooks,tournaments,workers}/**/*.test.ts',
  'test/env.test.ts',
];
/** These run the service or the page as it is built. */
const PROCESS = ['test/{commands,process,web}/**/*.test.ts', 'test/readme/bots.test.ts'];

const DATABASE = 'test/support/global-setup.ts';
const elsewhere = [...configDefaults.exclude, LONG];

/** A room that is not named is in `service`, so that no test is left out. */
export default defineConfig({
  test: {
    ...shared,
    sequence: { sequencer: SlowFirst },
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT, exclude: elsewhere } },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: [...elsewhere, ...UNIT, ...PROCESS],
          globalSetup: ['test/support/setup/generate.ts', DATABASE],
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: PROCESS,
          exclude: elsewhere,
          globalSetup: ['test/support/setup/build.ts', DATABASE],
        },
      },
    ],
  },
});

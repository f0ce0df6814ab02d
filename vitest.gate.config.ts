import { configDefaults, defineConfig } from 'vitest/config';
import { SlowFirst } from './test/support/slow-first.js';
import { keepTemporaryFilesInMemory } from './test/support/temporary-files.js';
import { LONG, shared } from './test/support/vitest-settings.js';

keepTemporaryFilesInMemory();

/** All tests at once. In one project each module is read and transformed once, not once for each of three. */
export default defineConfig({
  test: {
    ...shared,
    name: 'gate',
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, LONG],
    sequence: { sequencer: SlowFirst },
    globalSetup: ['test/support/setup/build.ts', 'test/support/global-setup.ts'],
  },
});

import { defineConfig } from 'vitest/config';
import { LONG, SWEEPS, shared } from './test/support/vitest-settings.js';

/** The tests of faults run what is built. */
export default defineConfig({
  test: {
    ...shared,
    name: 'long',
    include: [LONG, ...SWEEPS],
    env: { TEST_ALL_CONFIGS: 'true' },
    globalSetup: ['test/support/setup/build.ts', 'test/support/global-setup.ts'],
  },
});

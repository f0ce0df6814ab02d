import { defineConfig } from 'vitest/config';
import { LONG, shared } from './test/support/vitest-settings.js';

export default defineConfig({ test: { ...shared, name: 'long', include: [LONG] } });

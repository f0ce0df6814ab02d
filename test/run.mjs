/* `npm test`: everything that must hold before a change lands, the quick checks first. */
import { useModernNode } from '../src/setup/modern-node.mjs';
import { generate, install, runTool, runTools } from '../src/setup/prepare.mjs';

await useModernNode();
console.error(`Testing on Node.js ${process.versions.node}.`);
install();
generate();
await runTools([
  ['biome', ['check', '--error-on-warnings', '.']],
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'src/web']],
  [
    'redocly',
    ['lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.json'],
    { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  ],
  ['tsx', ['test/web/support/install-chromium.ts']],
]);
runTool('vitest', ['run', ...process.argv.slice(2)]);

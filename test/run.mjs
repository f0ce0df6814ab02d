/* `npm test`: everything that must hold before a change lands, the quick checks first. */
import { generate, install, runTool } from '../src/setup/prepare.mjs';

install();
generate();
runTool('biome', ['check', '--error-on-warnings', '.']);
runTool('tsc', ['-p', '.']);
runTool('tsc', ['-p', 'src/web']);
runTool('redocly', ['lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.json'], {
  env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
runTool('tsx', ['test/web/support/install-chromium.ts']);
runTool('vitest', ['run', ...process.argv.slice(2)]);

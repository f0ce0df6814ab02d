/*
 * `npm test`: everything that must hold before a change lands, the quick checks first.
 * `npm test -- <file>`: that file alone, and only what it needs.
 */
import { useModernNode } from '../src/setup/modern-node.mjs';
import { build, generate, install, runAside, runTool, runTools } from '../src/setup/prepare.mjs';
import { checks } from './checks.mjs';

const wanted = process.argv.slice(2);

await useModernNode();
console.error(`Testing on Node.js ${process.versions.node}.`);
if (wanted.length > 0) install();
else {
  const programs = ['test/support/install-programs.mjs', 'nats-server', 'haproxy', 'chromium'];
  const installing = runAside(process.execPath, programs);
  install();
  generate();
  // The tests build what is not built; here one core would wait for the slowest check.
  await Promise.all([installing, runTools(checks), build()]);
}
// A landing is judged by what failed, so only that is shown.
const whole = ['--config', 'vitest.gate.config.ts', ...(process.env.CI === 'true' ? ['--reporter=dot'] : [])];
runTool('vitest', ['run', ...(wanted.length > 0 ? wanted : whole)]);

/*
 * `npm test`: everything that must hold before a change lands.
 * `npm test -- <file>`: that file alone, and only what it needs.
 */
import { useModernNode } from '../src/setup/modern-node.mjs';
import { build, generate, install, runAside, runToolAside, runTools } from '../src/setup/prepare.mjs';
import { checks } from './checks.mjs';

const wanted = process.argv.slice(2);
let checking = Promise.resolve(true);

await useModernNode();
console.error(`Testing on Node.js ${process.versions.node}.`);
if (wanted.length > 0) install();
else {
  const programs = ['test/support/install-programs.mjs', 'nats-server', 'haproxy', 'chromium'];
  const installing = runAside(process.execPath, programs);
  install();
  generate();
  await Promise.all([installing, build()]);
  // Beside the tests, which wait now and then: before them, one core would wait for the slowest check.
  checking = runTools(checks);
}
// A landing is judged by what failed, so only that is shown.
const whole = ['--config', 'vitest.gate.config.ts', ...(process.env.CI === 'true' ? ['--reporter=dot'] : [])];
await runToolAside('vitest', ['run', ...(wanted.length > 0 ? wanted : whole)]);
if (!(await checking)) {
  console.error('A check beside the tests has failed: see above.');
  process.exit(1);
}

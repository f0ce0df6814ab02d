/*
 * `npm test`: everything that must hold before a change lands, the quick checks first.
 * `npm test -- <file>`: that file alone, and only what it needs.
 */
import { useModernNode } from '../src/setup/modern-node.mjs';
import { generate, install, runTool, runTools } from '../src/setup/prepare.mjs';
import { checks } from './checks.mjs';

const wanted = process.argv.slice(2);

await useModernNode();
console.error(`Testing on Node.js ${process.versions.node}.`);
install();
if (wanted.length === 0) {
  generate();
  runTool('tsx', ['test/support/install-fault-tools.ts', 'nats-server', 'haproxy']);
  await runTools([...checks, ['tsx', ['test/web/support/install-chromium.ts']]]);
}
runTool('vitest', ['run', ...wanted]);

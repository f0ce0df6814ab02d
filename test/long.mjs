/* `npm run test:long`: tournaments, laws over hundreds of games and faults, or those in the files that are named. */
import { useModernNode } from '../src/setup/modern-node.mjs';
import { generate, install, run, runTool } from '../src/setup/prepare.mjs';

await useModernNode();
console.error(`Testing on Node.js ${process.versions.node}.`);
install();
generate();
run(process.execPath, ['test/support/install-programs.mjs']);
runTool('vitest', ['run', '--config', 'vitest.long.config.ts', ...process.argv.slice(2)]);

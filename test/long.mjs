/* `npm run test:long`: the campaigns that take minutes, all of them or those of the files that are named. */
import { useModernNode } from '../src/setup/modern-node.mjs';
import { install, runTool } from '../src/setup/prepare.mjs';

await useModernNode();
console.error(`Testing on Node.js ${process.versions.node}.`);
install();
runTool('vitest', ['run', '--config', 'vitest.long.config.ts', ...process.argv.slice(2)]);

/* `npm run test:long`: tournaments and laws over hundreds of games, or those in the files that are named. */
import { useModernNode } from '../src/setup/modern-node.mjs';
import { install, runTool } from '../src/setup/prepare.mjs';

await useModernNode();
console.error(`Testing on Node.js ${process.versions.node}.`);
install();
runTool('vitest', ['run', '--config', 'vitest.long.config.ts', ...process.argv.slice(2)]);

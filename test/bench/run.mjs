/* `npm run bench` measures every figure with a target, each with a baseline from the same run. */
import { useModernNode } from '../../src/setup/modern-node.mjs';
import { build, install, runTool } from '../../src/setup/prepare.mjs';

await useModernNode();
install();
await build();
runTool('tsx', ['test/bench/main.ts', ...process.argv.slice(2)]);

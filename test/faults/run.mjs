/*
 * `npm run test:faults`: kills and power cuts. `-- --seed 7` repeats the random choices of a run, though not its
 * timing; `-- --only kills` chooses, or `power-loss`, or `control`.
 */
import { useModernNode } from '../../src/setup/modern-node.mjs';
import { build, generate, install, runTool } from '../../src/setup/prepare.mjs';

await useModernNode();
install();
generate();
build();
runTool('tsx', ['test/faults/main.ts', ...process.argv.slice(2)]);

/*
 * `npm run test:faults` runs kills and power cuts. `-- --seed 7` repeats the random choices of a run, but not its
 * timing. `-- --only kills`, `power-loss` or `control` runs one campaign.
 */
import { useModernNode } from '../../src/setup/modern-node.mjs';
import { build, install, runTool } from '../../src/setup/prepare.mjs';

await useModernNode();
install();
await build();
runTool('tsx', ['test/faults/main.ts', ...process.argv.slice(2)]);

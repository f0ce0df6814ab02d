/*
 * `npm run test:faults` runs kills, a campaign with a history, and power cuts. `-- --seed 7` repeats the random choices
 * of a run, but not its timing. `-- --only kills`, `campaign`, `power-loss` or `control` runs one of them, and
 * `-- --history <file>` judges a saved history.
 */
import { useModernNode } from '../../src/setup/modern-node.mjs';
import { build, install, runTool } from '../../src/setup/prepare.mjs';

await useModernNode();
install();
await build();
runTool('tsx', ['test/faults/main.ts', ...process.argv.slice(2)]);

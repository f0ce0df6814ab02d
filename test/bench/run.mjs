/* `npm run bench`: every figure that was promised, each beside a baseline from the same run. */
import { build, generate, install, runTool } from '../../src/setup/prepare.mjs';

install();
generate();
build();
runTool('tsx', ['test/bench/main.ts', ...process.argv.slice(2)]);

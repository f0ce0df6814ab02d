/* `npm run check`: format, lint, types, the API document and the rules of imports, in seconds. */
import { useModernNode } from '../src/setup/modern-node.mjs';
import { generate, install, runTools } from '../src/setup/prepare.mjs';
import { checks } from './checks.mjs';

await useModernNode();
install();
generate();
if (!(await runTools([...checks, ['vitest', ['run', 'test/architecture', '--reporter=dot']]])))
  process.exit(1);

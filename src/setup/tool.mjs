/* Runs a tool that a package brings, installed first where needed: `node src/setup/tool.mjs tsx openapi/write.ts`. */
import { useModernNode } from './modern-node.mjs';
import { generate, install, runTool } from './prepare.mjs';

await useModernNode();
install();
generate();
const [name, ...args] = process.argv.slice(2);
runTool(name, args);

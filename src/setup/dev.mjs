/*
 * `npm run dev`: the service from its sources, restarted when they change, and in front of it the page, which
 * reloads. Nothing is built. Arguments are those of Vite: `npm run dev -- --port 8080`.
 */
import { spawn } from 'node:child_process';
import { useModernNode } from './modern-node.mjs';
import { generate, install, processOptions, toolAt } from './prepare.mjs';

await useModernNode();
install();
generate();

const env = { PORT: process.env.PORT ?? '3000' };
const tools = [
  ['tsx', ['watch', '--clear-screen=false', 'src/main.ts']],
  ['vite', ['--config', 'src/web/vite.config.ts', '--clearScreen', 'false', ...process.argv.slice(2)]],
].map(([name, args]) => spawn(toolAt(name), args, processOptions({ env })));

let isEnding = false;
/** Each is told once: a second signal would end the service before it has closed its database. */
function end(areTold = false) {
  if (isEnding) return;
  isEnding = true;
  if (!areTold) for (const tool of tools) tool.kill();
}

// One is of no use without the other.
for (const tool of tools) tool.on('exit', () => end());
process.on('SIGTERM', () => end());
// A terminal sends Ctrl-C to all of them.
process.on('SIGINT', () => end(process.stdin.isTTY));

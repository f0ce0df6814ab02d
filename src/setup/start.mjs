/* `npm start`: from a fresh clone to a server that listens. */
import { useModernNode } from './modern-node.mjs';
import { build, generate, install } from './prepare.mjs';

await useModernNode();
install();
generate();
await build();
await import('../../dist/main.js');

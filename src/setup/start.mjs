/* `npm start`: from a fresh clone to a server that listens. */
import { useModernNode } from './modern-node.mjs';
import { build, install } from './prepare.mjs';

await useModernNode();
install();
await build();
await import('../../dist/main.js');

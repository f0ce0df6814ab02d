/* `npm start`: from a fresh clone to a server that listens. */
import { build, generate, install } from './prepare.mjs';

install();
generate();
build();
await import('../../dist/main.js');

import { buildApp } from '../../src/app.js';
import { openStore } from '../../src/store/open.js';
import { raised } from './raised.js';
import { released as rulebooks } from './released.js';

/* A process after a release of Mammut, for tests that kill it while it carries games over. */
const [databaseUrl = ''] = process.argv.slice(2);
const store = await openStore({ databaseUrl, poolSize: 4 });
const app = await buildApp({ store, rulebooks: raised(rulebooks, 'mammut'), carryOverCpu: 20 });
await app.listen({ host: '127.0.0.1', port: 0 });

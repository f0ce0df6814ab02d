import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app.js';
import { readSettings, type Settings } from './env.js';
import { Metrics } from './http/plugins/metrics.js';
import { isBuilt } from './http/routes/page.js';
import { rulebooks } from './rulebooks/registry.js';
import { openStore, type Store } from './store/open.js';
import { wiringOf } from './wiring.js';

/** Beside what was built of the service, wherever it runs from. */
const pageFolder = fileURLToPath(new URL('../dist/web', import.meta.url));

const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function main(settings: Settings): Promise<void> {
  const metrics = new Metrics({ process: true });
  const wiring = wiringOf(settings);
  const log = pino(wiring.logger);
  const store = await openStore({
    ...wiring.store,
    observer: {
      onAppend: ({ writes, seconds }) => {
        metrics.appends.observe(seconds);
        metrics.appended.inc(writes);
      },
      onWarning: (text) => log.warn(text),
      onError: (error) => log.error({ err: error }, 'the store had an error'),
    },
  });
  metrics.clockDrift = () => store.drift();
  const app = await buildApp({ ...wiring.app, logger: wiring.logger, store, rulebooks, metrics, pageFolder });
  await app.listen(wiring.listen);

  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
      if (closing) process.exit(1);
      closing = true;
      app.log.info({ signal }, 'closing');
      close(app, store).then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.fatal({ err: error }, 'could not close');
          process.exit(1);
        },
      );
    });
  }
  welcome(app.listeningOrigin, store);
}

/** First whoever is connected, then what they have written. */
async function close(app: FastifyInstance, store: Store): Promise<void> {
  await app.close();
  await store.close();
}

function databaseOf({ embedded }: Store): string {
  if (embedded === null) return 'Postgres';
  return `embedded Postgres, in ${embedded.path}${embedded.user === null ? '' : ` (as user ${embedded.user})`}`;
}

function welcome(origin: string, store: Store): void {
  say(`
  Permafrost listens.

${isBuilt(pageFolder) ? `    Page       ${origin}/\n` : ''}    API        ${origin}/v1/rulebooks
    Docs       ${origin}/docs
    Database   ${databaseOf(store)}

  A first thing to try:

    curl -s ${origin}/v1/players -H 'content-type: application/json' -d '{"name":"Ayla"}'
`);
}

try {
  await main(readSettings(process.env));
} catch (error) {
  say(`Permafrost cannot start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

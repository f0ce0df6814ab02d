import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from './app.js';
import { readSettings, type Settings } from './env.js';
import { openMetrics } from './http/metrics/metrics-server.js';
import { Metrics } from './http/plugins/metrics.js';
import { isBuilt } from './http/routes/operation/page.js';
import { openTracing } from './outbound/tracing.js';
import { rulebooks } from './rulebooks/registry.js';
import { Shutdown } from './shutdown.js';
import { openStore, type Store } from './store/open.js';
import { type Place, wiringOf } from './wiring.js';
import { openPool } from './workers/pool.js';

/** The built page, relative to the source or the compiled file. */
const pageFolder = fileURLToPath(new URL('../dist/web', import.meta.url));

const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function main(settings: Settings): Promise<void> {
  const tracing = await openTracing(process.env);
  const metrics = new Metrics({ process: true, exemplars: tracing !== null });
  const wiring = wiringOf(settings, tracing);
  const log = pino(wiring.logger);
  const shutdown = new Shutdown(log, wiring.store.databaseUrl !== undefined);
  // What ends later is still traced.
  if (tracing !== null) shutdown.add(() => tracing.close());
  try {
    const store = await openStore({
      ...wiring.store,
      observer: {
        onAppend: (statement) => metrics.observeAppend(statement),
        onWarning: (text) => log.warn(text),
        onError: (error) => log.error({ err: error }, 'the store had an error'),
      },
    });
    shutdown.add(() => store.close());
    await shutdown.check();
    metrics.clockDrift = () => store.drift();
    metrics.busHealth = () => store.busHealth();
    metrics.bucketsGone = () => store.bucketsGone();
    const workers = openPool({
      threads: wiring.workers,
      module: new URL('./rulebooks/registry.js', import.meta.url),
      rulebooks,
      onError: (error) => log.error({ err: error }, 'a worker thread failed'),
    });
    shutdown.add(() => workers.close());
    const app = await buildApp({
      ...wiring.app,
      logger: wiring.logger,
      store,
      rulebooks,
      workers,
      metrics,
      pageFolder,
    });
    // The app closes before the store, so that its last writes are stored.
    shutdown.add(() => app.close());
    const metricsUrl = wiring.metrics && (await serveMetrics(metrics, wiring.metrics, shutdown));
    await listening(wiring.listen, HTTP, () => app.listen(wiring.listen));
    welcome(app.listeningOrigin, metricsUrl, store);
    await shutdown.started();
  } catch (error) {
    if (await shutdown.undo()) process.exit(0);
    throw error;
  }
}

/** The names of the settings of a place. */
interface Names {
  readonly host: string;
  readonly port: string;
}
const HTTP: Names = { host: 'HOST', port: 'PORT' };
const METRICS: Names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };

const LISTEN_ERRORS: Readonly<Record<string, (place: Place, names: Names) => string>> = {
  EADDRINUSE: ({ host, port }, names) =>
    `Port ${port} of ${host} is taken. End the program that listens there, or set ${names.port} to another one.`,
  EACCES: ({ port }, names) =>
    `This user may not listen on port ${port}. Set ${names.port} to 1024 or higher.`,
  EADDRNOTAVAIL: ({ host }, names) => `${host} is no address of this machine. Correct ${names.host}.`,
  ENOTFOUND: ({ host }, names) => `${host} is no address of this machine. Correct ${names.host}.`,
};

async function listening<Value>(place: Place, names: Names, listen: () => Promise<Value>): Promise<Value> {
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = LISTEN_ERRORS[code]?.(place, names);
    throw sentence === undefined ? error : new Error(sentence, { cause: error });
  }
}

async function serveMetrics({ registry }: Metrics, place: Place, shutdown: Shutdown): Promise<string> {
  const server = await listening(place, METRICS, () => openMetrics(registry, place));
  shutdown.add(() => server.close());
  return server.url;
}

function databaseOf({ embedded }: Store): string {
  if (embedded === null) return 'Postgres';
  return `embedded Postgres, in ${embedded.path}${embedded.user === null ? '' : ` (as user ${embedded.user})`}`;
}

function welcome(origin: string, metricsUrl: string | null, store: Store): void {
  say(`
  Permafrost listens.

${isBuilt(pageFolder) ? `    Page       ${origin}/\n` : ''}    API        ${origin}/v1/rulebooks
    Docs       ${origin}/docs
    Database   ${databaseOf(store)}${metricsUrl === null ? '' : `\n    Metrics    ${metricsUrl}`}

  Try this first:

    curl -s ${origin}/v1/players -H 'content-type: application/json' -d '{"name":"Ayla"}'
`);
}

try {
  await main(readSettings(process.env));
} catch (error) {
  say(
    `Permafrost cannot start. ${error instanceof Error && error.message !== '' ? error.message : String(error)}`,
  );
  process.exit(1);
}

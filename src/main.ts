import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from './app.js';
import { portRanges, readSettings, type Settings } from './env.js';
import { loggerOptions } from './http/logging.js';
import { Metrics } from './http/plugins/metrics.js';
import { isBuilt } from './http/routes/page.js';
import { openMailer } from './outside/mailer.js';
import { openReceivers } from './outside/receivers.js';
import { rulebooks } from './rulebooks/registry.js';
import { openStore, type Store } from './store/open.js';

/** Beside what was built of the service, wherever it runs from. */
const pageFolder = fileURLToPath(new URL('../dist/web', import.meta.url));

const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function main(settings: Settings): Promise<void> {
  const metrics = new Metrics({ process: true });
  const store = await openStore({
    databaseUrl: settings.DATABASE_URL,
    dataFolder: settings.DATABASE_URL === undefined ? settings.DATA_DIR : undefined,
    poolSize: settings.DATABASE_POOL,
    observer: {
      onAppend: ({ writes, seconds }) => {
        metrics.appends.observe(seconds);
        metrics.appended.inc(writes);
      },
      onError: (error) => app.log.error({ err: error }, 'the store had an error'),
    },
  });
  const app = await buildApp({ ...depsFrom(settings), store, metrics });
  await app.listen({ host: settings.HOST, port: settings.PORT });

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
  welcome(app.listeningOrigin, settings);
}

/** First whoever is connected, then what they have written. */
async function close(app: FastifyInstance, store: Store): Promise<void> {
  await app.close();
  await store.close();
}

const depsFrom = (settings: Settings): Omit<AppDeps, 'store'> => ({
  rulebooks,
  logger: loggerOptions(settings.LOG_LEVEL),
  limits: {
    perToken: settings.RATE_LIMIT_PER_TOKEN,
    perAddress: settings.RATE_LIMIT_PER_ADDRESS,
    accounts: settings.RATE_LIMIT_ACCOUNTS,
    messages: settings.RATE_LIMIT_MESSAGES,
    costly: settings.RATE_LIMIT_COSTLY,
    drawings: settings.RATE_LIMIT_DRAWINGS,
  },
  corsOrigins: settings.CORS_ORIGINS.split(',').map((origin) => origin.trim()),
  trustProxy: settings.TRUST_PROXY,
  cachedGames: settings.CACHED_GAMES,
  idleDays: settings.IDLE_DAYS,
  heartbeatMs: settings.HEARTBEAT_SECONDS * 1000,
  receivers: openReceivers({
    allowPrivate: settings.WEBHOOK_ALLOW_PRIVATE,
    ports: portRanges(settings.WEBHOOK_PORTS),
  }),
  pageFolder,
  ...mailerFrom(settings),
  ...(settings.PUBLIC_URL === undefined ? {} : { publicUrl: settings.PUBLIC_URL.replace(/\/$/, '') }),
});

function mailerFrom({ SMTP_URL: url, MAIL_FROM: from }: Settings): Pick<AppDeps, 'mailer'> {
  return url === undefined || from === undefined ? {} : { mailer: openMailer({ url, from }) };
}

function welcome(origin: string, settings: Settings): void {
  const database = settings.DATABASE_URL === undefined ? `embedded, in ${settings.DATA_DIR}/` : 'Postgres';
  say(`
  Permafrost listens.

${isBuilt(pageFolder) ? `    Page       ${origin}/\n` : ''}    API        ${origin}/v1/rulebooks
    Docs       ${origin}/docs
    Database   ${database}

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

import type { AppDeps } from './app.js';
import { portRanges, type Settings } from './env.js';
import type { Limits } from './http/limits/budgets.js';
import { loggerOptions } from './http/logging.js';
import { parseProxies } from './http/trusted-proxies.js';
import type { Tracing } from './kernel/tracing.js';
import { openBeacon } from './outbound/beacon.js';
import { openClientDocuments } from './outbound/client-documents.js';
import { openMailer } from './outbound/mailer.js';
import { parseProviders } from './outbound/provider-settings.js';
import { openProviders } from './outbound/providers.js';
import { openReceivers } from './outbound/receivers.js';
import type { StoreSettings } from './store/open.js';
import { openKeyring } from './store/secrets/keyring.js';
import { usualThreads } from './workers/pool.js';

export interface Place {
  readonly host: string;
  readonly port: number;
}

/** The options of each part of the service, derived from the settings. */
export interface Wiring {
  readonly store: Pick<
    StoreSettings,
    'databaseUrl' | 'busUrl' | 'citus' | 'dataFolder' | 'poolSize' | 'keyring'
  >;
  readonly logger: ReturnType<typeof loggerOptions>;
  readonly app: Omit<AppDeps, 'store' | 'rulebooks' | 'metrics' | 'pageFolder' | 'logger' | 'workers'>;
  readonly listen: Place;
  /** How many threads do heavy work. */
  readonly workers: number;
  /** Null if no metrics are served. */
  readonly metrics: Place | null;
}

const MEGABYTE = 1024 * 1024;

const limitsOf = (settings: Settings): Limits => ({
  perAccount: settings.WORK_PER_ACCOUNT,
  perAddress: settings.WORK_PER_ADDRESS,
  perAnonymous: settings.WORK_PER_ANONYMOUS,
  burstSeconds: settings.WORK_BURST_SECONDS,
  accounts: settings.RATE_LIMIT_ACCOUNTS,
  messages: settings.RATE_LIMIT_MESSAGES,
  costly: settings.RATE_LIMIT_COSTLY,
  signIns: settings.RATE_LIMIT_SIGN_INS,
  bytesPerHour: settings.QUOTA_MB_PER_HOUR * MEGABYTE,
  bytesPerHourOfAddress: settings.QUOTA_MB_PER_HOUR_PER_ADDRESS * MEGABYTE,
});

export const wiringOf = (settings: Settings, tracing: Tracing | null = null): Wiring => ({
  store: {
    databaseUrl: settings.DATABASE_URL,
    dataFolder: settings.DATABASE_URL === undefined ? settings.DATA_DIR : undefined,
    poolSize: settings.DATABASE_POOL,
    busUrl: settings.BUS_URL,
    citus: settings.CITUS,
    keyring: openKeyring({ key: settings.SECRETS_KEY, old: settings.SECRETS_KEY_OLD }),
  },
  logger: loggerOptions(settings.LOG_LEVEL, undefined, tracing),
  app: {
    tracing,
    limits: limitsOf(settings),
    quotas: {
      openGames: settings.QUOTA_OPEN_GAMES,
      botGames: settings.QUOTA_BOT_GAMES,
      forksPerDay: settings.QUOTA_FORKS_PER_DAY,
      packsPerDay: settings.QUOTA_PACKS_PER_DAY,
      tournaments: settings.QUOTA_TOURNAMENTS,
      reportsPerDay: settings.QUOTA_REPORTS_PER_DAY,
      keptBytes: settings.QUOTA_KEPT_MB * MEGABYTE,
      webhooks: settings.QUOTA_WEBHOOKS,
      invitations: settings.QUOTA_INVITATIONS,
      streams: settings.QUOTA_STREAMS,
      streamsPerAddress: settings.QUOTA_STREAMS_PER_ADDRESS,
    },
    corsOrigins: settings.CORS_ORIGINS.split(',').map((origin) => origin.trim()),
    trustedProxies: parseProxies(settings.TRUST_PROXY),
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
    cacheBytes: settings.CACHE_MB * MEGABYTE,
    idleDays: settings.IDLE_DAYS,
    botGameDays: settings.REMOVE_BOT_GAMES_AFTER_DAYS,
    archiveDays: settings.ARCHIVE_AFTER_DAYS,
    carryOverCpu: settings.CARRY_OVER_CPU,
    heartbeatMs: settings.HEARTBEAT_SECONDS * 1000,
    receivers: openReceivers({
      allowPrivate: settings.WEBHOOK_ALLOW_PRIVATE,
      ports: portRanges(settings.WEBHOOK_PORTS),
    }),
    clientDocuments: openClientDocuments({ allowPrivate: settings.OAUTH_ALLOW_PRIVATE }),
    ...beaconFrom(settings),
    ...{ ...mailerFrom(settings), ...pushFrom(settings) },
    providers: openProviders(parseProviders(settings.SIGN_IN_PROVIDERS ?? '[]')),
    ...(settings.PUBLIC_URL === undefined ? {} : { publicUrl: settings.PUBLIC_URL.replace(/\/$/, '') }),
  },
  listen: { host: settings.HOST, port: settings.PORT },
  workers: settings.WORKERS ?? usualThreads(),
  metrics:
    settings.METRICS_PORT === undefined ? null : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
});

function beaconFrom(settings: Settings): Pick<AppDeps, 'beacon'> {
  if (settings.BEACON_URLS === 'none') return {};
  const beacon = openBeacon({
    urls: settings.BEACON_URLS.split(','),
    chain: settings.BEACON_CHAIN,
    publicKey: settings.BEACON_PUBLIC_KEY,
    genesis: settings.BEACON_GENESIS,
    period: settings.BEACON_PERIOD,
    patienceMs: settings.BEACON_PATIENCE_SECONDS * 1000,
  });
  return { beacon };
}

const pushFrom = ({
  PUSH_KEY: key,
  PUSH_CONTACT: contact,
}: Settings): Pick<AppDeps, 'pushKey' | 'pushContact'> => ({
  ...(key === undefined ? {} : { pushKey: key }),
  ...(contact === undefined ? {} : { pushContact: contact }),
});

function mailerFrom({ SMTP_URL: url, MAIL_FROM: from }: Settings): Pick<AppDeps, 'mailer'> {
  return url === undefined || from === undefined ? {} : { mailer: openMailer({ url, from }) };
}

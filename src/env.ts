import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { parseProxies } from './http/trusted-proxies.js';
import { QUICKNET } from './kernel/quicknet.js';
import { parseProviders } from './outbound/provider-settings.js';

const whole = (fallback: number, minimum = 1, maximum = 1_000_000_000) =>
  Type.Integer({ default: fallback, minimum, maximum });

/** 32 bytes in base64 or hexadecimal. */
const KEY = '([0-9A-Fa-f]{64}|[0-9A-Za-z+/_-]{43}=?)';
const NATS = '(nats|tls)://[^,/?#\\s]+/?';
const PORTS = '\\d{1,5}(-\\d{1,5})?';

const Settings = Type.Object({
  HOST: Type.String({ default: '127.0.0.1', minLength: 1 }),
  PORT: whole(3000, 0, 65_535),
  /** Where metrics are served; without a port, nowhere. */
  METRICS_HOST: Type.String({ default: '127.0.0.1', minLength: 1 }),
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  /** The Postgres server to use; without it, the embedded one. */
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  /** The key that secrets in the database are encrypted under, 32 bytes; without it they are stored as they are. */
  SECRETS_KEY: Type.Optional(Type.String({ pattern: `^${KEY}$` })),
  /** Earlier keys, separated by commas, that secrets can still be read with. */
  SECRETS_KEY_OLD: Type.Optional(Type.String({ pattern: `^${KEY}(,${KEY})*$` })),
  /** Whether the log of a fresh database is distributed over the servers of a Citus cluster. */
  CITUS: Type.Boolean({ default: false }),
  DATABASE_POOL: whole(10, 2, 500),
  /** NATS servers for announcements between processes, separated by commas; without them, the database is used. */
  BUS_URL: Type.Optional(Type.String({ pattern: `^${NATS}(,${NATS})*$` })),
  /** The folder of the embedded database. */
  DATA_DIR: Type.String({ default: 'data', minLength: 1 }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'info' }),
  /** Origins that browsers may call from, separated by commas; `*` allows all. */
  CORS_ORIGINS: Type.String({ default: '*', minLength: 1 }),
  /** Whose X-Forwarded-For to trust: addresses and subnets of proxies, or how many proxies a request passes. */
  TRUST_PROXY: Type.String({ default: 'false', minLength: 1 }),
  /** The most connections of one address, proxies aside. */
  CONNECTIONS_PER_ADDRESS: whole(2_000),
  /** Budgets of work, in milliseconds of CPU a second, and for how many seconds they can be saved up. */
  WORK_PER_ACCOUNT: whole(700),
  WORK_PER_ADDRESS: whole(1_000),
  WORK_PER_ANONYMOUS: whole(250),
  WORK_BURST_SECONDS: whole(30, 1, 3_600),
  RATE_LIMIT_ACCOUNTS: whole(1_000),
  RATE_LIMIT_MESSAGES: whole(120),
  RATE_LIMIT_COSTLY: whole(60),
  RATE_LIMIT_SIGN_INS: whole(600),
  /** Quotas of an account. */
  QUOTA_OPEN_GAMES: whole(200),
  QUOTA_BOT_GAMES: whole(50),
  QUOTA_FORKS_PER_DAY: whole(200),
  QUOTA_PACKS_PER_DAY: whole(200),
  QUOTA_REPORTS_PER_DAY: whole(20),
  QUOTA_TOURNAMENTS: whole(5),
  /** Megabytes that are kept in all, and that can be added in an hour. */
  QUOTA_KEPT_MB: whole(1_024, 1, 1_000_000),
  QUOTA_MB_PER_HOUR: whole(64, 2, 1_000_000),
  /** The same of all accounts that write from one address. */
  QUOTA_MB_PER_HOUR_PER_ADDRESS: whole(1_024, 2, 1_000_000),
  QUOTA_WEBHOOKS: whole(20),
  QUOTA_INVITATIONS: whole(1_000),
  QUOTA_STREAMS: whole(500),
  QUOTA_STREAMS_PER_ADDRESS: whole(1_000),
  /** Days after which finished games without people are removed; 0 for never. */
  REMOVE_BOT_GAMES_AFTER_DAYS: whole(30, 0, 10_000),
  /** Megabytes of memory for cached game states. */
  CACHE_MB: whole(128, 1, 1_000_000),
  /** Days of inactivity after which a game is closed. */
  IDLE_DAYS: whole(60, 1, 10_000),
  /** Days after which the log of a finished game is compressed; 0 for never. */
  ARCHIVE_AFTER_DAYS: whole(30, 0, 10_000),
  /** Percentage of its time that a process takes to carry games over to newer rules; 0 for never. */
  CARRY_OVER_CPU: whole(20, 0, 100),
  /** Threads for drawing and searching, beside the one that answers requests; by default one for each core but one, at least two. */
  WORKERS: Type.Optional(Type.Integer({ minimum: 1, maximum: 256 })),
  /** The public base URL of the service, for links in webhooks and mails. */
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#]+(/[^?#]*)?$' })),
  /** For development: allow webhooks on this machine and in private networks. */
  WEBHOOK_ALLOW_PRIVATE: Type.Boolean({ default: false }),
  /** Ports that webhooks may use, separated by commas. A range leaves out the ports of databases and other services. */
  WEBHOOK_PORTS: Type.String({ default: '80,443,1024-65535', pattern: `^${PORTS}(,${PORTS})*$` }),
  /** For development: allow applications whose document is on this machine or in a private network, also over http. */
  OAUTH_ALLOW_PRIVATE: Type.Boolean({ default: false }),
  /** Relays of the drand beacon that games may name, separated by commas; `none` for no beacon. */
  BEACON_URLS: Type.String({
    default: 'https://api.drand.sh,https://drand.cloudflare.com',
    pattern: '^(none|https?://[^,\\s]+(,https?://[^,\\s]+)*)$',
  }),
  /** The beacon's chain, by default quicknet: its hash, its public key, when it began, and its period in seconds. */
  BEACON_CHAIN: Type.String({ default: QUICKNET.chain, pattern: '^[0-9a-f]{64}$' }),
  BEACON_PUBLIC_KEY: Type.String({ default: QUICKNET.publicKey, pattern: '^[0-9a-f]{192}$' }),
  BEACON_GENESIS: whole(QUICKNET.genesis, 1, 100_000_000_000),
  BEACON_PERIOD: whole(QUICKNET.period, 1, 3_600),
  /** Seconds after the time of a round for which the beacon is asked for it. */
  BEACON_PATIENCE_SECONDS: whole(600, 1, 86_400),
  /** A mail server, `smtp://user:password@host:587`; without it no mail is sent. */
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  /** The sender of mails, such as `Permafrost <games@example.com>`. */
  MAIL_FROM: Type.Optional(Type.String({ pattern: '^[^\\r\\n]*@[^\\r\\n]+$' })),
  /** The private key by which browsers know the service, 32 bytes in base64url; without it the database keeps one. */
  PUSH_KEY: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z_-]{43}$' })),
  /** Whom push services can turn to, `mailto:` or `https:`; by default PUBLIC_URL. */
  PUSH_CONTACT: Type.Optional(Type.String({ pattern: '^(mailto:[^\\s@]+@[^\\s]+|https://[^\\s]+)$' })),
  /** Servers that people can sign in with, as JSON. */
  SIGN_IN_PROVIDERS: Type.Optional(Type.String()),
  /** Seconds between keep-alive comments on a quiet stream. */
  HEARTBEAT_SECONDS: whole(15, 1, 300),
});
export type Settings = Static<typeof Settings>;

/** Keys, and URLs that may contain a password. */
const HIDDEN = [
  'DATABASE_URL',
  'BUS_URL',
  'SMTP_URL',
  'SECRETS_KEY',
  'SECRETS_KEY_OLD',
  'PUSH_KEY',
  'SIGN_IN_PROVIDERS',
];

const validator = Compile(Settings);
export const settingNames: readonly string[] = Object.keys(Settings.properties);

/** `80,443,1024-65535` as ranges. */
export const portRanges = (text: string): readonly (readonly [number, number])[] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.split('-');
    return [Number(from), Number(to)];
  });

/** Settings of earlier versions, and what to set instead. */
const REPLACED: Readonly<Record<string, string>> = {
  RATE_LIMIT_PER_TOKEN: 'WORK_PER_ACCOUNT, in milliseconds of work a second',
  RATE_LIMIT_PER_ADDRESS: 'WORK_PER_ADDRESS and WORK_PER_ANONYMOUS, in milliseconds of work a second',
  RATE_LIMIT_DRAWINGS: 'nothing: pictures are charged to the budgets of work',
};

function refuseReplaced(env: NodeJS.ProcessEnv): void {
  const lines = Object.entries(REPLACED).flatMap(([name, instead]) =>
    env[name] === undefined || env[name] === '' ? [] : [`  ${name}: set ${instead}`],
  );
  if (lines.length > 0) throw new Error(`These settings do not exist any more:\n${lines.join('\n')}`);
}

/** Returns the settings, or throws one error that lists all problems. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  refuseReplaced(env);
  const given = Object.fromEntries(
    settingNames.map((name) => [name, env[name]]).filter(([, value]) => value !== undefined && value !== ''),
  );
  const settings = Value.Default(Settings, Value.Convert(Settings, given));
  if (validator.Check(settings)) {
    parseProxies(settings.TRUST_PROXY);
    parseProviders(settings.SIGN_IN_PROVIDERS ?? '[]');
    if (settings.SMTP_URL === undefined || settings.MAIL_FROM !== undefined) return settings;
    throw new Error('SMTP_URL needs MAIL_FROM: the sender of the mails.');
  }
  const problems = validator.Errors(settings).map(({ instancePath, message }) => {
    const name = instancePath.slice(1);
    const value = HIDDEN.includes(name) ? '(hidden)' : JSON.stringify(given[name]);
    return `  ${name} = ${value}: ${message}`;
  });
  throw new Error(`These settings are not valid:\n${[...new Set(problems)].join('\n')}`);
}

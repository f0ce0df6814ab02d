import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from '../../src/env.js';
import { QUICKNET } from '../../src/kernel/quicknet.js';
import { wiringOf } from '../../src/wiring.js';
import { beaconDouble, signatureOf } from '../support/beacon-double.js';
import { startMailCatcher } from '../support/mail-catcher.js';

const wired = (given: Record<string, string>) => wiringOf(readSettings(given));

/** All values, by their JSON pointer. */
function flat(value: unknown, at = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, `${at}/${name}`));
}

/** The values that differ from those without settings. */
function changed(given: Record<string, string>): Record<string, unknown> {
  const usual = new Map(flat(wired({})));
  const now = new Map(flat(wired(given)));
  const places = [...new Set([...usual.keys(), ...now.keys()])].filter((at) => {
    const isFunction = typeof usual.get(at) === 'function' || typeof now.get(at) === 'function';
    return !isFunction && usual.get(at) !== now.get(at);
  });
  return Object.fromEntries(places.map((at) => [at, now.get(at)]));
}

const CHANGES: readonly (readonly [name: string, value: string, effect: Record<string, unknown>])[] = [
  ['HOST', '0.0.0.0', { '/listen/host': '0.0.0.0' }],
  ['PORT', '8080', { '/listen/port': 8080 }],
  ['METRICS_PORT', '9464', { '/metrics': undefined, '/metrics/host': '127.0.0.1', '/metrics/port': 9464 }],
  [
    'DATABASE_URL',
    'postgres://me@db/games',
    { '/store/databaseUrl': 'postgres://me@db/games', '/store/dataFolder': undefined },
  ],
  ['DATABASE_POOL', '7', { '/store/poolSize': 7 }],
  ['DATA_DIR', '/var/games', { '/store/dataFolder': '/var/games' }],
  ['LOG_LEVEL', 'debug', { '/logger/level': 'debug' }],
  [
    'CORS_ORIGINS',
    'https://one.example, https://two.example',
    { '/app/corsOrigins/0': 'https://one.example', '/app/corsOrigins/1': 'https://two.example' },
  ],
  [
    'TRUST_PROXY',
    '127.0.0.1, fd00::/8',
    {
      '/app/trustedProxies': undefined,
      '/app/trustedProxies/0': '127.0.0.1',
      '/app/trustedProxies/1': 'fd00::/8',
    },
  ],
  ['CONNECTIONS_PER_ADDRESS', '7', { '/app/connectionsPerAddress': 7 }],
  ['BUS_URL', 'nats://127.0.0.1:4222', { '/store/busUrl': 'nats://127.0.0.1:4222' }],
  ['CITUS', 'true', { '/store/citus': true }],
  ['WORK_PER_ACCOUNT', '7', { '/app/limits/perAccount': 7 }],
  ['WORK_PER_ADDRESS', '7', { '/app/limits/perAddress': 7 }],
  ['WORK_PER_ANONYMOUS', '7', { '/app/limits/perAnonymous': 7 }],
  ['WORK_BURST_SECONDS', '7', { '/app/limits/burstSeconds': 7 }],
  ['RATE_LIMIT_ACCOUNTS', '7', { '/app/limits/accounts': 7 }],
  ['RATE_LIMIT_MESSAGES', '7', { '/app/limits/messages': 7 }],
  ['RATE_LIMIT_COSTLY', '7', { '/app/limits/costly': 7 }],
  ['RATE_LIMIT_SIGN_INS', '7', { '/app/limits/signIns': 7 }],
  ['QUOTA_OPEN_GAMES', '7', { '/app/quotas/openGames': 7 }],
  ['QUOTA_BOT_GAMES', '7', { '/app/quotas/botGames': 7 }],
  ['QUOTA_TOURNAMENTS', '7', { '/app/quotas/tournaments': 7 }],
  ['QUOTA_REPORTS_PER_DAY', '7', { '/app/quotas/reportsPerDay': 7 }],
  ['QUOTA_FORKS_PER_DAY', '7', { '/app/quotas/forksPerDay': 7 }],
  ['QUOTA_PACKS_PER_DAY', '7', { '/app/quotas/packsPerDay': 7 }],
  ['QUOTA_KEPT_MB', '7', { '/app/quotas/keptBytes': 7_340_032 }],
  ['QUOTA_MB_PER_HOUR', '7', { '/app/limits/bytesPerHour': 7_340_032 }],
  ['QUOTA_MB_PER_HOUR_PER_ADDRESS', '7', { '/app/limits/bytesPerHourOfAddress': 7_340_032 }],
  ['QUOTA_WEBHOOKS', '7', { '/app/quotas/webhooks': 7 }],
  ['QUOTA_INVITATIONS', '7', { '/app/quotas/invitations': 7 }],
  ['QUOTA_STREAMS', '7', { '/app/quotas/streams': 7 }],
  ['QUOTA_STREAMS_PER_ADDRESS', '7', { '/app/quotas/streamsPerAddress': 7 }],
  ['REMOVE_BOT_GAMES_AFTER_DAYS', '7', { '/app/botGameDays': 7 }],
  ['CACHE_MB', '7', { '/app/cacheBytes': 7_340_032 }],
  ['IDLE_DAYS', '7', { '/app/idleDays': 7 }],
  ['ARCHIVE_AFTER_DAYS', '7', { '/app/archiveDays': 7 }],
  ['CARRY_OVER_CPU', '7', { '/app/carryOverCpu': 7 }],
  ['PUBLIC_URL', 'https://example.com/games/', { '/app/publicUrl': 'https://example.com/games' }],
  ['BEACON_CHAIN', 'ab'.repeat(32), { '/app/beacon/chain': 'ab'.repeat(32) }],
  ['BEACON_PATIENCE_SECONDS', '7', { '/app/beacon/patienceMs': 7_000 }],
  ['PUSH_KEY', 'A'.repeat(43), { '/app/pushKey': 'A'.repeat(43) }],
  ['PUSH_CONTACT', 'mailto:me@example.com', { '/app/pushContact': 'mailto:me@example.com' }],
  ['WORKERS', '7', { '/workers': 7 }],
  ['HEARTBEAT_SECONDS', '7', { '/app/heartbeatMs': 7_000 }],
];
/** The effects of these do not show in the wiring. Each has a test below. */
const OTHERS = [
  ...['BEACON_URLS', 'BEACON_PUBLIC_KEY', 'BEACON_GENESIS', 'BEACON_PERIOD'],
  'METRICS_HOST',
  ...['SECRETS_KEY', 'SECRETS_KEY_OLD'],
  'WEBHOOK_ALLOW_PRIVATE',
  'OAUTH_ALLOW_PRIVATE',
  'WEBHOOK_PORTS',
  'SMTP_URL',
  'MAIL_FROM',
  'SIGN_IN_PROVIDERS',
];

describe('settings of earlier versions', () => {
  it.each([
    ['RATE_LIMIT_PER_TOKEN', 'set WORK_PER_ACCOUNT'],
    ['RATE_LIMIT_PER_ADDRESS', 'set WORK_PER_ADDRESS and WORK_PER_ANONYMOUS'],
    ['RATE_LIMIT_DRAWINGS', 'set nothing'],
  ])('%s is refused with what replaces it', (name, instead) => {
    expect(() => readSettings({ [name]: '7' })).toThrow(`  ${name}: ${instead}`);
    expect(() => readSettings({ [name]: '' })).not.toThrow();
  });

  it('are named all at once', () => {
    const given = { RATE_LIMIT_PER_TOKEN: '7', RATE_LIMIT_DRAWINGS: '7' };
    expect(() => readSettings(given)).toThrow(
      /exist any more:\n {2}RATE_LIMIT_PER_TOKEN: .*\n {2}RATE_LIMIT_DRAWINGS: /,
    );
  });
});

describe('the wiring of the service', () => {
  it('has the defaults of docs/SETTINGS.md', () => {
    expect(Object.fromEntries(flat(wired({})))).toMatchObject({
      '/listen/host': '127.0.0.1',
      '/listen/port': 3000,
      '/metrics': null,
      '/store/databaseUrl': undefined,
      '/store/dataFolder': 'data',
      '/store/poolSize': 10,
      '/logger/level': 'info',
      '/app/limits/perAccount': 700,
      '/app/limits/perAddress': 1_000,
      '/app/limits/perAnonymous': 250,
      '/app/limits/burstSeconds': 30,
      '/app/limits/accounts': 1_000,
      '/app/limits/messages': 120,
      '/app/limits/costly': 60,
      '/app/corsOrigins/0': '*',
      '/app/trustedProxies': false,
      '/app/cacheBytes': 134_217_728,
      '/app/idleDays': 60,
      '/app/heartbeatMs': 15_000,
    });
    expect(wired({}).app).not.toHaveProperty('mailer');
    expect(wired({}).app).not.toHaveProperty('publicUrl');
  });

  it.each(CHANGES)('is changed by %s=%s in one place only', (name, value, effect) => {
    expect(changed({ [name]: value })).toStrictEqual(effect);
  });

  it('is covered for every setting', () => {
    expect([...CHANGES.map(([name]) => name), ...OTHERS].sort()).toEqual([...settingNames].sort());
  });

  it('serves metrics on METRICS_HOST, which is this machine alone by default', () => {
    expect(wired({ METRICS_HOST: '10.0.0.2' }).metrics).toBeNull();
    expect(wired({ METRICS_PORT: '0' }).metrics).toEqual({ host: '127.0.0.1', port: 0 });
    const given = { METRICS_HOST: '10.0.0.2', METRICS_PORT: '9464' };
    expect(wired(given).metrics).toEqual({ host: '10.0.0.2', port: 9464 });
  });

  it('encrypts under SECRETS_KEY, and reads with SECRETS_KEY_OLD too', () => {
    const [key, old] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const before = wired({ SECRETS_KEY: old }).store.keyring;
    const keyring = wired({ SECRETS_KEY: key, SECRETS_KEY_OLD: old }).store.keyring;
    expect(keyring?.ids).toEqual([keyring?.current, before?.current]);
    const stored = before?.seal('seed', 'game', 'secret') ?? '';
    expect(stored).not.toContain('secret');
    expect(keyring?.open('seed', 'game', stored)).toBe('secret');
    expect(wired({}).store.keyring?.current).toBeNull();
  });

  const refusal = (given: Record<string, string>, url: string) => wired(given).app.receivers?.refuse(url);

  it('lets webhooks call this machine only with WEBHOOK_ALLOW_PRIVATE', async () => {
    expect(await refusal({}, 'http://127.0.0.1:8080/')).toMatch(/private/);
    expect(await refusal({ WEBHOOK_ALLOW_PRIVATE: 'true' }, 'http://127.0.0.1:8080/')).toBeNull();
  });

  it('allows webhooks on the ports of WEBHOOK_PORTS only', async () => {
    const given = { WEBHOOK_PORTS: '443,2000-2001' };
    const ports = [80, 443, 1999, 2000, 2001, 2002];
    const refusals = await Promise.all(ports.map((port) => refusal(given, `https://1.1.1.1:${port}/`)));
    expect(ports.filter((_, nth) => refusals[nth] === null)).toEqual([443, 2000, 2001]);
    expect(await refusal({}, 'https://1.1.1.1:2002/')).toBeNull();
  });

  it('lets people sign in with SIGN_IN_PROVIDERS, and says what is wrong with them without their secrets', () => {
    const one = {
      id: 'example',
      title: 'Example',
      issuer: 'https://login.example.com',
      clientId: 'permafrost',
    };
    const { providers } = wired({ SIGN_IN_PROVIDERS: JSON.stringify([one]) }).app;
    expect(providers).toMatchObject([{ id: 'example', title: 'Example' }]);
    expect(wired({}).app.providers).toEqual([]);
    const wrong = ['{', '{}', JSON.stringify([{ ...one, issuer: 'hush', clientSecret: 'hush' }])];
    const oauth = {
      ...{ title: 'Example', clientId: 'permafrost', subject: 'id' },
      tokenEndpoint: 'https://login.example.com/token',
      userEndpoint: 'https://login.example.com/user',
    };
    const ofTenant = (id: string) => ({
      ...{ ...oauth, id },
      authorizationEndpoint: `https://login.example.com/${id}/authorize`,
    });
    // Their accounts have the same numbers, so they would open each other's accounts here.
    const mixed = [
      [ofTenant('one'), ofTenant('two')],
      [one, ofTenant('two')],
    ].map((list) => JSON.stringify(list));
    for (const text of mixed)
      expect(() => readSettings({ SIGN_IN_PROVIDERS: text })).toThrow(/two providers of https:\/\/login/);
    for (const text of [...wrong, JSON.stringify([one, one])]) {
      expect(() => readSettings({ SIGN_IN_PROVIDERS: text })).toThrow(/SIGN_IN_PROVIDERS/);
      expect(() => readSettings({ SIGN_IN_PROVIDERS: text })).not.toThrow(/hush/);
    }
  });

  it('sends mail through SMTP_URL, from MAIL_FROM', async () => {
    const catcher = await startMailCatcher();
    const { mailer } = wired({ SMTP_URL: catcher.url, MAIL_FROM: 'Games <games@permafrost.example>' }).app;
    const mail = {
      to: 'ayla@example.com',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      headers: {},
    };
    expect(await mailer?.send(mail)).toEqual({ kind: 'sent' });
    const { headers } = await catcher.to('ayla@example.com');
    expect(headers.from).toBe('Games <games@permafrost.example>');
    mailer?.close();
    await catcher.close();
  });
});

describe('the table in docs/SETTINGS.md', () => {
  it('lists exactly the existing settings, with their defaults', async () => {
    const page = await readFile(new URL('../../docs/SETTINGS.md', import.meta.url), 'utf8');
    const table = page.split('\n| setting | default | |\n')[1]?.split('\n\n')[0] ?? '';
    const code = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '');
    const documented = table
      .split('\n')
      .slice(1)
      .flatMap((row) => {
        const [, names, defaults] = row.split('|');
        return code(names).map((name, nth): [string, string | undefined] => [name, code(defaults)[nth]]);
      });
    const usual = readSettings({}) as Record<string, unknown>;
    const known = settingNames.map((name): [string, string | undefined] => [
      name,
      usual[name] === undefined ? undefined : String(usual[name]),
    ]);
    expect(documented.map(([name]) => name).sort()).toEqual([...settingNames].sort());
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known));
  });

  it('asks no beacon, or the relays of the one that is set', async () => {
    expect(wired({ BEACON_URLS: 'none' }).app).not.toHaveProperty('beacon');
    const { beacon } = wired({}).app;
    expect(beacon?.chain).toBe(QUICKNET.chain);
    expect(beacon?.timeOf(1000)).toBe(1_692_806_364_000);
    const double = await beaconDouble();
    const own = wired({
      BEACON_URLS: `http://127.0.0.1:1,${double.url}`,
      BEACON_PUBLIC_KEY: double.publicKey,
      BEACON_GENESIS: '1000',
      BEACON_PERIOD: '10',
    }).app.beacon;
    expect(own?.timeOf(3)).toBe(1_020_000);
    expect(own?.roundAt(1_020_001)).toBe(4);
    expect(await own?.fetch(3)).toEqual({ kind: 'signed', signature: signatureOf(3) });
    await double.close();
  });
});

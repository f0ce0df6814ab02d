import type { Clock } from '../kernel/clock.js';
import type { Accounts } from '../play/ports/accounts.js';
import type { Bus } from '../play/ports/bus.js';
import type { AccountEvents } from '../play/ports/channels/account-events.js';
import type { PushKeys } from '../play/ports/channels/push-keys.js';
import type { Traces } from '../play/ports/channels/traces.js';
import type { DeliveryQueues } from '../play/ports/delivery-queues.js';
import type { Dumps } from '../play/ports/dumps/dumps.js';
import type { Games } from '../play/ports/games.js';
import type { QuotaCounts } from '../play/ports/limits/quotas.js';
import type { Log } from '../play/ports/log.js';
import type { Mailboxes } from '../play/ports/mail.js';
import type { Measures } from '../play/ports/moderation/measures.js';
import type { Oversight } from '../play/ports/moderation/oversight.js';
import type { Rehearsals } from '../play/ports/moderation/rehearsals.js';
import type { Reports } from '../play/ports/moderation/reports.js';
import type { Staff } from '../play/ports/moderation/staff.js';
import type { Grants } from '../play/ports/oauth/grants.js';
import type { OAuthRecords } from '../play/ports/oauth/records.js';
import type { People } from '../play/ports/people/people.js';
import type { Policies } from '../play/ports/people/policies.js';
import type { Players } from '../play/ports/players.js';
import type { Ratings } from '../play/ports/ratings/ratings.js';
import type { Readiness } from '../play/ports/readiness.js';
import type { SavedReplies } from '../play/ports/retries/saved-replies.js';
import type { AccountMails } from '../play/ports/sign-in/account-mails.js';
import type { Handles } from '../play/ports/sign-in/handles.js';
import type { SignIns } from '../play/ports/sign-in/sign-ins.js';
import type { Talk } from '../play/ports/talk.js';
import type { Tournaments } from '../play/ports/tournaments/tournaments.js';
import type { Webhooks } from '../play/ports/webhooks.js';
import { openAccounts } from './accounts/accounts.js';
import { openLookups } from './accounts/lookups.js';
import { openPlayers } from './accounts/players.js';
import { openQuotaCounts } from './accounts/quotas.js';
import { type BusHealth, type OpenBus, openBus } from './bus/open-bus.js';
import { openAccountEvents } from './channels/account-events.js';
import { openDeliveryQueues } from './channels/delivery-queues.js';
import { openMailboxes } from './channels/mailboxes.js';
import { openPushKeys } from './channels/push-keys.js';
import { openWebhooks } from './channels/webhooks.js';
import { type DatabaseClock, openDatabaseClock } from './clock.js';
import { openDumps } from './dumps/dumps.js';
import { durabilityWarnings } from './durability.js';
import { explainDamage } from './embedded/explain-failure.js';
import { type Embedded, openEmbedded } from './embedded/index.js';
import { openGames } from './games/games.js';
import type { PrismaClient } from './generated/client.js';
import { openLog } from './log/log.js';
import { openTraces } from './log/traces.js';
import { readMigrations } from './migrations/read-migrations.js';
import { openModeration } from './moderation/moderation.js';
import { openGrants } from './oauth/grants.js';
import { openOAuthRecords } from './oauth/records.js';
import type { Observer } from './observer.js';
import { openPeople } from './people/people.js';
import { openPolicies } from './people/policies.js';
import { openRatings } from './ratings/ratings.js';
import { openReadiness } from './readiness.js';
import { openSavedReplies } from './replies/saved-replies.js';
import { type Keyring, noKeys } from './secrets/keyring.js';
import { registerKeys, throughPrisma, UNSETTLED } from './secrets/known-keys.js';
import { openServer } from './server/index.js';
import { openAccountMails } from './sign-in/account-mails.js';
import { openHandles } from './sign-in/handles.js';
import { openSignIns } from './sign-in/sign-ins.js';
import { openTalk } from './talk/talk.js';
import { openTournaments } from './tournaments/tournaments.js';

export interface StoreSettings {
  /** A Postgres server; several processes may share it. */
  readonly databaseUrl?: string | undefined;
  /** The folder of the embedded server, used without a `databaseUrl`. */
  readonly dataFolder?: string | undefined;
  /** Maximum connections of the main pool. */
  readonly poolSize?: number | undefined;
  /** Whether a fresh database is to be distributed over the servers of a Citus cluster. */
  readonly citus?: boolean | undefined;
  /** A NATS server for announcements; without it they go through the database. */
  readonly busUrl?: string | undefined;
  /** Without keys, secrets are stored as they are. */
  readonly keyring?: Keyring | undefined;
  readonly observer?: Observer | undefined;
}

export interface Store {
  /** Null if the operator's own server is used. */
  readonly embedded: Pick<Embedded, 'path' | 'user'> | null;
  readonly players: Players;
  readonly people: People;
  readonly policies: Policies;
  readonly staff: Staff;
  readonly reports: Reports;
  readonly measures: Measures;
  readonly oversight: Oversight;
  readonly rehearsals: Rehearsals;
  readonly accounts: Accounts;
  readonly signIns: SignIns;
  readonly accountMails: AccountMails;
  readonly handles: Handles;
  readonly grants: Grants;
  readonly oauthRecords: OAuthRecords;
  readonly games: Games;
  readonly log: Log;
  readonly traces: Traces;
  readonly talk: Talk;
  readonly tournaments: Tournaments;
  readonly replies: SavedReplies;
  readonly bus: Bus;
  readonly webhooks: Webhooks;
  readonly deliveryQueues: DeliveryQueues;
  readonly accountEvents: AccountEvents;
  readonly pushKeys: PushKeys;
  readonly mailboxes: Mailboxes;
  readonly ratings: Ratings;
  readonly dumps: Dumps;
  readonly quotas: QuotaCounts;
  readonly clock: Clock;
  /** By how many milliseconds this machine's clock is ahead of the database's. */
  drift(): number;
  ready(): Promise<Readiness>;
  /** How announcements to other processes fare. */
  busHealth(): BusHealth;
  /** How many of the 256 buckets of a distributed log cannot be written to, as far as appends have shown. */
  bucketsGone(): number;
  /** Statements that wait for a connection, for each connection. */
  poolLoad(): number;
  /** Waits for writes that are in progress. */
  close(): Promise<void>;
}

export async function openStore(settings: StoreSettings): Promise<Store> {
  const { databaseUrl, dataFolder, observer = {} } = settings;
  if (databaseUrl !== undefined) return openStoreAt(databaseUrl, null, settings);
  if (dataFolder === undefined) throw new Error('a store needs a database url or a data folder');
  const onError = (error: unknown): void => observer.onError?.(error);
  const embedded = await openEmbedded({ folder: dataFolder, onError });
  try {
    return await openStoreAt(embedded.url, embedded, settings);
  } catch (error) {
    await embedded.close();
    throw explainDamage(error, embedded.path);
  }
}

async function openStoreAt(url: string, embedded: Embedded | null, settings: StoreSettings): Promise<Store> {
  const { poolSize = 10, observer = {}, keyring = noKeys, busUrl, citus } = settings;
  const onError = (error: unknown): void => observer.onError?.(error);
  const database = await openServer({ url, poolSize, citus, onError });
  const { prisma, askHot } = database;

  const lookups = openLookups(database, keyring);
  let announcements: OpenBus;
  let clock: DatabaseClock;
  let ready: Store['ready'];
  try {
    clock = await openDatabaseClock(database, observer);
    ready = await openReadiness(database, await readMigrations());
    const isSettled = await registerKeys(throughPrisma(prisma), keyring);
    if (!isSettled) observer.onWarning?.(UNSETTLED);
    for (const warning of await durabilityWarnings(database)) observer.onWarning?.(warning);
    announcements = await openBus({ database, url: busUrl, onError });
  } catch (error) {
    await database.close();
    throw error;
  }

  const { bus } = announcements;
  const log = openLog({ prisma, askHot, bus, observer, keyring });
  return {
    embedded,
    players: openPlayers(database, lookups),
    ...openModeration(prisma, bus),
    ...{ people: openPeople(prisma, bus), policies: openPolicies(prisma) },
    accounts: openAccounts(prisma, bus),
    ...openSigningIn(prisma, onError),
    games: openGames(prisma, bus, lookups, keyring),
    ...{ log, traces: openTraces(prisma) },
    talk: openTalk(prisma, bus),
    replies: openSavedReplies(prisma, keyring),
    bus,
    webhooks: openWebhooks(prisma, keyring),
    deliveryQueues: openDeliveryQueues(prisma, bus, keyring),
    ...{ accountEvents: openAccountEvents(prisma), pushKeys: openPushKeys(prisma, keyring) },
    mailboxes: openMailboxes(prisma, keyring),
    ...{ ratings: openRatings(prisma), dumps: openDumps(prisma) },
    tournaments: openTournaments(prisma, bus, keyring),
    quotas: openQuotaCounts(prisma),
    clock: clock.now,
    drift: clock.drift,
    async ready() {
      return withWarnings(await ready(), [announcements.health().problem, goneOf(log.bucketsGone())]);
    },
    busHealth: announcements.health,
    bucketsGone: log.bucketsGone,
    poolLoad: () => database.poolLoad(),
    async close() {
      clock.close();
      await log.drain();
      await announcements.close();
      await database.close();
      await embedded?.close();
    },
  };
}

const openSigningIn = (prisma: PrismaClient, onError: (error: unknown) => void) => ({
  ...{ signIns: openSignIns(prisma, onError), accountMails: openAccountMails(prisma) },
  ...{ handles: openHandles(prisma), grants: openGrants(prisma), oauthRecords: openOAuthRecords(prisma) },
});

const withWarnings = (found: Readiness, more: readonly (string | null)[]): Readiness =>
  found.ready
    ? { ...found, warnings: [...found.warnings, ...more.filter((warning) => warning !== null)] }
    : found;

/** For operators, while a server with a part of the log does not answer. */
const goneOf = (buckets: number): string | null =>
  buckets === 0
    ? null
    : `A server with a part of the log does not answer: games in ${buckets} of 256 buckets cannot go on.`;

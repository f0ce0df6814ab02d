import type { FastifyServerOptions } from 'fastify';
import type { AnyRulebook } from './engine/any-rulebook.js';
import type { Limits } from './http/limits/budgets.js';
import type { Metrics } from './http/plugins/metrics.js';
import type { Patience } from './http/plugins/slow-clients.js';
import type { Monitor } from './http/pressure/measures.js';
import type { TrustedProxies } from './http/trusted-proxies.js';
import type { Clock } from './kernel/clock.js';
import { type NewId, newId, newSecret } from './kernel/ids.js';
import { KeyedMutex } from './kernel/keyed-mutex.js';
import { KeyedRuns } from './kernel/keyed-runs.js';
import { Scheduler } from './kernel/scheduler.js';
import type { Tracing } from './kernel/tracing.js';
import { openClientDocuments } from './outbound/client-documents.js';
import { openReceivers } from './outbound/receivers.js';
import { DISPATCH, MAIL } from './play/channels/channels.js';
import { pushIdentityOf } from './play/channels/people/push-identity.js';
import type { Context } from './play/context.js';
import { DEFAULT_BYTES, LiveGames } from './play/games/live-games.js';
import { withArchivedLogs } from './play/history/archived-logs.js';
import { GameFeeds } from './play/history/game-feeds.js';
import type { JobSettings } from './play/jobs.js';
import { AnswerTimes } from './play/lobby/answer-times.js';
import type { Accounts } from './play/ports/accounts.js';
import type { Bus } from './play/ports/bus.js';
import type { AccountEvents } from './play/ports/channels/account-events.js';
import type { PushKeys } from './play/ports/channels/push-keys.js';
import type { Traces } from './play/ports/channels/traces.js';
import type { DeliveryQueues } from './play/ports/delivery-queues.js';
import type { Beacon } from './play/ports/draws/beacon.js';
import type { Dumps } from './play/ports/dumps/dumps.js';
import type { Games } from './play/ports/games.js';
import { generousQuotas, type QuotaCounts, type Quotas } from './play/ports/limits/quotas.js';
import type { Log } from './play/ports/log.js';
import type { Mailboxes, Mailer } from './play/ports/mail.js';
import type { Measures } from './play/ports/moderation/measures.js';
import type { Oversight } from './play/ports/moderation/oversight.js';
import type { Rehearsals } from './play/ports/moderation/rehearsals.js';
import type { Reports } from './play/ports/moderation/reports.js';
import type { Staff } from './play/ports/moderation/staff.js';
import type { ClientDocuments } from './play/ports/oauth/client-documents.js';
import type { Grants } from './play/ports/oauth/grants.js';
import type { OAuthRecords } from './play/ports/oauth/records.js';
import type { People } from './play/ports/people/people.js';
import type { Policies } from './play/ports/people/policies.js';
import type { Players } from './play/ports/players.js';
import type { Ratings } from './play/ports/ratings/ratings.js';
import type { Readiness } from './play/ports/readiness.js';
import type { Receivers } from './play/ports/receivers.js';
import type { SavedReplies } from './play/ports/retries/saved-replies.js';
import type { AccountMails } from './play/ports/sign-in/account-mails.js';
import type { Handles } from './play/ports/sign-in/handles.js';
import type { Provider } from './play/ports/sign-in/providers.js';
import type { SignIns } from './play/ports/sign-in/sign-ins.js';
import type { Talk } from './play/ports/talk.js';
import type { Tournaments } from './play/ports/tournaments/tournaments.js';
import type { Webhooks } from './play/ports/webhooks.js';
import { openQueues, type Queues } from './play/queues.js';
import { PastStates } from './play/showing/past-states.js';
import { ShownTexts } from './play/showing/shown-texts.js';
import { inThisThread } from './play/work/in-this-thread.js';
import type { Workers } from './play/work/workers.js';
import { EngineFiles } from './rulebooks/engines.js';

/** What the app needs of its store. */
export interface AppStore {
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
  readonly mailboxes: Mailboxes;
  readonly accountEvents: AccountEvents;
  readonly pushKeys: PushKeys;
  readonly ratings: Ratings;
  readonly dumps: Dumps;
  readonly quotas: QuotaCounts;
  /** The time for deadlines and entries. */
  readonly clock: Clock;
  ready(): Promise<Readiness>;
  /** Statements that wait for a connection, for each connection. */
  poolLoad?(): number;
}

export interface AppDeps extends JobSettings {
  readonly store: AppStore;
  readonly rulebooks: readonly AnyRulebook[];
  readonly logger?: FastifyServerOptions['logger'];
  readonly metrics?: Metrics;
  /** Without it nothing is traced. */
  readonly tracing?: Tracing | null;
  readonly clock?: Clock;
  readonly newId?: NewId;
  readonly newSecret?: () => string;
  readonly limits?: Limits;
  readonly quotas?: Quotas;
  readonly longestLog?: number;
  readonly corsOrigins?: readonly string[];
  readonly trustedProxies?: TrustedProxies;
  /** Memory limit for cached game states. */
  readonly cacheBytes?: number;
  readonly heartbeatMs?: number;
  /** The most connections of one address. */
  readonly connectionsPerAddress?: number;
  /** How long slow clients are waited for. */
  readonly patience?: Patience;
  readonly receivers?: Receivers;
  /** Without it no game can name a beacon. */
  readonly beacon?: Beacon;
  /** Where heavy work runs; without them, in this thread. */
  readonly workers?: Workers;
  /** What is measured to refuse work under pressure; without it, this process. */
  readonly monitor?: Monitor;
  /** Between two looks at what is measured. */
  readonly pressureLookMs?: number;
  /** Without it no mail is sent. */
  readonly mailer?: Mailer;
  /** By which browsers know the service; without it, a key that the store keeps. */
  readonly pushKey?: string;
  /** Whom push services can turn to; by default the public base URL. */
  readonly pushContact?: string;
  /** Other servers that people can sign in with. */
  readonly providers?: readonly Provider[];
  /** Where the documents of applications are fetched. */
  readonly clientDocuments?: ClientDocuments;
  /** The public base URL of the service; defaults to the address that it listens on. */
  readonly publicUrl?: string;
  /** The folder of the frozen engines and their manifest. */
  readonly engineFolder?: URL;
  /** The folder of the built page; without it only the API is served. */
  readonly pageFolder?: string;
  /** The folder of the built API documents. */
  readonly documentFolder?: URL;
  /** A random number from 0 to 1. */
  readonly chance?: () => number;
}

interface Outside
  extends Pick<Context['observe'], 'failed'>,
    Pick<Context['channels'], 'publicUrl'>,
    Pick<Context, 'usage'> {
  /** Games leave memory to make room for others. */
  crowded(): void;
}

/** Evictions from one note in the log to the next. */
const CROWDED = 10_000;
/** Many times what a game has whose players take back a great deal. Undoing and exporting read all of it. */
const LONGEST_LOG = 10_000;

/** What archived games, what was shown, and earlier states take of memory beside the games in play. */
const ARCHIVES_SHARE = 1 / 8;
const SHOWN_SHARE = 1 / 8;
const PAST_SHARE = 1 / 8;

/** The context of the use cases. */
export function contextOf(
  deps: AppDeps,
  metrics: Metrics,
  { failed, crowded, publicUrl, usage }: Outside,
): Context {
  const { players, accounts, talk, replies, bus } = deps.store;
  const { signIns, accountMails, handles, grants, oauthRecords, people, policies } = deps.store;
  const rulebooks = new Map(deps.rulebooks.map((rulebook) => [rulebook.meta.id, rulebook]));
  const chance = deps.chance ?? Math.random;
  const engines = new EngineFiles(deps.rulebooks, failed, deps.engineFolder);
  const maxBytes = deps.cacheBytes ?? DEFAULT_BYTES;
  const { games, log } = withArchivedLogs(deps.store, {
    ...{ engines, failed, maxBytes: Math.ceil(maxBytes * ARCHIVES_SHARE) },
  });
  const { lost, ...shown } = shownOf(log, maxBytes);
  const counts = { ...cacheCounts(metrics, failed, crowded), lost };
  const live = new LiveGames({ games, log }, engines, counts, maxBytes);
  const clock = deps.clock ?? deps.store.clock;
  return {
    rulebooks,
    engines,
    ...{ policies, answerTimes: new AnswerTimes(), tournaments: deps.store.tournaments },
    ...{ players, people, ...moderationOf(deps.store) },
    accounts,
    signIn: { signIns, accountMails, handles, providers: deps.providers ?? [] },
    oauth: { grants, records: oauthRecords, documents: deps.clientDocuments ?? openClientDocuments() },
    games,
    log,
    ...{ traces: deps.store.traces, tracing: deps.tracing ?? null },
    ...{ talk, replies },
    ...{ ratings: deps.store.ratings, dumps: deps.store.dumps },
    bus,
    quotas: deps.quotas ?? generousQuotas,
    longestLog: deps.longestLog ?? LONGEST_LOG,
    ...{ quotaCounts: deps.store.quotas, usage },
    clock,
    newId: deps.newId ?? newId,
    newSecret: deps.newSecret ?? newSecret,
    live,
    ...shown,
    feeds: new GameFeeds(bus, live),
    locks: new KeyedMutex(),
    botRuns: new KeyedRuns(),
    workers: deps.workers ?? inThisThread,
    queues: queuesOf(metrics),
    scheduler: schedulerOf(metrics, failed, chance),
    beacon: deps.beacon ?? null,
    channels: channelsOf(deps, publicUrl, clock, chance),
    observe: observedBy(metrics, failed),
  };
}

function channelsOf(
  { store, receivers, mailer, pushKey, pushContact }: AppDeps,
  publicUrl: () => string,
  clock: Clock,
  chance: () => number,
): Context['channels'] {
  const { webhooks, deliveryQueues, mailboxes, accountEvents, pushKeys } = store;
  const push = { keys: pushKeys, privateKey: pushKey, contact: pushContact, publicUrl, clock };
  return {
    ...{ webhooks, deliveryQueues, mailboxes, accountEvents, publicUrl, chance },
    receivers: receivers ?? openReceivers(),
    mailer: mailer ?? null,
    pushIdentity: pushIdentityOf(push),
  };
}

const moderationOf = ({ staff, reports, measures, oversight, rehearsals }: AppStore) => ({
  ...{ staff, reports, measures, oversight, rehearsals },
});

/** What is kept of the past, and forgotten when the database has lost some of it. */
function shownOf(log: Log, maxBytes: number) {
  const shownTexts = new ShownTexts(Math.ceil(maxBytes * SHOWN_SHARE));
  const pastStates = new PastStates(log, Math.ceil(maxBytes * PAST_SHARE));
  const lost = (): void => {
    shownTexts.clear();
    pastStates.clear();
  };
  return { shownTexts, pastStates, lost };
}

type Failed = Context['observe']['failed'];

const cacheCounts = (metrics: Metrics, failed: Failed, crowded: () => void) => ({
  lookedUp(hit: boolean) {
    metrics.lookups[hit ? 'hit' : 'miss'] += 1;
  },
  evicted() {
    metrics.lookups.evicted += 1;
    if (metrics.lookups.evicted % CROWDED === 1) crowded();
  },
  notReplayed: (error: Error) => failed(error, 'reading a game'),
});

const schedulerOf = (metrics: Metrics, failed: Failed, chance: () => number): Scheduler =>
  new Scheduler({
    chance,
    onRun(job, seconds, error) {
      // A whisper wakes these two.
      const isCounted = job !== DISPATCH && job !== MAIL;
      if (isCounted) metrics.jobs.observe({ job }, seconds);
      if (error === null) return;
      if (isCounted) metrics.jobFailures.inc({ job });
      failed(error, `the job ${job}`);
    },
  });

function queuesOf(metrics: Metrics): Queues {
  const queues = openQueues((queue) => {
    // Standing orders wake bots, and must not show.
    if (queue !== 'bots') metrics.queueFull.inc({ queue });
  });
  const { bots, ...ofRequests } = queues;
  metrics.queues = Object.values(ofRequests);
  return queues;
}

const observedBy = (metrics: Metrics, failed: Failed): Context['observe'] => ({
  acted: (rulebook, count) => metrics.entries.set(rulebook, (metrics.entries.get(rulebook) ?? 0) + count),
  fannedOut: (seconds) => metrics.outboxLag.observe(seconds),
  mailed: (result) => metrics.mails.inc({ result }),
  delivered: (result) => metrics.deliveries.inc({ result }),
  carriedOver: (rulebook, result) => metrics.carriedOver.inc({ rulebook, result }),
  failed,
});

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { AnyRulebook } from './engine/any-rulebook.js';
import { auth } from './http/plugins/auth.js';
import { cors } from './http/plugins/cors.js';
import { deadlines } from './http/plugins/deadline.js';
import { documents } from './http/plugins/documents.js';
import { errors } from './http/plugins/errors.js';
import { gracefulClose } from './http/plugins/graceful-close.js';
import { jsonBody } from './http/plugins/json-body.js';
import { Metrics, measureRequests } from './http/plugins/metrics.js';
import { type Limits, rateLimits } from './http/plugins/rate-limit.js';
import { requestIds, tellRequestId } from './http/plugins/request-id.js';
import { dataHeaders } from './http/plugins/security.js';
import { serialiseBy } from './http/plugins/serialisation.js';
import { schemaController } from './http/plugins/validation.js';
import { accountRoutes } from './http/routes/account.js';
import { actionRoutes } from './http/routes/actions.js';
import { calendarRoutes } from './http/routes/calendar.js';
import type { RouteOptions } from './http/routes/context.js';
import { deliveryRoutes } from './http/routes/deliveries.js';
import { emailRoutes } from './http/routes/email.js';
import { emailPageRoutes } from './http/routes/email-pages.js';
import { eventRoutes } from './http/routes/events.js';
import { gameRoutes } from './http/routes/games.js';
import { historyRoutes } from './http/routes/history.js';
import { inboxRoutes } from './http/routes/inbox.js';
import { invitationRoutes } from './http/routes/invitations.js';
import { lobbyRoutes } from './http/routes/lobby.js';
import { messageRoutes } from './http/routes/messages.js';
import { muteRoutes } from './http/routes/mutes.js';
import { operationRoutes } from './http/routes/operation.js';
import { pageRoutes } from './http/routes/page.js';
import { pictureRoutes } from './http/routes/pictures.js';
import { playerRoutes } from './http/routes/players.js';
import { problemPageRoutes } from './http/routes/problem-pages.js';
import { rulebookRoutes } from './http/routes/rulebooks.js';
import { seatKeyRoutes } from './http/routes/seat-keys.js';
import { seatRoutes } from './http/routes/seats.js';
import { talkRoutes } from './http/routes/talk.js';
import { undoRoutes } from './http/routes/undo.js';
import { viewRoutes } from './http/routes/view.js';
import { webhookRoutes } from './http/routes/webhooks.js';
import { accountSchemas } from './http/schemas/account.js';
import { calendarSchemas } from './http/schemas/calendar.js';
import { problemSchema, Text } from './http/schemas/common.js';
import { emailSchemas } from './http/schemas/email.js';
import { gameSchemas } from './http/schemas/games.js';
import { ExportedGame } from './http/schemas/history.js';
import { lobbySchemas } from './http/schemas/lobby.js';
import { playerSchemas } from './http/schemas/players.js';
import { rulebookSchemas } from './http/schemas/rulebooks.js';
import { talkSchemas } from './http/schemas/talk.js';
import { webhookSchemas } from './http/schemas/webhooks.js';
import { badAddress, badBytes } from './http/unrouted-errors.js';
import type { Clock } from './kernel/clock.js';
import { type NewId, newId, newSecret } from './kernel/ids.js';
import { KeyedMutex } from './kernel/keyed-mutex.js';
import { openReceivers } from './outbound/receivers.js';
import { Dispatcher } from './play/channels/dispatcher.js';
import { Postman } from './play/channels/postman.js';
import { Deadlines } from './play/clocks/deadlines.js';
import type { Context } from './play/context.js';
import { closeIdleGames } from './play/games/close-idle-games.js';
import { LiveGames } from './play/games/live-games.js';
import type { Accounts } from './play/ports/accounts.js';
import type { Bus } from './play/ports/bus.js';
import type { DeliveryQueues } from './play/ports/delivery-queues.js';
import type { Games } from './play/ports/games.js';
import type { Log } from './play/ports/log.js';
import type { Mailboxes, Mailer } from './play/ports/mail.js';
import type { Players } from './play/ports/players.js';
import type { Readiness } from './play/ports/readiness.js';
import type { Receivers } from './play/ports/receivers.js';
import type { Talk } from './play/ports/talk.js';
import type { Webhooks } from './play/ports/webhooks.js';
import { Bots } from './play/turns/bots.js';

/** What the app needs of its store: the ports, and a word on whether it answers. */
export interface AppStore {
  readonly players: Players;
  readonly accounts: Accounts;
  readonly games: Games;
  readonly log: Log;
  readonly talk: Talk;
  readonly bus: Bus;
  readonly webhooks: Webhooks;
  readonly deliveryQueues: DeliveryQueues;
  readonly mailboxes: Mailboxes;
  /** The time that deadlines and entries go by. */
  readonly clock: Clock;
  ready(): Promise<Readiness>;
}

export interface AppDeps {
  readonly store: AppStore;
  readonly rulebooks: readonly AnyRulebook[];
  readonly logger?: FastifyServerOptions['logger'];
  readonly metrics?: Metrics;
  readonly clock?: Clock;
  readonly newId?: NewId;
  readonly newSecret?: () => string;
  readonly limits?: Limits;
  readonly corsOrigins?: readonly string[];
  readonly trustProxy?: boolean;
  readonly cachedGames?: number;
  readonly heartbeatMs?: number;
  /** How often games are looked for whose process died before its bots had answered. */
  readonly sweepMs?: number;
  /** How often is looked for seats whose time is over. */
  readonly deadlineMs?: number;
  /** After so many days in which nothing has happened, a game is closed. */
  readonly idleDays?: number;
  readonly receivers?: Receivers;
  /** Without one no mail is sent. */
  readonly mailer?: Mailer;
  /** Where the service is to be found from outside; where it listens, if that is not said. */
  readonly publicUrl?: string;
  /** Where the page was built to; without it the API is served alone. */
  readonly pageFolder?: string;
  /** How often is looked for what other processes have left to be told; null where this one tells nobody. */
  readonly dispatchMs?: number | null;
  /** From 0 to 1. */
  readonly chance?: () => number;
}

const BODY_BYTES = 65_536;
const HOUR = 3_600_000;
/** So long an Idempotency-Key is remembered. */
const RESPONSES_KEPT = 7 * 24 * HOUR;
/** So long the deliveries are kept that were heard, and those that were not. */
const HEARD_KEPT = 7 * 24 * HOUR;
const DEAD_KEPT = 30 * 24 * HOUR;
/** As long as they are counted. */
const CONFIRMATIONS_KEPT = 24 * HOUR;
export const generous: Limits = {
  perToken: 10_000,
  perAddress: 5_000,
  accounts: 1_000,
  messages: 120,
  costly: 60,
  drawings: 60,
};

/** Every plugin and route, listed by hand. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const {
    limits = generous,
    metrics = new Metrics(),
    corsOrigins = ['*'],
    sweepMs = 5_000,
    deadlineMs = 500,
    idleDays = 60,
  } = deps;
  const closing = new AbortController();
  const app = Fastify({
    logger: deps.logger ?? false,
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: BODY_BYTES,
    schemaController,
    routerOptions: { maxParamLength: 200 },
    genReqId: requestIds(),
    // So long a request may take to arrive: who sends a byte a minute holds no connection for ever.
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // Who asks while the server closes is answered like everybody else, and then let go.
    return503OnClosing: false,
    frameworkErrors: badAddress,
    clientErrorHandler: badBytes,
  } as FastifyServerOptions).withTypeProvider<TypeBoxTypeProvider>();

  const context = contextOf(deps, metrics, {
    failed: (error, what) => app.log.error({ err: error }, `${what} failed`),
    publicUrl: () => deps.publicUrl ?? app.listeningOrigin,
  });
  const schemas = rulebookSchemas(deps.rulebooks);
  const named = [
    Text,
    problemSchema(deps.rulebooks),
    ...playerSchemas,
    ...calendarSchemas,
    ...gameSchemas,
    ...webhookSchemas,
    ...emailSchemas,
    ...lobbySchemas,
    ExportedGame,
    ...talkSchemas,
    ...accountSchemas,
    ...schemas.all,
  ];

  app.setSerializerCompiler(serialiseBy(named));
  await app.register(errors);
  await app.register(deadlines);
  await app.register(gracefulClose);
  await app.register(jsonBody);
  await app.register(tellRequestId);
  await app.register(cors, { origins: corsOrigins });
  await app.register(dataHeaders);
  await app.register(rateLimits, { limits });
  await app.register(auth, { context });
  await app.register(measureRequests, { metrics });
  await app.register(documents, { schemas: named });

  const options: RouteOptions = {
    context,
    schemas,
    limits,
    metrics,
    heartbeatMs: deps.heartbeatMs ?? 15_000,
    closing: closing.signal,
  };
  await app.register(rulebookRoutes, options);
  await app.register(playerRoutes, options);
  await app.register(calendarRoutes, options);
  await app.register(gameRoutes, options);
  await app.register(lobbyRoutes, options);
  await app.register(seatRoutes, options);
  await app.register(seatKeyRoutes, options);
  await app.register(invitationRoutes, options);
  await app.register(viewRoutes, options);
  await app.register(pictureRoutes, options);
  await app.register(actionRoutes, options);
  await app.register(undoRoutes, options);
  await app.register(eventRoutes, options);
  await app.register(historyRoutes, options);
  await app.register(inboxRoutes, options);
  await app.register(talkRoutes, options);
  await app.register(messageRoutes, options);
  await app.register(muteRoutes, options);
  await app.register(accountRoutes, options);
  await app.register(webhookRoutes, options);
  await app.register(deliveryRoutes, options);
  await app.register(emailRoutes, options);
  await app.register(emailPageRoutes, options);
  await app.register(operationRoutes, { ...options, ready: () => deps.store.ready() });
  await app.register(problemPageRoutes, options);
  await app.register(pageRoutes, { folder: deps.pageFolder });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  const sweeping = setInterval(() => sweep(2 * sweepMs), sweepMs);
  const lapsing = setInterval(() => lapse(), deadlineMs);
  const forgetting = setInterval(() => {
    forget();
    close();
  }, HOUR);
  const sweep = (idleMs: number) =>
    context.bots
      .sweep(idleMs)
      .catch((error: unknown) => context.observe.failed(error, 'the search for waiting bots'));
  const ago = (ms: number) => new Date(context.clock().getTime() - ms);
  const lapse = () =>
    context.deadlines
      .sweep()
      .catch((error: unknown) => context.observe.failed(error, 'the search for deadlines'));
  const close = () =>
    closeIdleGames(context, ago(idleDays * 24 * HOUR)).catch((error: unknown) =>
      context.observe.failed(error, 'the closing of games that nobody attends'),
    );
  const forget = () =>
    Promise.all([
      context.log.forgetSavedResponses(ago(RESPONSES_KEPT)),
      context.channels.deliveryQueues.forget(ago(HEARD_KEPT), ago(DEAD_KEPT)),
      context.channels.mailboxes.forgetConfirmations(ago(CONFIRMATIONS_KEPT)),
    ]).catch((error: unknown) => context.observe.failed(error, 'the forgetting of what is old'));
  app.addHook('onReady', async () => {
    await sweep(0);
    void close();
  });
  // Not before: what is told has links, and without a setting these lead to where the server listens.
  app.addHook('onListen', async () => {
    if (deps.dispatchMs === null) return;
    context.channels.dispatcher.start();
    context.channels.postman.start();
  });
  let hangingUp: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    clearInterval(sweeping);
    clearInterval(forgetting);
    clearInterval(lapsing);
    closing.abort();
    // A client whose stream was ended keeps its connection for the next request: there will be none.
    hangingUp = setInterval(() => app.server.closeIdleConnections(), 50);
    await context.deadlines.stop();
    await context.bots.stop();
    await Promise.all([context.channels.dispatcher.stop(), context.channels.postman.stop()]);
    context.channels.mailer?.close();
  });
  app.addHook('onClose', async () => {
    clearInterval(hangingUp);
    await context.locks.idle();
  });
  return app as unknown as FastifyInstance;
}

function contextOf(
  deps: AppDeps,
  metrics: Metrics,
  { failed, publicUrl }: Pick<Context['observe'], 'failed'> & Pick<Context['channels'], 'publicUrl'>,
): Context {
  const { players, accounts, games, log, talk, bus, webhooks, deliveryQueues, mailboxes } = deps.store;
  const rulebooks = new Map(deps.rulebooks.map((rulebook) => [rulebook.meta.id, rulebook]));
  const cache = (hit: boolean) => {
    metrics.lookups[hit ? 'hit' : 'miss'] += 1;
  };
  const context: Context = {
    rulebooks,
    players,
    accounts,
    games,
    log,
    talk,
    bus,
    clock: deps.clock ?? deps.store.clock,
    newId: deps.newId ?? newId,
    newSecret: deps.newSecret ?? newSecret,
    live: new LiveGames({ games, log }, rulebooks, cache, deps.cachedGames),
    locks: new KeyedMutex(),
    bots: new Bots(() => context),
    deadlines: new Deadlines(() => context),
    channels: {
      webhooks,
      deliveryQueues,
      receivers: deps.receivers ?? openReceivers(),
      dispatcher: new Dispatcher(() => context, deps.dispatchMs ?? 1_000),
      mailboxes,
      mailer: deps.mailer ?? null,
      postman: new Postman(() => context, deps.dispatchMs ?? 1_000),
      publicUrl,
      chance: deps.chance ?? Math.random,
    },
    observe: {
      acted: (rulebook, count) => metrics.entries.set(rulebook, (metrics.entries.get(rulebook) ?? 0) + count),
      cache,
      fannedOut: (_rows, seconds) => metrics.outboxLag.observe(seconds),
      mailed: (result) => metrics.mails.inc({ result }),
      delivered: (result) => metrics.deliveries.inc({ result }),
      failed,
    },
  };
  return context;
}

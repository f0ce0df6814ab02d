import { setMaxListeners } from 'node:events';
import type { RequestListener } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { type AppDeps, contextOf } from './compose-context.js';
import { beforeLookup } from './http/limits/before-lookup.js';
import { budgetsOf, generous, type Limits } from './http/limits/budgets.js';
import { chargeWriters } from './http/limits/charge-writers.js';
import { fairWork } from './http/limits/fair-work.js';
import { LastAddresses } from './http/limits/last-addresses.js';
import { limitLines } from './http/limits/limit-lines.js';
import { limitRequests } from './http/limits/limit-requests.js';
import { metLimits } from './http/limits/met-limits.js';
import { SharedBuckets } from './http/limits/shared-buckets.js';
import { namedSchemas } from './http/named-schemas.js';
import { allowedMethods } from './http/negotiation/allowed-methods.js';
import { compression } from './http/negotiation/compression.js';
import { deprecation } from './http/negotiation/deprecation.js';
import { tags } from './http/negotiation/tags.js';
import { auth } from './http/plugins/auth.js';
import { closedQueries } from './http/plugins/closed-queries.js';
import { cors } from './http/plugins/cors.js';
import { deadlines } from './http/plugins/deadline.js';
import { documents } from './http/plugins/documents.js';
import { errors } from './http/plugins/errors.js';
import { gracefulClose } from './http/plugins/graceful-close.js';
import { jsonBody } from './http/plugins/json-body.js';
import { Metrics, measureRequests } from './http/plugins/metrics.js';
import { requestIds, sendRequestId } from './http/plugins/request-id.js';
import { dataHeaders } from './http/plugins/security.js';
import { serialiseBy } from './http/plugins/serialisation.js';
import { slowClients, usual } from './http/plugins/slow-clients.js';
import { traceRequests } from './http/plugins/tracing.js';
import { schemaController } from './http/plugins/validation.js';
import { CONNECTIONS_PER_ADDRESS } from './http/pressure/connections.js';
import { fairServer } from './http/pressure/fair-server.js';
import { monitorOf } from './http/pressure/measures.js';
import { peersBehind } from './http/pressure/peers.js';
import { shedding } from './http/pressure/shedding.js';
import { routes } from './http/routes/routes.js';
import { rulebookSchemas } from './http/schemas/rulebooks/rulebooks.js';
import { trustOf } from './http/trusted-proxies.js';
import { badAddress, badBytes } from './http/unrouted-errors.js';
import type { Context } from './play/context.js';
import { channelJobs, gameJobs } from './play/jobs.js';
import { generousQuotas } from './play/ports/limits/quotas.js';
import { hearTraces } from './play/tracing/append-traced.js';

export type { AppDeps, AppStore } from './compose-context.js';

const BODY_BYTES = 65_536;

/** Builds the server. It does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const {
    limits = generous,
    quotas = generousQuotas,
    metrics = new Metrics(),
    corsOrigins = ['*'],
    heartbeatMs = 15_000,
  } = deps;
  const app = serverOf(deps);
  const { bus } = deps.store;
  const { budgets, addresses } = shared(limits, bus);
  const publicUrl = () => deps.publicUrl ?? app.listeningOrigin;
  const context = contextOf(deps, metrics, {
    failed: (error, what) => app.log.error({ err: error }, `${what} failed`),
    crowded: () => app.log.info('games leave memory to make room for others: CACHE_MB may be too small'),
    usage: chargeWriters(budgets, addresses),
    publicUrl,
  });
  const schemas = rulebookSchemas(deps.rulebooks);
  const named = namedSchemas(deps.rulebooks, schemas);
  app.setSerializerCompiler(serialiseBy(named));
  await app.register(traceRequests, { tracing: context.tracing, proxies: deps.trustedProxies ?? false });
  await app.register(errors, { publicUrl });
  await app.register(allowedMethods);
  await app.register(deadlines);
  await app.register(gracefulClose);
  await app.register(slowClients, { patience: deps.patience ?? usual, metrics });
  await app.register(jsonBody);
  await app.register(closedQueries);
  await app.register(sendRequestId);
  await app.register(cors, { origins: corsOrigins });
  // Before what shortens responses.
  await app.register(limitRequests, { budgets, addresses });
  await app.register(tags);
  await app.register(deprecation);
  await app.register(dataHeaders);
  await app.register(compression);
  await app.register(shedding, { metrics, monitor: monitorFor(deps, context), lookMs: deps.pressureLookMs });
  await app.register(metLimits, { context });
  await app.register(beforeLookup, { budgets });
  await app.register(limitLines, { quotas, bus });
  await app.register(auth, { context });
  await app.register(fairWork);
  await app.register(measureRequests, { metrics });
  await app.register(documents, { schemas: named });

  const closing = newClosing();
  const ready = async () => {
    const found = await deps.store.ready();
    return found.ready ? { ...found, warnings: [...found.warnings, ...context.engines.warnings] } : found;
  };
  metrics.missingEngines = () => context.engines.warnings.length;
  const options = { context, schemas, metrics, heartbeatMs, closing: closing.signal };
  await app.register(routes, { ...options, ready, ...foldersOf(deps) });

  runJobs(app, context, deps, closing);
  return app;
}

function newClosing(): AbortController {
  const closing = new AbortController();
  // Every stream and long poll listens to this signal.
  setMaxListeners(0, closing.signal);
  return closing;
}

const monitorFor = ({ monitor, store }: AppDeps, { queues }: Context) =>
  monitor ?? monitorOf(queues, () => store.poolLoad?.() ?? 0);

/** What processes tell each other about those who call them. */
function shared(limits: Limits, bus: AppDeps['store']['bus']) {
  const sharing = { bus, now: () => performance.now() };
  return { budgets: new SharedBuckets(budgetsOf(limits), sharing), addresses: new LastAddresses(sharing) };
}

const foldersOf = ({ pageFolder, documentFolder }: AppDeps) => ({ pageFolder, documentFolder });

/** The periodic work, and how it ends with the server. */
function runJobs(app: FastifyInstance, context: Context, deps: AppDeps, closing: AbortController): void {
  const { scheduler, locks, channels } = context;
  const stopHearing = hearTraces(context);
  app.addHook('onReady', async () => scheduler.start(gameJobs(context, deps)));
  app.addHook('onListen', async () => scheduler.start(channelJobs(context, deps)));
  app.addHook('onClose', async () => stopHearing());
  let idleCloser: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing.abort();
    // Clients keep the connections of ended streams open for further requests, which would delay the close.
    idleCloser = setInterval(() => app.server.closeIdleConnections(), 50);
    await scheduler.stop();
    channels.mailer?.close();
  });
  app.addHook('onClose', async () => {
    clearInterval(idleCloser);
    await locks.idle();
  });
}

const serverOf = ({
  logger = false,
  trustedProxies = false,
  patience = usual,
  connectionsPerAddress = CONNECTIONS_PER_ADDRESS,
}: AppDeps): FastifyInstance =>
  Fastify({
    logger,
    trustProxy: trustOf(trustedProxies),
    bodyLimit: BODY_BYTES,
    schemaController,
    routerOptions: { maxParamLength: 200 },
    genReqId: requestIds(),
    serverFactory: (handle: RequestListener) =>
      fairServer(
        {
          requestTimeout: patience.request,
          keepAliveTimeout: patience.idle,
          headersTimeout: patience.headers,
          connectionsCheckingInterval: patience.look,
        },
        handle,
        { peers: peersBehind(trustedProxies), connectionsPerAddress },
      ),
    forceCloseConnections: 'idle',
    // Requests that arrive while the server closes are answered as usual.
    return503OnClosing: false,
    frameworkErrors: badAddress,
    clientErrorHandler: badBytes,
  } as FastifyServerOptions).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance;

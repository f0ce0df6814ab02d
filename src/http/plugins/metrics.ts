import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const FAST_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What the operator can watch. One registry for each app, so that tests may build many. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'permafrost_http_request_seconds',
    help: 'Time to answer a request, by operation and status.',
    labelNames: ['operation', 'status'] as const,
    buckets: FAST_BUCKETS,
    registers: [this.registry],
  });
  readonly actions = new Counter({
    name: 'permafrost_entries_total',
    help: 'Entries appended by this process, by rulebook.',
    labelNames: ['rulebook'] as const,
    registers: [this.registry],
  });
  readonly appends = new Histogram({
    name: 'permafrost_append_seconds',
    help: 'Time of one append statement, which may carry many games.',
    buckets: FAST_BUCKETS,
    registers: [this.registry],
  });
  readonly appended = new Counter({
    name: 'permafrost_appended_games_total',
    help: 'Games that append statements carried: divided by their number, the size of a group commit.',
    registers: [this.registry],
  });
  readonly lookups = new Counter({
    name: 'permafrost_state_lookups_total',
    help: 'Reads of a game’s state, by whether memory had it.',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });
  readonly deliveries = new Counter({
    name: 'permafrost_webhook_deliveries_total',
    help: 'Attempts to tell a webhook, by whether it heard, will be told again, or was given up.',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });
  readonly mails = new Counter({
    name: 'permafrost_mails_total',
    help: 'Attempts to send a mail, by what the mail server said.',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });
  readonly outboxLag = new Histogram({
    name: 'permafrost_outbox_lag_seconds',
    help: 'How long the oldest of what was to be told had waited when it was taken out of the outbox.',
    buckets: [...FAST_BUCKETS, 5, 10, 30, 60],
    registers: [this.registry],
  });
  readonly streams = new Gauge({
    name: 'permafrost_open_streams',
    help: 'Event streams that are open now.',
    registers: [this.registry],
  });

  constructor({ process = false }: { process?: boolean } = {}) {
    if (process) collectDefaultMetrics({ register: this.registry });
  }
}

export const measureRequests = fp(async (app, { metrics }: { metrics: Metrics }) => {
  app.addHook('onResponse', async (request, reply) => {
    const operation =
      (request.routeOptions.schema as { operationId?: string } | undefined)?.operationId ?? 'other';
    metrics.requests.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
});

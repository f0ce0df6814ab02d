import type { onResponseHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import type { BoundedQueue } from '../../kernel/bounded-queue.js';
import { exemplarOf } from '../metrics/exemplars.js';
import { InRegistry } from '../metrics/registry.js';
import { RequestTimes } from '../metrics/request-times.js';

/** An append statement, as the store tells of it. */
interface AppendStatement {
  readonly writes: number;
  readonly seconds: number;
  /** As `traceparent`. */
  readonly trace: string | null;
}

/** How announcements to other processes fare. */
interface Announcements {
  readonly problem: string | null;
  readonly dropped: number;
  readonly healed: number;
}

const FAST_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * Metrics for operators. Each app has its own registry, so that tests can build many apps. They count nothing that a
 * whisper, or a standing order that waits, would change: a player who reads them must not learn of one.
 */
export class Metrics extends InRegistry {
  readonly requests = new RequestTimes({
    name: 'permafrost_http_request_seconds',
    help: 'Time to answer a request, by operation and status.',
    bounds: FAST_BUCKETS,
    registry: this.registry,
  });
  /** By rulebook. Plain numbers, read on scrape. */
  readonly entries = new Map<string, number>();
  readonly appends = new Histogram({
    name: 'permafrost_append_seconds',
    help: 'Duration of one append statement, which can hold many games.',
    buckets: FAST_BUCKETS,
    enableExemplars: this.exemplars,
    registers: [this.registry],
  });
  readonly appended = new Counter({
    name: 'permafrost_appended_games_total',
    help: 'Games in append statements. Divide by their number for the size of a group commit.',
    registers: [this.registry],
  });
  /**
   * Reads of a game's state, by whether it was in memory, and games that left memory to make room. Not in the registry:
   * to set a standing order is a read, too, and others must not notice it.
   */
  readonly lookups = { hit: 0, miss: 0, evicted: 0 };
  readonly deliveries = new Counter({
    name: 'permafrost_webhook_deliveries_total',
    help: 'Attempts to deliver to a webhook: delivered, failed (to be retried) or dead.',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });
  readonly mails = new Counter({
    name: 'permafrost_mails_total',
    help: 'Attempts to send an email, by result.',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });
  readonly outboxLag = new Histogram({
    name: 'permafrost_outbox_lag_seconds',
    help: 'Age of the oldest notice when a batch is taken from the outbox.',
    buckets: [...FAST_BUCKETS, 5, 10, 30, 60],
    registers: [this.registry],
  });
  readonly jobs = new Histogram({
    name: 'permafrost_job_seconds',
    help: 'Time of one run of a periodic job; the count is the number of runs.',
    labelNames: ['job'] as const,
    buckets: [0.001, 0.01, 0.1, 1, 10, 100],
    registers: [this.registry],
  });
  readonly jobFailures = new Counter({
    name: 'permafrost_job_failures_total',
    help: 'Runs of a periodic job that failed.',
    labelNames: ['job'] as const,
    registers: [this.registry],
  });
  readonly carriedOver = new Counter({
    name: 'permafrost_carried_over_total',
    help: 'Games of older versions that were replayed with the newest rules: carried over to them, or pinned.',
    labelNames: ['rulebook', 'result'] as const,
    registers: [this.registry],
  });
  readonly streams = new Gauge({
    name: 'permafrost_open_streams',
    help: 'Open event streams.',
    registers: [this.registry],
  });

  readonly shed = new Counter({
    name: 'permafrost_shed_total',
    help: 'Requests that were refused under pressure, by kind of work.',
    labelNames: ['work'] as const,
    registers: [this.registry],
  });
  readonly queueFull = new Counter({
    name: 'permafrost_queue_full_total',
    help: 'Requests that did not fit into a queue.',
    labelNames: ['queue'] as const,
    registers: [this.registry],
  });

  readonly slowClients = new Counter({
    name: 'permafrost_slow_clients_total',
    help: 'Connections that were closed because their clients did not read, or because too much waited for all of them.',
    registers: [this.registry],
  });

  /** Bytes of responses that waited for their clients at the last look. */
  unsentBytes = 0;
  /** Read on scrape. */
  pressure: () => number = () => 0;
  /** Those of requests. That of bots would show standing orders. */
  queues: readonly BoundedQueue[] = [];
  clockDrift: () => number = () => 0;
  missingEngines: () => number = () => 0;
  busHealth: () => Announcements = () => ({ problem: null, dropped: 0, healed: 0 });
  bucketsGone: () => number = () => 0;

  constructor({ process = false, exemplars = false }: { process?: boolean; exemplars?: boolean } = {}) {
    super(exemplars);
    const { entries } = this;
    this.#count('permafrost_entries_total', {
      help: 'Entries appended by this process, by rulebook.',
      label: 'rulebook',
      counts: () => entries,
    });
    const drift: Gauge = new Gauge({
      name: 'permafrost_clock_drift_seconds',
      help: "How far this machine's clock is ahead of the database's, which the service goes by.",
      registers: [this.registry],
      collect: () => drift.set(this.clockDrift() / 1000),
    });
    const missing: Gauge = new Gauge({
      name: 'permafrost_missing_engines',
      help: 'Rules versions of games that were read and cannot be played, because their engine is missing.',
      registers: [this.registry],
      collect: () => missing.set(this.missingEngines()),
    });
    const unsent: Gauge = new Gauge({
      name: 'permafrost_unsent_megabytes',
      help: 'Responses that wait for their clients, in whole megabytes.',
      registers: [this.registry],
      // Not to the byte, which would show a whisper to a client that does not read.
      collect: () => unsent.set(Math.floor(this.unsentBytes / 1_048_576)),
    });
    const level: Gauge = new Gauge({
      name: 'permafrost_pressure_level',
      help: 'How many kinds of work are refused now, the dearest first.',
      registers: [this.registry],
      collect: () => level.set(this.pressure()),
    });
    this.#ofQueues('permafrost_queue_waiting', 'Requests that wait now, by queue.', ({ waiting }) => waiting);
    this.#ofQueues(
      'permafrost_queue_longest_wait_seconds',
      'The longest wait in a queue since the last scrape.',
      (queue) => queue.takeLongestWait() / 1000,
    );
    const connected: Gauge = new Gauge({
      name: 'permafrost_bus_connected',
      help: '1 while announcements reach other processes at once, 0 while these look for changes themselves.',
      registers: [this.registry],
      collect: () => connected.set(this.busHealth().problem === null ? 1 : 0),
    });
    const gone: Gauge = new Gauge({
      name: 'permafrost_log_buckets_gone',
      help: 'Of a distributed log: how many of the 256 buckets this process could not write to when it last tried.',
      registers: [this.registry],
      collect: () => gone.set(this.bucketsGone()),
    });
    this.#count('permafrost_announcements_lost_total', {
      help: 'Announcements that could not be sent (dropped), and changes of games that none told of (healed).',
      label: 'how',
      counts: () => Object.entries({ dropped: this.busHealth().dropped, healed: this.busHealth().healed }),
    });
    if (process) collectDefaultMetrics({ register: this.registry });
  }

  observeAppend({ writes, seconds, trace }: AppendStatement): void {
    if (!this.exemplars) this.appends.observe(seconds);
    else
      this.appends.observe({ value: seconds, ...(trace !== null && { exemplarLabels: exemplarOf(trace) }) });
    this.appended.inc(writes);
  }

  #ofQueues(name: string, help: string, measure: (queue: BoundedQueue) => number): void {
    const gauge: Gauge<'queue'> = new Gauge({
      name,
      help,
      labelNames: ['queue'] as const,
      registers: [this.registry],
      collect: () => {
        for (const queue of this.queues) gauge.set({ queue: queue.name }, measure(queue));
      },
    });
  }

  /** A counter whose values are read on scrape. */
  #count(
    name: string,
    {
      help,
      label,
      counts,
    }: {
      readonly help: string;
      readonly label: string;
      readonly counts: () => Iterable<readonly [string, number]>;
    },
  ): void {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [value, count] of counts()) this.inc({ [label]: value }, count);
      },
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation is not measured, because its requests would show whispers or standing orders. */
    readonly unmeasured?: boolean;
  }
}

/** Measures by operation id. `other` are routes without one, and requests without a route. */
export const measureRequests = fp(async (app, { metrics }: { metrics: Metrics }) => {
  const measure = (operation: string): onResponseHookHandler => {
    const times = metrics.requests.of(operation);
    return ({ span }, reply, done) => {
      times.observe(reply.statusCode, reply.elapsedTime / 1000, span?.parent ?? null);
      done();
    };
  };
  const other = measure('other');
  app.addHook('onRoute', (route) => {
    if (route.config?.unmeasured === true) return;
    const { operationId } = (route.schema ?? {}) as { readonly operationId?: string };
    const own = operationId === undefined ? other : measure(operationId);
    route.onResponse = [...[route.onResponse ?? []].flat(), own];
  });
  app.addHook('onResponse', function measureUnknown(request, reply, done) {
    if (request.is404) other.call(this, request, reply, done);
    else done();
  });
});

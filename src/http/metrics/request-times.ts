import type { Metric } from 'prom-client';
import { exemplarOf } from './exemplars.js';
import type { AnyRegistry } from './registry.js';

interface Series {
  /** Requests per bucket, not cumulated. The last bucket has no upper bound. */
  readonly counts: number[];
  sum: number;
  /** By bucket, the last request that was traced. */
  exemplars: Exemplar[] | null;
}

interface Exemplar {
  /** As `traceparent`. */
  readonly trace: string;
  readonly seconds: number;
  /** In seconds since 1970. */
  readonly at: number;
}

/** Records the requests of one operation. */
export interface Observer {
  /** `trace` is that of the request, as `traceparent`; null if it is not traced. */
  observe(status: number, seconds: number, trace: string | null): void;
}

interface Settings {
  readonly name: string;
  readonly help: string;
  /** Upper bounds in seconds, ascending. */
  readonly bounds: readonly number[];
  readonly registry: AnyRegistry;
}

/**
 * A Prometheus histogram of request durations by operation and status. prom-client's own histogram finds series and
 * buckets by strings that it builds for each observation, which costs more than routing.
 */
export class RequestTimes {
  readonly #bounds: readonly number[];
  readonly #operations = new Map<string, Map<number, Series>>();

  constructor({ name, help, bounds, registry }: Settings) {
    this.#bounds = bounds;
    const metric = {
      name,
      get: async () => ({ name, help, type: 'histogram', aggregator: 'sum', values: this.#valuesOf(name) }),
    };
    registry.registerMetric(metric as unknown as Metric);
  }

  of(operation: string): Observer {
    const statuses = this.#operations.get(operation) ?? new Map<number, Series>();
    this.#operations.set(operation, statuses);
    return {
      observe: (status, seconds, trace) => {
        const series = statuses.get(status) ?? this.#newSeries();
        statuses.set(status, series);
        let bucket = 0;
        while (seconds > (this.#bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
        series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
        series.sum += seconds;
        if (trace === null) return;
        series.exemplars ??= [];
        series.exemplars[bucket] = { trace, seconds, at: Date.now() / 1000 };
      },
    };
  }

  #newSeries(): Series {
    return { counts: Array(this.#bounds.length + 1).fill(0), sum: 0, exemplars: null };
  }

  #valuesOf(name: string) {
    return [...this.#operations].flatMap(([operation, statuses]) =>
      [...statuses].flatMap(([status, { counts, sum, exemplars }]) => {
        const labels = { operation, status };
        let count = 0;
        const buckets = counts.map((inBucket, nth) => {
          count += inBucket;
          return {
            metricName: `${name}_bucket`,
            labels: { le: this.#bounds[nth] ?? '+Inf', ...labels },
            value: count,
            ...(exemplars?.[nth] && { exemplar: asExemplar(exemplars[nth]) }),
          };
        });
        return [
          ...buckets,
          { metricName: `${name}_sum`, labels, value: sum },
          { metricName: `${name}_count`, labels, value: count },
        ];
      }),
    );
  }
}

const asExemplar = ({ trace, seconds, at }: Exemplar) => ({
  labelSet: exemplarOf(trace),
  value: seconds,
  timestamp: at,
});

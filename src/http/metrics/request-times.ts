import type { Metric, Registry } from 'prom-client';

interface Series {
  /** Requests per bucket, not cumulated. The last bucket has no upper bound. */
  readonly counts: number[];
  sum: number;
}

/** Records the requests of one operation. */
export interface Observer {
  observe(status: number, seconds: number): void;
}

interface Settings {
  readonly name: string;
  readonly help: string;
  /** Upper bounds in seconds, ascending. */
  readonly bounds: readonly number[];
  readonly registry: Registry;
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
      observe: (status, seconds) => {
        const series = statuses.get(status) ?? this.#newSeries();
        statuses.set(status, series);
        let bucket = 0;
        while (seconds > (this.#bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
        series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
        series.sum += seconds;
      },
    };
  }

  #newSeries(): Series {
    return { counts: Array(this.#bounds.length + 1).fill(0), sum: 0 };
  }

  #valuesOf(name: string) {
    return [...this.#operations].flatMap(([operation, statuses]) =>
      [...statuses].flatMap(([status, { counts, sum }]) => {
        const labels = { operation, status };
        let count = 0;
        const buckets = counts.map((inBucket, nth) => {
          count += inBucket;
          return {
            metricName: `${name}_bucket`,
            labels: { le: this.#bounds[nth] ?? '+Inf', ...labels },
            value: count,
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

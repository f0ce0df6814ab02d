import { type OpenMetricsContentType, Registry } from 'prom-client';

export type AnyRegistry = Registry | Registry<OpenMetricsContentType>;

/** Exemplars have no other format. */
function openMetricsRegistry(): Registry<OpenMetricsContentType> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType('application/openmetrics-text; version=1.0.0; charset=utf-8');
  return registry;
}

/** The registry is there before the metrics that it holds. */
export class InRegistry {
  readonly registry: AnyRegistry;

  constructor(readonly exemplars: boolean) {
    this.registry = exemplars ? openMetricsRegistry() : new Registry();
  }
}

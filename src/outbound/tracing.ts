import { AsyncLocalStorage } from 'node:async_hooks';
import type * as Otel from '@opentelemetry/api';
import type { Facts, Span, SpanWish, Tracing } from '../kernel/tracing.js';

const NAME = 'permafrost';

/** Whether the standard settings of OpenTelemetry ask for traces. */
export const wantsTraces = (env: NodeJS.ProcessEnv): boolean =>
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none' &&
  [
    env.OTEL_TRACES_EXPORTER,
    env.OTEL_EXPORTER_OTLP_ENDPOINT,
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    env.OTEL_CONFIG_FILE,
  ].some((setting) => setting !== undefined && setting !== '');

/** Unless the settings name the service. */
const isNamed = (env: NodeJS.ProcessEnv): boolean =>
  Boolean(env.OTEL_SERVICE_NAME) || /(^|,)\s*service\.name=/.test(env.OTEL_RESOURCE_ATTRIBUTES ?? '');

/** Sends traces as the standard settings of OpenTelemetry say; null, and nothing is loaded, if they ask for none. */
export async function openTracing(env: NodeJS.ProcessEnv): Promise<Tracing | null> {
  if (!wantsTraces(env)) return null;
  const api = await import('@opentelemetry/api');
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  // Metrics are read from the service's own port, and logs from where it writes them.
  const sdk = new NodeSDK({
    ...(isNamed(env) ? {} : { serviceName: NAME }),
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  return {
    ...tracingBy(api, api.trace.getTracer(NAME)),
    async close() {
      // A collector that is down must not keep the service from ending.
      await sdk.shutdown().catch(() => {});
      api.trace.disable();
      api.context.disable();
    },
  };
}

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function tracingBy(api: typeof Otel, tracer: Otel.Tracer): Omit<Tracing, 'close'> {
  const inProgress = new AsyncLocalStorage<OtelSpan>();

  // Work that a request has only woken goes on in its context. It is no part of a span that has ended.
  const current = (): OtelSpan | null => {
    const span = inProgress.getStore();
    return span === undefined || span.hasEnded ? null : span;
  };

  const contextOf = (parent: string): Otel.SpanContext | null => {
    const [, traceId = '', spanId = '', flags = ''] = PARENT.exec(parent) ?? [];
    const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
    return api.isSpanContextValid(context) ? context : null;
  };

  const parentOf = ({ from }: SpanWish): Otel.Context => {
    if (from === undefined) return current()?.context ?? api.ROOT_CONTEXT;
    const remote = from === null ? null : contextOf(from);
    return remote === null ? api.ROOT_CONTEXT : api.trace.setSpanContext(api.ROOT_CONTEXT, remote);
  };

  return {
    begin(wish) {
      const parent = parentOf(wish);
      const { name, kind, facts = {}, links = [] } = wish;
      const settings = {
        kind: kind === undefined ? api.SpanKind.INTERNAL : api.SpanKind[KINDS[kind]],
        attributes: facts,
        links: links.flatMap((link) => contextOf(link) ?? []).map((context) => ({ context })),
      };
      const span = tracer.startSpan(name, settings, parent);
      return new OtelSpan(span, api.trace.setSpan(parent, span), inProgress);
    },
    current,
  };
}

const KINDS = { server: 'SERVER', client: 'CLIENT', producer: 'PRODUCER', consumer: 'CONSUMER' } as const;

/** Of the enumerations of OpenTelemetry, which are not loaded here. */
const SAMPLED = 1;
const FAILED = 2;

class OtelSpan implements Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parent: string | null;
  hasEnded = false;

  constructor(
    private readonly span: Otel.Span,
    readonly context: Otel.Context,
    private readonly inProgress: AsyncLocalStorage<OtelSpan>,
  ) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceId = traceId;
    this.spanId = spanId;
    this.parent = (traceFlags & SAMPLED) === 0 ? null : `00-${traceId}-${spanId}-01`;
  }

  run<Value>(work: () => Value): Value {
    return this.inProgress.run(this, work);
  }

  note(facts: Facts): void {
    if (!this.hasEnded) this.span.setAttributes(facts);
  }

  end(failure?: unknown): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    if (failure !== undefined) {
      // Messages of errors can contain values of a row, so that only their kind is told.
      const type = failure instanceof Error ? failure.name : 'Error';
      this.span.setAttribute('error.type', type).setStatus({ code: FAILED, message: type });
    }
    this.span.end();
  }
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { until } from './until.js';

export interface Collected {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentId: string;
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** The ids of the spans that it is linked to. */
  readonly links: readonly string[];
  readonly failed: boolean;
  /** The name of the service that sent it. */
  readonly service: unknown;
}

export interface Collector {
  readonly url: string;
  readonly spans: Collected[];
  /** The content types of what came. */
  readonly formats: Set<string>;
  /** Waits for a span. */
  find(isOne: (span: Collected) => boolean): Promise<Collected>;
  close(): Promise<void>;
}

/** An OpenTelemetry collector that keeps what it is sent over OTLP/HTTP, in protobuf or JSON. */
export async function startCollector(): Promise<Collector> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = Buffer.concat(chunks);
      const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
      const format = String(request.headers['content-type']);
      collector.formats.add(format);
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      if (isTraces)
        collector.spans.push(...(format === 'application/json' ? readJson(body) : readProtobuf(body)));
      response.writeHead(isTraces ? 200 : 404, { 'content-type': format }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    formats: new Set(),
    async find(isOne) {
      await until(() => collector.spans.some(isOne));
      return collector.spans.find(isOne) as Collected;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return collector;
}

/** A message of protobuf: the values of each field, by its number. */
type Message = ReadonlyMap<number, readonly (Buffer | bigint)[]>;

/** Reads the wire format. Fields of 64 and 32 bits, such as times, are left as bytes. */
function messageOf(bytes: Buffer): Message {
  const fields = new Map<number, (Buffer | bigint)[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const next = (length: number): Buffer => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const key = Number(varint());
    const type = key & 7;
    const value = type === 0 ? varint() : next(type === 1 ? 8 : type === 5 ? 4 : Number(varint()));
    fields.set(key >> 3, [...(fields.get(key >> 3) ?? []), value]);
  }
  return fields;
}

const within = (message: Message, field: number): Message[] =>
  (message.get(field) ?? []).flatMap((value) => (typeof value === 'bigint' ? [] : [messageOf(value)]));
const bytesIn = (message: Message, field: number): Buffer => {
  const [value] = message.get(field) ?? [];
  return value === undefined || typeof value === 'bigint' ? Buffer.alloc(0) : value;
};
const textIn = (message: Message, field: number): string => bytesIn(message, field).toString();
const hexIn = (message: Message, field: number): string => bytesIn(message, field).toString('hex');

/** Numbers of the fields are those of `opentelemetry/proto/trace/v1` and `common/v1`. */
function readProtobuf(body: Buffer): Collected[] {
  return within(messageOf(body), 1).flatMap((resource) => {
    const service = within(resource, 1).map((one) => factsOf(one, 1))[0]?.['service.name'];
    return within(resource, 2).flatMap((scope) =>
      within(scope, 2).map((span) => ({
        ...{
          traceId: hexIn(span, 1),
          spanId: hexIn(span, 2),
          parentId: hexIn(span, 4),
          name: textIn(span, 5),
        },
        ...{ facts: factsOf(span, 9), service },
        links: within(span, 13).map((link) => hexIn(link, 2)),
        failed: within(span, 15).some((status) => status.get(3)?.[0] === 2n),
      })),
    );
  });
}

function factsOf(message: Message, field: number): Record<string, unknown> {
  return Object.fromEntries(
    within(message, field).map((fact) => {
      const [value = new Map() as Message] = within(fact, 2);
      const whole = value.get(3)?.[0];
      const yes = value.get(2)?.[0];
      return [textIn(fact, 1), typeof whole === 'bigint' ? Number(whole) : yes === 1n || textIn(value, 1)];
    }),
  );
}

interface JsonFact {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number | string;
    readonly boolValue?: boolean;
  };
}
interface JsonSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes?: readonly JsonFact[];
  readonly links?: readonly { readonly spanId: string }[];
  readonly status?: { readonly code?: number };
}
interface JsonBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly JsonFact[] };
    readonly scopeSpans: readonly { readonly spans: readonly JsonSpan[] }[];
  }[];
}

function readJson(body: Buffer): Collected[] {
  const { resourceSpans } = JSON.parse(body.toString()) as JsonBody;
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, attributes = [], links = [], status }) => ({
        ...{ traceId, spanId, parentId: parentSpanId, name },
        facts: jsonFacts(attributes),
        links: links.map((link) => link.spanId),
        failed: status?.code === 2,
        service: jsonFacts(resource.attributes)['service.name'],
      })),
    ),
  );
}

const jsonFacts = (facts: readonly JsonFact[]): Record<string, unknown> =>
  Object.fromEntries(
    facts.map(({ key, value }) => [
      key,
      value.stringValue ??
        value.boolValue ??
        (value.intValue === undefined ? undefined : Number(value.intValue)),
    ]),
  );

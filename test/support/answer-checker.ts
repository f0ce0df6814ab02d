import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { inject } from 'vitest';
import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { answerHeaders } from '../../src/http/document/answer-headers.js';
import { problemCodes } from '../../src/http/problems.js';
import { sha256 } from '../../src/kernel/hash.js';
import { isRecord } from '../../src/kernel/json.js';

interface Media {
  readonly schema?: object;
}
interface Documented {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, Media>>;
}
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, Documented>>;
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'>>>>>;
}

/** What was made of the schemas of a server. The last ones are kept. */
const documentsBySchemas = new LRUCache<string, Document>({ max: 4 });

/** Documents differ between servers only in their named schemas, and take far longer to make than these. */
export function documentOf(app: FastifyInstance): Document {
  const key = sha256(JSON.stringify(app.getSchemas()));
  const document = documentsBySchemas.get(key) ?? sharedDocument(app, key);
  documentsBySchemas.set(key, document);
  return document;
}

/** Made once per run: making a document takes seconds of CPU, and reading it a hundredth of that. */
function sharedDocument(app: FastifyInstance, key: string): Document {
  const file = join(inject('databases').folder, `document-${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const document = JSON.stringify(app.swagger());
  writeFileSync(`${file}.${process.pid}`, document);
  renameSync(`${file}.${process.pid}`, file);
  return JSON.parse(document);
}

/** Every operation of the API document. */
export function operationsOf(app: FastifyInstance): Operation[] {
  const { paths } = documentOf(app);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** Headers that are sent without documentation, and required ones that are missing. */
function headerViolations(reply: FastifyReply, { headers = {} }: Documented): string[] {
  return Object.entries(answerHeaders).flatMap(([name, { required }]) => {
    const isSent = reply.hasHeader(name);
    // A problem may keep headers that were set before it occurred.
    if (isSent && headers[name] === undefined && (required || reply.statusCode < 400))
      return [`the header ${name} is not documented`];
    return !isSent && required && headers[name] !== undefined ? [`the header ${name} is missing`] : [];
  });
}

const PROBLEM = 'application/problem+json';
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
/** The body as it was before it was compressed. */
function unpacked(reply: FastifyReply, payload: unknown): unknown {
  const unpack = unpackers.get(String(reply.getHeader('content-encoding')));
  return unpack === undefined || !Buffer.isBuffer(payload) ? payload : unpack(payload).toString();
}

const unpackers = new Map<string, (packed: Buffer) => Buffer>([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
]);

/** The stream of `followEvents` at the address of its pages, for clients that ask for it there. */
const isStreamOfPages = (operationId: string, type: string): boolean =>
  operationId === 'getEvents' && type === 'text/event-stream';

const essence = (type: unknown): string => String(type ?? '').split(';')[0] ?? '';

/** The document says that responses may gain fields. Here each must be documented. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isRecord(value)) return value;
  const isClosed = value.type === 'object' && isRecord(value.properties);
  const inner = Object.entries(value).map(([name, one]) => [name, closed(one)]);
  return { ...(isClosed ? { additionalProperties: false } : {}), ...Object.fromEntries(inner) };
}

/** An API document with compiled validators. */
class Contract {
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #validators = new Map<string, ValidateFunction>();
  // Compiling takes far longer than validating, so little is spent on faster validators. An event has dozens of
  // variants, and all errors of each would be collected, so each stops at its first.
  readonly #ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });

  constructor(app: FastifyInstance) {
    this.#operations = new Map(operationsOf(app).map((one) => [one.operationId, one]));
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(closed(documentOf(app)) as object, 'api', true);
  }

  operation(operationId: string): Operation | undefined {
    return this.#operations.get(operationId);
  }

  check(pointer: string, value: unknown): string | null {
    const validate =
      this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `api#${encodeURI(pointer)}` });
    this.#validators.set(pointer, validate);
    return validate(value) ? null : `${pointer}: ${this.#ajv.errorsText(validate.errors)}`;
  }
}

/** The same rulebooks give the same document. Parsing it takes longer than most tests, so it is cached. */
const contracts = new WeakMap<readonly AnyRulebook[], Contract>();

/** Rulebooks that differ in their rules alone have the same document. */
const contractsByDocument = new WeakMap<Document, Contract>();

function contractOf(app: FastifyInstance): Contract {
  const document = documentOf(app);
  const contract = contractsByDocument.get(document) ?? new Contract(app);
  contractsByDocument.set(document, contract);
  return contract;
}

/** Compares every response with the API document of the server. */
export class AnswerChecker {
  readonly violations = new Set<string>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly rulebooks: readonly AnyRulebook[],
  ) {
    app.addHook('onSend', async (request, reply, payload) => {
      const text = unpacked(reply, payload);
      for (const violation of this.#violationsOf(request, reply, text)) this.violations.add(violation);
    });
  }

  /** The violation of a schema by a value, or null. */
  check(pointer: string, value: unknown): string | null {
    return this.#contract.check(pointer, value);
  }

  get #contract(): Contract {
    const contract = contracts.get(this.rulebooks) ?? contractOf(this.app);
    contracts.set(this.rulebooks, contract);
    return contract;
  }

  #violationsOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string[] {
    const { schema, url } = request.routeOptions;
    const { operationId, hide } = (schema ?? {}) as { operationId?: string; hide?: boolean };
    const status = reply.statusCode;
    const context = `${request.method} ${url ?? request.url} answered ${status} ${String(payload).slice(0, 300)}`;
    const problem = () => this.check('/components/schemas/Problem', JSON.parse(String(payload)));
    if (status >= 500 && status !== 503) return [context];
    if (operationId === undefined) {
      if (hide || status < 400) return [];
      if (essence(reply.getHeader('content-type')) !== PROBLEM) return [`${context}: not a problem`];
      return [problem()].flatMap((violation) => (violation === null ? [] : [`${context}: ${violation}`]));
    }
    const operation = this.#contract.operation(operationId);
    const documented = operation?.responses[status];
    if (operation === undefined || documented === undefined)
      return [`${context}: the document has no such response`];
    const [header] = headerViolations(reply, documented);
    if (header !== undefined) return [`${context}: ${header}`];
    const type = essence(reply.getHeader('content-type'));
    if ([204, 303, 304].includes(status) || request.method === 'HEAD') return [];
    if (isStreamOfPages(operationId, type)) return [];
    if (documented.content?.[type] === undefined) return [`${context}: ${type} is not documented`];
    if (!type.endsWith('json') || typeof payload !== 'string') return [];
    const pointer = [
      'paths',
      operation.path,
      operation.method,
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ];
    const body = JSON.parse(payload);
    // Rejections of rulebooks have their own codes, which the problem pages list.
    if (
      type === PROBLEM &&
      problemCodes.includes(body.code) &&
      !documented.description?.includes(`\`${body.code}\``)
    )
      return [`${context}: its code is not documented there`];
    const violation = this.check(`/${pointer.map(escaped).join('/')}`, body);
    return violation === null ? [] : [`${context}: ${violation}`];
  }
}

import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../plugins/errors.js';
import { problem } from '../problems.js';
import { addressKey } from './address-key.js';
import { ADDRESS_BYTES, type BudgetName, BYTES, type CountedBudget, countedBudgets } from './budgets.js';
import type { LastAddresses } from './last-addresses.js';
import type { SharedBuckets } from './shared-buckets.js';
import { OTHER, perUnit, type Unit, weightOf } from './weights.js';

/** The buckets that a request is charged to, and how much it costs each. */
export interface Charge {
  readonly name: BudgetName;
  readonly key: string;
  readonly amount: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly budgets: SharedBuckets<BudgetName>;
    /** Charges a request that authentication refuses. Throws if the caller has sent too many of them. */
    chargeRefused(request: FastifyRequest): void;
  }
  interface FastifyRequest {
    /** Null until the request has been weighed. */
    charges: readonly Charge[] | null;
    /** A refused request costs nothing, so that a client that hammers is admitted again. */
    isAdmitted: boolean;
    /** Bytes that the connection had sent before. */
    carried: number;
    /** Bytes of the response before it is compressed, or left out of a 304. */
    rendered: number;
  }
  interface FastifyContextConfig {
    /** Probes are not limited. */
    readonly unlimited?: boolean;
    /** A budget that counts requests of this operation, besides the budgets of work. */
    readonly counted?: CountedBudget;
  }
}

/** New accounts are counted by address, since their creator has none yet. */
const BY_ADDRESS: ReadonlySet<BudgetName> = new Set(['new-accounts']);

export const exceeded = (budget: BudgetName, seconds: number): ProblemError => {
  const wait = Math.max(1, Math.ceil(seconds));
  const detail = `The budget \`${budget}\` is used up. It has enough again in ${wait} s; \`GET /v1/me/limits\` shows it.`;
  return new ProblemError({ ...problem('rate_limited', detail), budget }, wait);
};

/** The account that pays. A guest is one of its own: its creator could see by a budget of both that it whispers. */
export const payerOf = ({ identity }: FastifyRequest): string | null => identity?.player.id ?? null;

const GUESTS = 'guests-of-';

/** Whether a bucket is that of the guests of an account, which get no deliveries. */
export const isOfGuests = (key: string): boolean => key.startsWith(GUESTS);

/** All guests of an account are one here: what is kept by it is shown to nobody. */
export function jointPayerOf({ identity }: FastifyRequest): string | null {
  if (identity === null) return null;
  return identity.owner == null ? identity.player.id : GUESTS + identity.owner;
}

export const isGuest = ({ identity }: FastifyRequest): boolean => identity?.owner != null;

/** The budgets of work that a request is charged to, with their keys. */
export function workOf(request: FastifyRequest): readonly (readonly [BudgetName, string])[] {
  const address = addressKey(request.ip);
  const payer = payerOf(request);
  if (payer === null) return [['anonymous', address]];
  return [
    ['account', payer],
    ['address', address],
  ];
}

/** Every budget that the caller has. */
export function budgetsFor(request: FastifyRequest): readonly (readonly [BudgetName, string])[] {
  const counted = countedBudgets.flatMap((name): (readonly [BudgetName, string])[] => {
    const key = keyOf(name, request);
    return key === null ? [] : [[name, key]];
  });
  const writer = isGuest(request) ? null : jointPayerOf(request);
  const bytes: (readonly [BudgetName, string])[] = writer === null ? [] : [[BYTES, writer]];
  return [...workOf(request), ...counted, ...bytes, [ADDRESS_BYTES, addressKey(request.ip)]];
}

const keyOf = (name: CountedBudget, request: FastifyRequest): string | null =>
  BY_ADDRESS.has(name) ? addressKey(request.ip) : payerOf(request);

export function chargesOf(
  request: FastifyRequest,
  weight: number,
  counted?: CountedBudget,
): readonly Charge[] {
  const work: Charge[] = workOf(request).map(([name, key]) => ({ name, key, amount: weight }));
  work.push(...writersOf(request).map(([name, key]) => ({ name, key, amount: bytesOf(request) })));
  if (counted === undefined) return work;
  return [...work, { name: counted, key: keyOf(counted, request) ?? addressKey(request.ip), amount: 1 }];
}

/** Whose bytes it is that a request makes the server keep. */
function writersOf(request: FastifyRequest): readonly (readonly [BudgetName, string])[] {
  if (!writes(request)) return [];
  const writer = jointPayerOf(request);
  const ofAddress = [ADDRESS_BYTES, addressKey(request.ip)] as const;
  return writer === null ? [ofAddress] : [[BYTES, writer], ofAddress];
}

const writes = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

/** Rows that a request writes have more than what it sends: ids, times, indexes. */
const ROW_BYTES = 1_000;
/** A response that is saved for retries has a row of its own. */
const rowsOf = (headers: FastifyRequest['headers']): number =>
  headers['idempotency-key'] === undefined ? 1 : 2;
const bytesOf = ({ headers }: FastifyRequest): number =>
  rowsOf(headers) * ROW_BYTES + Number(headers['content-length'] ?? 0);

export const weightOfRoute = ({ schema = {} }: { readonly schema?: object | undefined }): number =>
  weightOf((schema as { readonly operationId?: string }).operationId);

/** The first budget that has not enough for these charges. */
export function firstSpent(
  budgets: SharedBuckets<BudgetName>,
  charges: readonly Charge[],
): { readonly name: BudgetName; readonly seconds: number } | null {
  for (const { name, key, amount } of charges) {
    const seconds = budgets.secondsUntil(name, key, amount);
    if (seconds > 0) return { name, seconds };
  }
  return null;
}

interface RequestLimits {
  readonly budgets: SharedBuckets<BudgetName>;
  readonly addresses: LastAddresses;
}

/** Charges every request to its account and address. Register it before authentication, which its hooks follow. */
export const limitRequests = fp(async (app, { budgets, addresses }: RequestLimits) => {
  app.decorate('budgets', budgets);
  app.decorateRequest('charges', null);
  app.decorateRequest('isAdmitted', false);
  app.decorateRequest('carried', 0);
  app.decorateRequest('rendered', 0);
  app.addHook('onClose', async () => {
    budgets.close();
    addresses.close();
  });

  /** Charges all buckets or none. */
  const admit = (request: FastifyRequest, charges: readonly Charge[]): void => {
    request.charges = charges;
    const spent = firstSpent(budgets, charges);
    if (spent !== null) throw exceeded(spent.name, spent.seconds);
    for (const { name, key, amount } of charges) budgets.take(name, key, amount);
    const writer = jointPayerOf(request);
    if (writer !== null && writes(request)) addresses.saw(writer, addressKey(request.ip));
    request.isAdmitted = true;
  };
  const admitOther = (request: FastifyRequest): void => admit(request, chargesOf(request, OTHER));
  app.decorate('chargeRefused', admitOther);

  app.addHook('onRoute', (route: RouteOptions) => {
    const { unlimited = false, counted } = route.config ?? {};
    if (unlimited || route.method === 'OPTIONS') return;
    const weight = weightOfRoute(route);
    const hook = async (request: FastifyRequest) => admit(request, chargesOf(request, weight, counted));
    route.onRequest = [...[route.onRequest ?? []].flat(), hook];
  });
  app.addHook('onRequest', async (request) => {
    const { bytesWritten: written = 0 } = request.raw.socket;
    request.carried = written;
    if (request.is404) admitOther(request);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.isAdmitted) chargeRendered(budgets, request, payload);
    showBudgets(budgets, request, reply);
  });
  app.addHook('onResponse', async (request) => chargeBytes(budgets, request));
});

/** Charges work whose size shows only while it is done. It is never refused. */
export function chargeFor(request: FastifyRequest, unit: Unit, count: number): void {
  for (const [name, key] of workOf(request)) request.server.budgets.take(name, key, count * perUnit[unit]);
}

/** For an archive that is unpacked to read some of it. */
export const chargeUnpacked =
  (request: FastifyRequest) =>
  (entries: number): void =>
    chargeFor(request, 'entry', entries);

/**
 * Charged before it is sent: until then it fills memory, and a client that reads nothing could have as many as it likes.
 */
function chargeRendered(budgets: SharedBuckets<BudgetName>, request: FastifyRequest, payload: unknown): void {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
  request.rendered = payload.length;
  const work = (payload.length / 1024) * perUnit.kilobyteOut;
  for (const [name, key] of workOf(request)) budgets.take(name, key, work);
}

/** A stream is charged when it ends. */
function chargeBytes(budgets: SharedBuckets<BudgetName>, request: FastifyRequest): void {
  const { isAdmitted, carried, rendered, raw } = request;
  const received = receivedBy(request) / 1024;
  if (!isAdmitted) return;
  const { bytesWritten = 0 } = raw.socket;
  const sent = Math.max(0, bytesWritten - carried) / 1024;
  const unpaid = Math.max(0, sent - rendered / 1024);
  const work = received * perUnit.kilobyteIn + unpaid * perUnit.kilobyteOut;
  for (const [name, key] of workOf(request)) budgets.take(name, key, work);
  // A response may be saved for retries. A body without a length is counted as it was read.
  for (const [name, key] of writersOf(request)) budgets.take(name, key, sent * 1024 + unannounced(request));
}

/** Bytes that a connection had sent when its last request was answered. */
const readBefore = new WeakMap<object, number>();

/**
 * A body in chunks announces no length, so all that came since the last answer counts. Of an announced length, what
 * did not come is not charged: the bucket of an address would pay for what a single client claims.
 */
function receivedBy({ headers, raw: { socket } }: FastifyRequest): number {
  const { bytesRead = 0 } = socket;
  const came = Math.max(0, bytesRead - (readBefore.get(socket) ?? 0));
  readBefore.set(socket, bytesRead);
  return headers['transfer-encoding'] === undefined
    ? Math.min(came, Number(headers['content-length'] ?? 0))
    : came;
}

/** Bytes of a body that was sent in chunks. */
const unannounced = ({ headers, body }: FastifyRequest): number =>
  headers['content-length'] !== undefined || body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body));

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/ */
function showBudgets(budgets: SharedBuckets<BudgetName>, request: FastifyRequest, reply: FastifyReply): void {
  if (request.routeOptions.config.unlimited === true || request.method === 'OPTIONS') return;
  // Authentication has refused it.
  const all = request.charges ?? chargesOf(request, 0);
  const charges = isGuest(request) ? all.filter(({ name }) => name !== BYTES) : all;
  const states = charges.map(({ name, key }) => {
    const { size } = budgets.budgets[name];
    const left = shownLeft(budgets, name, key);
    return `"${name}";r=${left};t=${Math.ceil(budgets.secondsUntil(name, key, size))}`;
  });
  reply.header('ratelimit-policy', charges.map(({ name }) => policyOf(budgets, name)).join(', '));
  reply.header('ratelimit', states.join(', '));
}

/** Others at the same address must not be counted out: what they write is shown in steps that hide any one text. */
const STEPS = 64;

export function shownLeft(budgets: SharedBuckets<BudgetName>, name: BudgetName, key: string): number {
  const left = Math.max(0, budgets.left(name, key));
  if (name !== ADDRESS_BYTES) return Math.floor(left);
  const { size } = budgets.budgets[name];
  return Math.floor((Math.floor((left / size) * STEPS) * size) / STEPS);
}

function policyOf(budgets: SharedBuckets<BudgetName>, name: BudgetName): string {
  const { size, seconds } = budgets.budgets[name];
  return `"${name}";q=${size};w=${seconds}`;
}

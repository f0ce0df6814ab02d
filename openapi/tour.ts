import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../src/app.js';
import { openReceivers } from '../src/outbound/receivers.js';
import { rulebooks } from '../src/rulebooks/registry.js';
import { type ApiDocument, operationsOf } from './operations.js';
import { openTemporaryStore } from './temporary-store.js';

/** What was sent and answered in an operation: the examples of the document. */
export interface Example {
  readonly operationId: string;
  readonly status: number;
  readonly type: string;
  readonly request: unknown;
  readonly response: unknown;
}

export interface Toured {
  readonly document: ApiDocument;
  readonly examples: readonly Example[];
}

interface Sent {
  /** Whose token to send. */
  readonly as?: string;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls an operation by its id, notes what happened, and gives back the answer with its headers. */
type Call = (operationId: string, sent?: Sent) => Promise<{ readonly body: Body; readonly etag: string }>;

interface Body {
  readonly id?: string;
  readonly secret?: string;
  readonly player?: { readonly id: string };
  readonly token?: { readonly id: string };
  readonly webhook?: { readonly id: string };
  readonly asked?: readonly { readonly actions: readonly { readonly id: string }[] }[];
}

/** Ids, secrets and time that are the same in every run, so that the examples are too. */
function sameEveryTime() {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  return {
    clock: () => new Date(Date.UTC(2026, 0, 1) + next() * 1000),
    newId: () => `01890000-0000-7000-8000-${next().toString(16).padStart(12, '0')}`,
    newSecret: () => `example${next().toString().padStart(8, '0')}`,
  };
}

/**
 * What looks for work by itself reads the clock: on a slow machine it would come in the middle of the tour. And
 * nobody is called whom the examples name.
 */
const nobodyOutside: Partial<AppDeps> = {
  sweepMs: 3_600_000,
  deadlineMs: 3_600_000,
  dispatchMs: null,
  receivers: openReceivers({ resolve: async () => ['93.184.216.34'] }),
  mailer: { send: async () => ({ kind: 'sent' }), close() {} },
};

/**
 * Plays the first minutes of a game for two against the real server, and notes every answer. The committed
 * document carries these, so an example can never differ from what the server says.
 */
export async function takeTour(): Promise<Toured> {
  const store = await openTemporaryStore();
  const app = await buildApp({ store, rulebooks, ...sameEveryTime(), ...nobodyOutside });
  const examples: Example[] = [];
  try {
    await app.ready();
    const document = app.swagger() as unknown as ApiDocument;
    const call = callOn(app, document, examples);
    await play(call);
    await playOn(call, (id) => finished(app, id));
    return { document, examples };
  } finally {
    await app.close();
    await store.close();
  }
}

function callOn(app: FastifyInstance, document: ApiDocument, examples: Example[]): Call {
  const operations = operationsOf(document);
  return async (operationId, { as, path = {}, query = '', body, headers = {} } = {}) => {
    const operation = operations.find((one) => one.operationId === operationId);
    if (operation === undefined) throw new Error(`no operation ${operationId}`);
    const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
    const answer = await app.inject({
      method: operation.method,
      url: `${address}${query}`,
      headers: { ...headers, ...(as ? { authorization: `Bearer ${as}` } : {}) },
      ...(body ? { payload: body } : {}),
    });
    const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    const response: unknown = type.endsWith('json') ? answer.json() : answer.body;
    examples.push({ operationId, status: answer.statusCode, type, request: body, response });
    return { body: response as Body, etag: String(answer.headers.etag) };
  };
}

async function play(call: Call): Promise<void> {
  await call('health');
  await call('readiness');
  await call('listRulebooks');
  await call('getRulebook', { path: { id: 'mammut' } });
  await call('getRulebook', { path: { id: 'chess' } });

  const ayla = (await call('createPlayer', { body: { name: 'Ayla' } })).body.secret ?? '';
  const brun = (await call('createPlayer', { body: { name: 'Brun' } })).body.secret ?? '';
  await call('createPlayer', { body: { name: '' } });
  await call('getMe', { as: ayla });
  await call('getMe');
  const wish = { name: 'My bot', scopes: ['read', 'play'], expiresAt: '2027-01-01T00:00:00.000Z' };
  const token = await call('createToken', { as: ayla, body: wish });
  await call('createToken', { as: token.body.secret ?? '', body: wish });
  await call('listTokens', { as: ayla });
  await call('revokeToken', { as: ayla, path: { id: token.body.token?.id ?? '' } });

  await lobby(call, ayla, brun);
  const created = await call('createGame', {
    as: ayla,
    body: { rulebook: 'mammut', seats: ['me', 'open'], visibility: 'private' },
  });
  await call('createGame', { as: ayla, body: { rulebook: 'mammut', seats: ['me'] } });
  const clock = { kind: 'bank', seconds: 259200, increment: 43200 };
  const waiting = { rulebook: 'mammut', seats: ['me', 'open'], clock };
  const spare = await call('createGame', { as: ayla, body: waiting });
  await call('closeGame', { as: ayla, path: { id: spare.body.id ?? '' } });
  const { id = '' } = created.body;
  const path = { id };
  const { invitation } = created.body as { invitation?: string };
  await call('getGame', { path, as: ayla });
  await call('getGame', { path });
  await call('getComponents', { path, as: ayla });
  await call('getView', { path, as: ayla });
  await call('startGame', { path, as: ayla });
  await call('joinGame', { path, as: brun, body: { invitation } });
  await call('leaveGame', { path: { id, seat: 1 }, as: brun });
  await call('joinGame', { path, as: brun, body: { invitation, seat: 1 } });
  await call('addEntropy', { path: { id, seat: 1 }, as: brun, body: { entropy: 'rolled-3-1-and-6' } });
  await call('joinGame', { path, as: brun, body: { seat: 0 } });
  await call('startGame', { path, as: ayla });
  await call('startGame', { path, as: brun });
  await call('listGames', { as: ayla, query: '?seat=me' });
  await call('listGames', { query: '?cursor=nowhere' });

  const legal = [await call('getActions', { path, as: ayla }), await call('getActions', { path, as: brun })];
  const first = legal.findIndex(({ body }) => (body.asked?.length ?? 0) > 0);
  const [mover, other] = first === 0 ? [ayla, brun] : [brun, ayla];
  await call('getInbox', { as: mover });
  const view = await call('getView', { path, as: mover });
  await call('getView', { path, as: mover, headers: { 'if-none-match': view.etag } });
  await call('getPicture', { path, as: mover, query: '?size=360&scheme=dark&language=de' });
  await call('getPictureAsPng', { path, query: '?seat=0' });
  await call('getReplay', { path, as: mover });
  const action = legal[first]?.body.asked?.[0]?.actions[0]?.id ?? '';
  await call('act', { path, as: other, body: { action } });
  await call('act', { path, as: mover, body: { action }, headers: { 'if-match': view.etag } });
  await call('act', { path, as: mover, body: { action }, headers: { 'if-match': view.etag } });
  await call('act', { path, as: mover, body: { action: 'dance' } });
  await call('act', { path, as: other, query: '?dryRun=true', body: { action } });
  await call('undo', { path, as: other, body: {} });
  await call('undo', { path, as: mover, body: { ask: true } });
  await call('answerUndo', { path, as: mover, body: { grant: true } });
  // Of the seat that is not asked: an order of the other one would be carried out at once, or between two calls.
  const seat = 1 - first;
  const orders = [{ kind: 'once', action: legal[first]?.body.asked?.[0]?.actions[1]?.id ?? '' }];
  await call('layDownOrders', { path: { id, seat }, as: other, body: { orders } });
  await call('layDownOrders', { path: { id, seat }, as: other, body: { orders: [] } });
  await call('getOrders', { path: { id, seat }, as: other });
  await call('comeBack', { path: { id, seat }, as: other });
  await call('setHours', {
    as: ayla,
    body: { timeZone: 'Europe/Amsterdam', weekendsOff: true, quietHours: { from: '22:00', until: '08:00' } },
  });
  await call('addVacation', { as: ayla, body: { from: '2026-12-24', to: '2026-12-31' } });
  await call('addVacation', { as: ayla, body: { from: '2025-12-24', to: '2025-12-31' } });
  await call('getCalendar', { as: ayla });
  await call('endVacation', { as: ayla, path: { from: '2026-12-24' } });
  const said = await call('postMessage', { path, as: mover, body: { text: 'I could not resist.' } });
  await call('postMessage', { path, as: other, body: { text: 'You will be sorry.', to: [0, 1] } });
  await call('postMessage', { path, as: other, body: { text: '' } });
  await call('getMessages', { path, as: other });
  await call('retractMessage', { path: { id, message: said.body.id ?? '' }, as: mover });
  await call('getMessages', { path, as: other, query: '?after=nowhere' });
  await call('exportGame', { path, as: other });
  await call('getEvents', { path, as: other });
  await call('getEvents', { path, as: other, query: '?after=1000' });

  const creb = await call('createPlayer', { body: { name: 'Creb' } });
  const { player } = creb.body as { player?: { id: string } };
  const muted = { player: player?.id ?? '' };
  await call('mutePlayer', { path: muted, as: brun });
  await call('listMutes', { as: brun });
  await call('exportAccount', { as: brun });
  await call('unmutePlayer', { path: muted, as: brun });
  await call('renamePlayer', { as: creb.body.secret ?? '', body: { name: 'Mog-ur' } });
  await call('deleteAccount', { as: creb.body.secret ?? '', body: { name: 'Creb' } });
  await call('deleteAccount', { as: creb.body.secret ?? '', body: { name: 'Mog-ur' } });
  await call('resign', { path: { id, seat: first }, as: mover });
  await beTold(call, ayla);
}

/** The channels on which somebody hears of games who is not there. */
async function beTold(call: Call, as: string): Promise<void> {
  const wish = { url: 'https://bot.example.com/permafrost', events: ['prompt.opened', 'game.finished'] };
  const created = await call('createWebhook', { as, body: wish });
  await call('createWebhook', { as, body: { ...wish, url: 'http://169.254.169.254/latest/meta-data' } });
  const path = { id: created.body.webhook?.id ?? '' };
  await call('listWebhooks', { as });
  await call('getWebhook', { as, path });
  await call('rotateWebhookSecret', { as, path });
  const { body: delivery } = await call('testWebhook', { as, path });
  await call('listDeliveries', { as, path });
  await call('retryDelivery', { as, path: { ...path, delivery: delivery.id ?? '' } });
  await call('changeWebhook', { as, path, body: { active: false } });
  await call('retryDelivery', { as, path: { ...path, delivery: delivery.id ?? '' } });
  await call('deleteWebhook', { as, path });
  await call('getWebhook', { as, path });

  const quietHours = { from: '22:00', until: '07:00' };
  const mail = { address: 'ayla@example.com', digest: 'daily', quietHours, timeZone: 'Europe/Berlin' };
  await call('setEmail', { as, body: mail });
  await call('setEmail', { as, body: { ...mail, timeZone: 'Mammut/Steppe' } });
  await call('getEmail', { as });
  await call('askForConfirmation', { as });
  await call('showConfirmation', { query: '?token=from-the-mail' });
  await call('confirmEmail', { query: '?token=from-the-mail' });
  await call('showUnsubscription', { query: '?token=from-the-mail' });
  await call('unsubscribe', { query: '?token=from-the-mail' });
  await call('deleteEmail', { as });
}

/** How people find each other. */
async function lobby(call: Call, ayla: string, brun: string): Promise<void> {
  const wish = { rulebook: 'mammut', seats: 2, clock: { kind: 'prompt', seconds: 86400 }, language: 'de' };
  await call('matchGame', { as: ayla, body: wish });
  const matched = await call('matchGame', { as: brun, body: { rulebook: 'mammut', language: 'de' } });
  await call('matchGame', { as: ayla, body: { rulebook: 'chess' } });
  await call('listGames', { query: '?language=de&clock=slow&seats=2&open=false' });
  await call('rematch', { as: brun, path: { id: matched.body.id ?? '' } });
  await call('forkGame', {
    as: brun,
    path: { id: matched.body.id ?? '' },
    body: { version: 1, seats: ['me', 'me'] },
  });

  const opened = await call('createGame', {
    as: ayla,
    body: { rulebook: 'mammut', seats: ['me', 'open', 'open'], visibility: 'private' },
  });
  const path = { id: opened.body.id ?? '' };
  const player = (await call('getMe', { as: brun })).body.player?.id ?? '';
  await call('invite', { as: ayla, path, body: { player: 'Brun', seat: 2 } });
  await call('invite', { as: ayla, path, body: { player: 'Broud' } });
  await call('listInvitations', { as: brun });
  await call('uninvite', { as: brun, path: { ...path, player } });
  await call('makeSeatKey', { as: ayla, path: { ...path, seat: 1 }, body: { name: 'Durc' } });
  await call('makeSeatKey', { as: ayla, path: { ...path, seat: 0 }, body: {} });
  await call('revokeSeatKey', { as: ayla, path: { ...path, seat: 1 } });
  await call('closeGame', { as: ayla, path });
}

/** What can be done with a game that is over. */
async function playOn(call: Call, isFinished: (id: string) => Promise<void>): Promise<void> {
  const creb = (await call('createPlayer', { body: { name: 'Creb' } })).body.secret ?? '';
  const body = { rulebook: 'mammut', seats: ['bot', 'bot'] };
  const path = { id: (await call('createGame', { as: creb, body })).body.id ?? '' };
  await call('startGame', { as: creb, path });
  await isFinished(path.id);
  await call('forkGame', { as: creb, path, body: { version: 8, seats: ['me', 'me'] } });
  const given = await call('createGame', { as: creb, body: { rulebook: 'mammut', seats: ['me', 'open'] } });
  await call('closeGame', { as: creb, path: { id: given.body.id ?? '' } });
  await call('rematch', { as: creb, path: { id: given.body.id ?? '' } });
}

/** Asks in a way that leaves no example. */
async function finished(app: FastifyInstance, id: string): Promise<void> {
  while ((await app.inject(`/v1/games/${id}`)).json().status !== 'finished') await sleep(5);
}

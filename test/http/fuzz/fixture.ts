import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { commitmentToEntropy } from '../../../src/engine/draw.js';
import type { Mail, Mailboxes } from '../../../src/play/ports/mail.js';
import { readManifest } from '../../../src/rulebooks/frozen.js';
import type { Operation } from '../../support/answer-checker.js';
import { giveRole, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import type { Service } from '../../support/service.js';
import { until } from '../../support/until.js';
import {
  type ApplicationsAsking,
  adminParts,
  applicationParts,
  newApplications,
  peopleParts,
  usesUpApplications,
} from './applications.js';
import type { Sent } from './mutations.js';
import { newSignIns, type SignInsUnderWay, signInParts, usesUpSignIns } from './sign-ins.js';

/** The people and games that requests are about. */
export interface Fixture {
  readonly one: Person;
  readonly two: Person;
  readonly spareToken: string;
  /** Said by `one` in the active game. */
  message: string;
  /** Whom `one` has muted. */
  readonly muted: string;
  readonly third: Person;
  /** Who gets a role. */
  readonly aide: string;
  /** Has an account to delete. */
  leaver: Person;
  webhook: string;
  delivery: string;
  /** Tokens of links in emails. */
  confirmation: string;
  unsubscription: string;
  open: string;
  full: string;
  /** Full, and the first has committed to entropy. */
  revealing: string;
  active: string;
  /** Where the first has just acted. */
  slip: string;
  /** A game in which the second player has requested an undo. */
  asked: string;
  readonly finished: string;
  /** A guided first game of the first. */
  readonly lesson: string;
  /** With a guest on seat 1. */
  keyed: string;
  /** To which the first is invited. */
  invited: string;
  /** That nobody has closed. */
  report: string;
  announcement: string;
  /** Which the first has created and entered. */
  tournament: string;
  /** About `third`. */
  measure: string;
  signIns: SignInsUnderWay;
  applications: ApplicationsAsking;
  /** Creates again what an accepted request has used up. */
  renew(operationId: string): Promise<void>;
}

/** The emails that a service has sent, with their addresses. */
interface Outside {
  readonly mails: readonly Mail[];
  readonly mailboxes: Mailboxes;
}

const ENTROPY = '4-8-15-16-23-42';
const HOOK = { url: 'https://receiver.example/hook', events: ['prompt.opened'] };
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const WISH = { options: { rounds: 5 } };

export async function newFixture(service: Service, { mails, mailboxes }: Outside): Promise<Fixture> {
  const { http } = service;
  const one = await newPerson(service, 'Ayla');
  await giveRole(service, one, 'operator');
  const two = await newPerson(service, 'Durc');
  const spare = await http
    .post('/v1/me/tokens')
    .set(one.auth)
    .send({ name: 'spare', scopes: ['read'] })
    .expect(201);
  const finished = await startedGame(service, one, two, { options: { rounds: 1 } });
  for (const { auth } of [one, two]) {
    await http.post(`/v1/games/${finished}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
  }
  const { body: lesson } = await http.post('/v1/rulebooks/mammut/lesson').set(one.auth).expect(201);
  const third = await newPerson(service, 'Iza');
  await http.put(`/v1/me/mutes/${third.id}`).set(one.auth).expect(204);
  const said = async (game: string) => {
    const { body } = await http
      .post(`/v1/games/${game}/messages`)
      .set(one.auth)
      .send({ text: 'Hm.' })
      .expect(201);
    return body.id as string;
  };
  const opened = async () => (await newGame(service, one, { ...WISH, visibility: 'private' })).id;
  const filled = async () => (await newGame(service, one, { ...WISH, seats: ['me', 'me'] })).id;
  const revealed = async () => {
    const id = await filled();
    const commitment = commitmentToEntropy(ENTROPY);
    await http.post(`/v1/games/${id}/seats/0/entropy`).set(one.auth).send({ commitment }).expect(200);
    await http.post(`/v1/games/${id}/start`).set(one.auth).expect(200);
    return id;
  };
  const begun = () => startedGame(service, one, two, WISH);
  const act = (id: string, { auth }: Person) =>
    http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
  const slipped = async () => {
    const id = await begun();
    await act(id, one);
    return id;
  };
  const asking = async () => {
    const id = await begun();
    await act(id, two);
    await act(id, one);
    await http.post(`/v1/games/${id}/undo`).set(two.auth).send({ to: 1, ask: true }).expect(200);
    return id;
  };
  const keying = async () => {
    const { id } = await newGame(service, one, WISH);
    await http.post(`/v1/games/${id}/seats/1/keys`).set(one.auth).send({}).expect(201);
    return id;
  };
  const inviting = async () => {
    const { id } = await newGame(service, two, WISH);
    await http.post(`/v1/games/${id}/invitations`).set(two.auth).send({ player: one.id }).expect(200);
    return id;
  };
  const takeOff = () =>
    http
      .post('/v1/me/vacations')
      .set(one.auth)
      .send({ from: dayFromNow(40), to: dayFromNow(41) })
      .expect(200);
  await takeOff();
  const active = await begun();
  const hooked = async () => {
    // As many as one account may have would soon be made.
    for (const { id } of (await http.get('/v1/me/webhooks').set(one.auth).expect(200)).body.webhooks) {
      await http.delete(`/v1/me/webhooks/${id}`).set(one.auth).expect(204);
    }
    const { body } = await http.post('/v1/me/webhooks').set(one.auth).send(HOOK).expect(201);
    const path = `/v1/me/webhooks/${body.webhook.id}/test`;
    const test = await http.post(path).set(one.auth);
    return { webhook: body.webhook.id, delivery: test.body.id ?? body.webhook.id };
  };
  let addresses = 0;
  const withAddress = async (person: Person) => {
    addresses += 1;
    const address = `somebody${addresses}@example.com`;
    await http.put('/v1/me/email').set(person.auth).send({ address });
    return address;
  };
  const mailed = async () => {
    const zug = await newPerson(service, 'Zug');
    const address = await withAddress(zug);
    await until(async () => (await mailboxes.find(zug.id))?.mailedAt instanceof Date);
    const { text = '' } = mails.find(({ to }) => to === address) ?? {};
    const confirmation = /token=([^&\s]+)/.exec(text)?.[1] ?? '';
    const { unsubscribeToken: unsubscription = '' } = (await mailboxes.find(zug.id)) ?? {};
    return { confirmation, unsubscription };
  };
  await withAddress(one);
  const reported = async (): Promise<string> => {
    const wish = { kind: 'player', reason: 'spam', player: third.id };
    return (await http.post('/v1/reports').set(two.auth).send(wish).expect(201)).body.id;
  };
  const measured = async (): Promise<string> => {
    const wish = { kind: 'mute', player: third.id, reason: 'Too loud.' };
    return (await http.post('/v1/admin/measures').set(one.auth).send(wish).expect(201)).body.id;
  };
  const announced = async (): Promise<string> => {
    const wish = { en: 'Hello.', de: 'Hallo.', until: '2099-01-01T00:00:00Z' };
    return (await http.post('/v1/admin/announcements').set(one.auth).send(wish).expect(201)).body.id;
  };
  const tournament = async (): Promise<string> => {
    const wish = {
      ...{ rulebook: 'thin-ice', format: 'swiss', seats: 2, clock: { kind: 'prompt', seconds: 600 } },
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const { body } = await http.post('/v1/tournaments').set(one.auth).send(wish).expect(201);
    const { id } = body.tournament;
    await http.put(`/v1/tournaments/${id}/entry`).set(one.auth).send({}).expect(200);
    return id;
  };
  const fixture: Fixture = {
    one,
    two,
    spareToken: spare.body.token.id,
    ...(await hooked()),
    ...(await mailed()),
    signIns: await newSignIns(service, mails),
    applications: await newApplications(service, one),
    open: await opened(),
    full: await filled(),
    revealing: await revealed(),
    active,
    slip: await slipped(),
    asked: await asking(),
    finished,
    lesson: lesson.id,
    message: await said(active),
    muted: third.id,
    leaver: await newPerson(service, 'Creb'),
    keyed: await keying(),
    invited: await inviting(),
    report: await reported(),
    announcement: await announced(),
    tournament: await tournament(),
    measure: await measured(),
    third,
    aide: (await newPerson(service, 'Uba')).id,
    async renew(operationId) {
      if (['makeSeatKey', 'revokeSeatKey'].includes(operationId)) fixture.keyed = await keying();
      if (/^(decide|appeal)Measure$/.test(operationId)) fixture.measure = await measured();
      if (/^(leave|cancel)Tournament$/.test(operationId)) fixture.tournament = await tournament();
      if (operationId === 'retractAnnouncement') fixture.announcement = await announced();
      if (operationId === 'closeReport') fixture.report = await reported();
      if (/^uninvite$|^answerInvitation$/.test(operationId)) fixture.invited = await inviting();
      if (['joinGame', 'leaveGame', 'closeGame', 'invite'].includes(operationId))
        fixture.open = await opened();
      if (usesUpSignIns(operationId)) fixture.signIns = await newSignIns(service, mails);
      if (usesUpApplications(operationId)) fixture.applications = await newApplications(service, one);
      if (operationId === 'undo') fixture.slip = await slipped();
      if (operationId === 'answerUndo') fixture.asked = await asking();
      if (operationId === 'endVacation') await takeOff();
      if (operationId === 'startGame') fixture.full = await filled();
      if (operationId === 'revealEntropy') fixture.revealing = await revealed();
      if (operationId === 'deleteEmail') await withAddress(one);
      if (/confirmEmail|unsubscribe/.test(operationId)) Object.assign(fixture, await mailed());
      if (/Webhook|Delivery/.test(operationId)) Object.assign(fixture, await hooked());
      if (['act', 'resign', 'layDownOrders'].includes(operationId)) fixture.active = await begun();
      if (['act', 'resign', 'layDownOrders', 'retractMessage'].includes(operationId))
        fixture.message = await said(fixture.active);
      if (operationId === 'unmutePlayer')
        await http.put(`/v1/me/mutes/${third.id}`).set(one.auth).expect(204);
      if (operationId === 'deleteAccount' || operationId === 'renamePlayer')
        fixture.leaver = await newPerson(service, 'Creb');
    },
  };
  return fixture;
}

export interface Parts {
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly anonymous?: boolean;
  readonly as?: Person;
}

/** A valid request for every operation of the document. */
const frozenHash = readManifest().engines[0]?.hash ?? '';

const parts: Readonly<Record<string, (fixture: Fixture) => Parts>> = {
  listRulebooks: () => ({ anonymous: true }),
  getRulebook: () => ({ path: { id: 'thin-ice' } }),
  getRulebookEngine: () => ({ path: { id: 'mammut' }, anonymous: true }),
  getRulebookEngineTypes: () => ({ path: { id: 'mammut' }, anonymous: true }),
  getEngine: () => ({ path: { hash: frozenHash }, anonymous: true }),
  getEngineTypes: () => ({ path: { hash: frozenHash }, anonymous: true }),
  ...signInParts,
  ...applicationParts,
  ...peopleParts,
  ...adminParts,
  createPlayer: () => ({ body: { name: 'Ayla', bot: true } }),
  getMe: () => ({}),
  getLimits: () => ({}),
  createToken: () => ({
    body: { name: 'laptop', scopes: ['read', 'play'], expiresAt: '2099-01-01T00:00:00Z' },
  }),
  listTokens: () => ({}),
  revokeToken: ({ spareToken }) => ({ path: { id: spareToken } }),
  createGame: () => ({
    body: {
      rulebook: 'thin-ice',
      seats: ['me', 'open'],
      options: { rounds: 2 },
      visibility: 'private',
      clock: { kind: 'bank', seconds: 86_400, increment: 60, onTimeout: 'resign', lapses: 3 },
    },
  }),
  listGames: () => ({
    query: { ...{ status: 'active', seat: 'me', limit: '2', seats: '2' }, open: 'false', clock: 'none' },
  }),
  matchGame: () => ({
    body: {
      ...{ rulebook: 'thin-ice', seats: 2, options: { rounds: 2 }, language: 'de' },
      clock: { kind: 'prompt', seconds: 600 },
    },
  }),
  rematch: ({ finished }) => ({ path: { id: finished } }),
  forkGame: ({ finished }) => ({
    path: { id: finished },
    body: { version: 2, seats: ['me', 'open'], visibility: 'unlisted', language: 'en' },
  }),
  invite: ({ open, two }) => ({ path: { id: open }, body: { player: two.id, seat: 1 } }),
  uninvite: ({ invited, one }) => ({ path: { id: invited, player: one.id } }),
  listInvitations: () => ({}),
  challenge: ({ two }) => ({
    body: {
      ...{
        players: [two.id],
        rulebook: 'thin-ice',
        seats: 2,
        seat: 1,
        options: { rounds: 2 },
        language: 'de',
      },
      ...{ clock: { kind: 'prompt', seconds: 600 }, rated: false, visibility: 'private' },
    },
  }),
  answerInvitation: ({ invited }) => ({ path: { id: invited }, body: { accept: false, reason: 'later' } }),
  makeSeatKey: ({ keyed }) => ({ path: { id: keyed, seat: '1' }, body: { name: 'Uba' } }),
  revokeSeatKey: ({ keyed }) => ({ path: { id: keyed, seat: '1' } }),
  getGame: ({ open }) => ({ path: { id: open } }),
  getComponents: ({ active }) => ({ path: { id: active } }),
  joinGame: ({ open }) => ({ path: { id: open }, body: { seat: 1 } }),
  leaveGame: ({ open }) => ({ path: { id: open, seat: '0' } }),
  addEntropy: ({ open }) => ({ path: { id: open, seat: '0' }, body: { entropy: ENTROPY } }),
  revealEntropy: ({ revealing }) => ({ path: { id: revealing, seat: '0' }, body: { entropy: ENTROPY } }),
  startGame: ({ full }) => ({ path: { id: full } }),
  getView: ({ active }) => ({
    path: { id: active },
    query: { seat: '0', at: '1' },
    headers: { 'if-none-match': '"0"' },
  }),
  getTable: ({ active }) => ({
    path: { id: active },
    query: { seat: '0', language: 'de', scheme: 'dark', size: '360', base: '0'.repeat(32) },
  }),
  getViewAsText: ({ active }) => ({
    path: { id: active },
    query: { seat: '0', at: '1' },
    headers: { 'if-none-match': '"0"' },
  }),
  closeGame: ({ open }) => ({ path: { id: open } }),
  resign: ({ active }) => ({ path: { id: active, seat: '0' } }),
  comeBack: ({ active }) => ({ path: { id: active, seat: '0' } }),
  getOrders: ({ active }) => ({ path: { id: active, seat: '0' } }),
  layDownOrders: ({ active }) => ({
    path: { id: active, seat: '0' },
    body: {
      orders: [
        { kind: 'once', action: 'drill:fish=1', prompt: 'drill' },
        { kind: 'until', action: 'drill:fish=2', prompt: 'drill', version: 9 },
        { kind: 'turn', actions: [['drill:fish=3', 'drill:fish=2'], 'drill:fish=1'] },
        {
          kind: 'wish',
          action: 'drill:fish=2',
          prompt: 'drill',
          for: 'game',
          when: { x: 1 },
          unless: { y: true },
        },
        { kind: 'ask', prompt: 'drill' },
      ],
    },
  }),
  undo: ({ slip }) => ({ path: { id: slip }, body: { seat: 0, to: 1, ask: true } }),
  answerUndo: ({ asked }) => ({ path: { id: asked }, body: { grant: false } }),
  getCalendar: () => ({}),
  setHours: () => ({
    body: { timeZone: 'Europe/Amsterdam', weekendsOff: true, quietHours: { from: '22:00', until: '08:00' } },
  }),
  addVacation: () => ({ body: { from: dayFromNow(50), to: dayFromNow(50) } }),
  endVacation: () => ({ path: { from: dayFromNow(40) } }),
  getActions: ({ active }) => ({ path: { id: active } }),
  act: ({ active }) => ({
    path: { id: active },
    headers: { 'if-match': '"1"', 'idempotency-key': 'once' },
    body: { seat: 0, action: [{ type: 'drill', fish: 2 }] },
  }),
  exportGame: ({ active }) => ({ path: { id: active }, query: { seat: '0' } }),
  getWorld: ({ active }) => ({ path: { id: active }, query: { seat: '0' } }),
  startLesson: () => ({ path: { id: 'mammut' } }),
  getLesson: ({ lesson }) => ({ path: { id: lesson }, query: { language: 'de' } }),
  getAdvice: ({ finished }) => ({ path: { id: finished }, query: { seat: '0', at: '1', language: 'de' } }),
  getPoints: ({ finished }) => ({ path: { id: finished }, query: { seat: 'spectator', language: 'de' } }),
  getRecap: ({ finished }) => ({ path: { id: finished }, query: { after: '1', seat: 'spectator' } }),
  getPicture: ({ active }) => ({
    path: { id: active },
    query: { seat: '0', at: '1', language: 'de', scheme: 'dark', size: '360' },
    headers: { 'accept-language': 'de;q=0.5, en', 'if-none-match': '"0"' },
  }),
  getPictureAsPng: ({ active }) => ({ path: { id: active }, query: { seat: '0', size: '240' } }),
  getReplay: ({ finished }) => ({ path: { id: finished }, query: { seat: 'spectator', language: 'de' } }),
  getEvents: ({ finished }) => ({ path: { id: finished }, query: { after: '1', seat: 'spectator' } }),
  // A stream of a game that goes on would not end.
  followEvents: ({ finished }) => ({
    path: { id: finished },
    query: { after: '1', seat: 'spectator' },
    headers: { 'last-event-id': '2' },
  }),
  postMessage: ({ active }) => ({ path: { id: active }, body: { text: 'Cold today.', to: [1], seat: 0 } }),
  retractMessage: ({ active, message }) => ({ path: { id: active, message } }),
  getMessages: ({ active, message }) => ({
    path: { id: active },
    query: { after: message, limit: '2' },
  }),
  followMessages: ({ active, message }) => ({
    path: { id: active },
    query: { after: message },
    headers: { 'last-event-id': message },
  }),
  listMutes: () => ({}),
  listDumps: () => ({}),
  getDump: () => ({ path: { month: '2026-01' } }),
  listLeaderboards: () => ({}),
  getLeaderboard: () => ({ path: { rulebook: 'thin-ice', seats: '2' }, query: { pool: 'all' } }),
  listExcludedGames: () => ({}),
  getPlayerRatings: ({ two }) => ({ path: { player: two.id } }),
  getRatingHistory: ({ two }) => ({ path: { player: two.id, rulebook: 'thin-ice', seats: '2' } }),
  mutePlayer: ({ two }) => ({ path: { player: two.id } }),
  unmutePlayer: ({ muted }) => ({ path: { player: muted } }),
  // With another method it would be a deletion.
  renamePlayer: ({ leaver }) => ({ as: leaver, body: { name: 'Creb' } }),
  deleteAccount: ({ leaver }) => ({ as: leaver, body: { name: 'Creb' } }),
  exportAccount: () => ({}),
  createEventTicket: () => ({}),
  getAccountEvents: () => ({ query: { limit: '2', include: 'actions', language: 'de' } }),
  followAccount: () => ({ query: { include: 'actions' } }),
  getInbox: () => ({ headers: { 'if-none-match': '"x"' } }),
  createWebhook: ({ active }) => ({ body: { ...HOOK, games: [active] } }),
  listWebhooks: () => ({}),
  getWebhook: ({ webhook }) => ({ path: { id: webhook } }),
  changeWebhook: ({ webhook }) => ({ path: { id: webhook }, body: { ...HOOK, active: true } }),
  deleteWebhook: ({ webhook }) => ({ path: { id: webhook } }),
  rotateWebhookSecret: ({ webhook }) => ({ path: { id: webhook } }),
  testWebhook: ({ webhook }) => ({ path: { id: webhook } }),
  listDeliveries: ({ webhook }) => ({ path: { id: webhook }, query: { state: 'delivered', limit: '2' } }),
  retryDelivery: ({ webhook, delivery }) => ({ path: { id: webhook, delivery } }),
  setEmail: () => ({
    body: {
      ...{ address: 'ayla@example.com', language: 'de', events: ['game.finished'], digest: 'daily' },
      ...{ dailyAt: '07:30', quietHours: { from: '22:00', until: '07:00' }, timeZone: 'Europe/Berlin' },
    },
  }),
  getEmail: () => ({}),
  deleteEmail: () => ({}),
  askForConfirmation: () => ({}),
  showConfirmation: ({ confirmation }) => ({
    anonymous: true,
    query: { token: confirmation, language: 'de' },
  }),
  confirmEmail: ({ confirmation }) => ({ anonymous: true, query: { token: confirmation } }),
  showUnsubscription: ({ unsubscription }) => ({ anonymous: true, query: { token: unsubscription } }),
  unsubscribe: ({ unsubscription }) => ({ anonymous: true, query: { token: unsubscription } }),
  health: () => ({ anonymous: true }),
  readiness: () => ({ anonymous: true }),
  showSharedGame: ({ open }) => ({ anonymous: true, path: { id: open }, query: { at: '1' } }),
  showEmbeddedGame: ({ finished }) => ({
    anonymous: true,
    path: { id: finished },
    query: { scheme: 'dark' },
  }),
  getProblemPage: () => ({ path: { code: 'not_found' } }),
};

export function requestFor(fixture: Fixture, { operationId, method, path }: Operation): Sent {
  const made = parts[operationId]?.(fixture);
  if (made === undefined) throw new Error(`tell the fuzz test what a request for ${operationId} looks like`);
  const segments = path.split('/').slice(1);
  return {
    method: method.toUpperCase(),
    path: segments.map((part) => part.replace(/\{(\w+)\}/, (whole, name) => made.path?.[name] ?? whole)),
    query: Object.entries(made.query ?? {}),
    headers: {
      ...(made.anonymous ? {} : (made.as ?? fixture.one).auth),
      ...(made.body ? { 'content-type': 'application/json' } : {}),
      ...made.headers,
    },
    body: made.body ? JSON.stringify(made.body) : null,
  };
}

export async function inject(app: FastifyInstance, sent: Sent) {
  const query = sent.query.map(([name, text]) => `${name}=${text}`).join('&');
  const url = `/${sent.path.join('/')}${query === '' ? '' : `?${query}`}`;
  const answer = await app.inject({
    method: sent.method as 'GET',
    url,
    headers: sent.headers,
    ...(sent.body === null ? {} : { payload: sent.body }),
    payloadAsStream: true,
  });
  const { statusCode, headers } = answer;
  const isEndless = statusCode === 200 && String(headers['content-type']).startsWith('text/event-stream');
  if (isEndless) answer.raw.res.destroy();
  return { statusCode, headers, body: isEndless ? '' : await text(answer.stream()) };
}

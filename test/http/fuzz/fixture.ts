import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../support/answer-checker.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import type { Service } from '../../support/service.js';
import type { Sent } from './mutations.js';

/** The people and games that requests are about. */
export interface Fixture {
  readonly one: Person;
  readonly two: Person;
  readonly spareToken: string;
  open: string;
  full: string;
  active: string;
  /** Where the first has just acted. */
  slip: string;
  /** Where the second has asked to take back. */
  asked: string;
  readonly finished: string;
  /** With a guest on seat 1. */
  keyed: string;
  /** To which the first is invited. */
  invited: string;
  /** Makes anew what an accepted request has used up. */
  renew(operationId: string): Promise<void>;
}

const WISH = { options: { rounds: 5 } };

export async function newFixture(service: Service): Promise<Fixture> {
  const { http } = service;
  const one = await newPerson(service, 'Ayla');
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
  const opened = async () => (await newGame(service, one, { ...WISH, visibility: 'private' })).id;
  const filled = async () => (await newGame(service, one, { ...WISH, seats: ['me', 'me'] })).id;
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
    http.post('/v1/me/vacations').set(one.auth).send({ from: '2099-08-01', to: '2099-08-02' }).expect(200);
  await takeOff();
  const fixture: Fixture = {
    one,
    two,
    spareToken: spare.body.token.id,
    open: await opened(),
    full: await filled(),
    active: await begun(),
    slip: await slipped(),
    asked: await asking(),
    finished,
    keyed: await keying(),
    invited: await inviting(),
    async renew(operationId) {
      if (['makeSeatKey', 'revokeSeatKey'].includes(operationId)) fixture.keyed = await keying();
      if (operationId === 'uninvite') fixture.invited = await inviting();
      if (['joinGame', 'leaveGame', 'closeGame', 'invite'].includes(operationId))
        fixture.open = await opened();
      if (operationId === 'undo') fixture.slip = await slipped();
      if (operationId === 'answerUndo') fixture.asked = await asking();
      if (operationId === 'endVacation') await takeOff();
      if (operationId === 'startGame') fixture.full = await filled();
      if (['act', 'resign', 'layDownOrders'].includes(operationId)) fixture.active = await begun();
    },
  };
  return fixture;
}

interface Parts {
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly anonymous?: boolean;
}

/** For every operation of the document, a request that is as it should be. */
const parts: Readonly<Record<string, (fixture: Fixture) => Parts>> = {
  listRulebooks: () => ({ anonymous: true }),
  getRulebook: () => ({ path: { id: 'thin-ice' } }),
  createPlayer: () => ({ body: { name: 'Ayla', bot: true } }),
  getMe: () => ({}),
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
  makeSeatKey: ({ keyed }) => ({ path: { id: keyed, seat: '1' }, body: { name: 'Uba' } }),
  revokeSeatKey: ({ keyed }) => ({ path: { id: keyed, seat: '1' } }),
  getGame: ({ open }) => ({ path: { id: open } }),
  getComponents: ({ active }) => ({ path: { id: active } }),
  joinGame: ({ open }) => ({ path: { id: open }, body: { seat: 1 } }),
  leaveGame: ({ open }) => ({ path: { id: open, seat: '0' } }),
  addEntropy: ({ open }) => ({ path: { id: open, seat: '0' }, body: { entropy: '4-8-15-16-23-42' } }),
  startGame: ({ full }) => ({ path: { id: full } }),
  getView: ({ active }) => ({
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
        { kind: 'turn', actions: ['drill:fish=3', 'drill:fish=1'] },
      ],
    },
  }),
  undo: ({ slip }) => ({ path: { id: slip }, body: { seat: 0, to: 1, ask: true } }),
  answerUndo: ({ asked }) => ({ path: { id: asked }, body: { grant: false } }),
  getCalendar: () => ({}),
  setHours: () => ({
    body: { timeZone: 'Europe/Amsterdam', weekendsOff: true, quiet: { from: 1_320, to: 480 } },
  }),
  addVacation: () => ({ body: { from: '2099-07-01', to: '2099-07-01' } }),
  endVacation: () => ({ path: { from: '2099-08-01' } }),
  getActions: ({ active }) => ({ path: { id: active } }),
  act: ({ active }) => ({
    path: { id: active },
    headers: { 'if-match': '"1"', 'idempotency-key': 'once' },
    body: { seat: 0, action: [{ type: 'drill', fish: 2 }] },
  }),
  exportGame: ({ active }) => ({ path: { id: active }, query: { seat: '0' } }),
  // A stream of a game that goes on would not end.
  getEvents: ({ finished }) => ({
    path: { id: finished },
    query: { after: '1', seat: 'spectator' },
    headers: { accept: 'text/event-stream', 'last-event-id': '2' },
  }),
  getInbox: () => ({ headers: { 'if-none-match': '"x"' } }),
  health: () => ({ anonymous: true }),
  readiness: () => ({ anonymous: true }),
  metrics: () => ({ anonymous: true }),
  getProblemPage: () => ({ path: { code: 'not_found' } }),
};

export function requestFor(fixture: Fixture, { operationId, method, path }: Operation): Sent {
  const made = parts[operationId]?.(fixture);
  if (made === undefined) throw new Error(`tell the fuzz test what a request for ${operationId} looks like`);
  const segments = path.split('/').slice(1);
  return {
    method: method.toUpperCase(),
    path: segments.map((part) => made.path?.[part.slice(1, -1)] ?? part),
    query: Object.entries(made.query ?? {}),
    headers: {
      ...(made.anonymous ? {} : fixture.one.auth),
      ...(made.body ? { 'content-type': 'application/json' } : {}),
      ...made.headers,
    },
    body: made.body ? JSON.stringify(made.body) : null,
  };
}

export async function inject(app: FastifyInstance, sent: Sent) {
  const query = sent.query.map(([name, text]) => `${name}=${text}`).join('&');
  const url = `/${sent.path.join('/')}${query === '' ? '' : `?${query}`}`;
  return app.inject({
    method: sent.method as 'GET',
    url,
    headers: sent.headers,
    ...(sent.body === null ? {} : { payload: sent.body }),
  });
}

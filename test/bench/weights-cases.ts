import { type Client, each, newClient, newGame } from './harness/people.js';
import type { Service } from './harness/service.js';
import { peopleCases } from './weights-people.js';
import { tournamentCases } from './weights-tournaments.js';
import { again, type Cases, type Wish } from './weights-wishes.js';

/** The dearest rulebook to look at. */
const RULEBOOK = 'tal-der-mammuts';
const SEATS = 2;

/** Operations with weights of their own whose cost is mostly that of others, or that cannot be called here. */
export const alike: Readonly<Record<string, string>> = {
  getRulebookEngineTypes: 'getRulebookEngine',
  getEngine: 'getRulebookEngine',
  getEngineTypes: 'getRulebookEngine',
  getRulebook: 'getRulebookEngine',
  followMessages: 'getEvents',
  followAccount: 'getEvents',
  endVacation: 'addVacation',
  resign: 'act',
  comeBack: 'act',
  answerUndo: 'undo',
  rematch: 'createGame',
  startLesson: 'forkGame',
  uninvite: 'invite',
  followTournament: 'getTournament',
  revokeSeatKey: 'makeSeatKey',
  retractMessage: 'postMessage',
  testWebhook: 'createWebhook',
  retryDelivery: 'createWebhook',
  setEmail: 'createWebhook',
  askForConfirmation: 'createWebhook',
  deleteEmail: 'unmutePlayer',
  returnFromProvider: 'getProblemPage',
  getPushKey: 'getProblemPage',
  beginSignIn: 'createWebhook',
  finishSignIn: 'createToken',
  beginAddingSignInMethod: 'createWebhook',
  finishAddingSignInMethod: 'createToken',
  removeSignInMethod: 'createWebhook',
  endSessions: 'createWebhook',
  setHandle: 'createWebhook',
  revealEntropy: 'addEntropy',
  getApplicationRequest: 'getHandle',
  getDeviceRequest: 'getHandle',
  answerApplicationRequest: 'createToken',
  answerDeviceRequest: 'createToken',
  revokeGrant: 'revokeToken',
  followEvents: 'getEvents',
  deleteHandle: 'unmutePlayer',
  showConfirmation: 'getProblemPage',
  confirmEmail: 'getProblemPage',
  showUnsubscription: 'getProblemPage',
  unsubscribe: 'getProblemPage',
};

/** A game that bots play, as far as they come in this time. */
export async function playedByBots(client: Client, rulebook: string, patience: number) {
  const wish = { rulebook, seats: ['bot', 'bot', 'bot'] };
  const { id } = await client.post<{ id: string }>('/v1/games', wish);
  await client.post(`/v1/games/${id}/start`);
  const until = performance.now() + patience;
  for (;;) {
    const answer = await client.get(`/v1/games/${id}`);
    const { status, version } = (await answer.json()) as { status: string; version: number };
    if (status === 'finished' || performance.now() > until) return { id, version };
    await new Promise((wake) => setTimeout(wake, 500));
  }
}

const finished = async (client: Client): Promise<string> =>
  (await playedByBots(client, 'mammut', Number.POSITIVE_INFINITY)).id;

export async function casesFor(service: Service): Promise<Cases> {
  const [client, other] = await each(2, () => newClient(service));
  if (client === undefined || other === undefined) throw new Error('there is no client');
  const { player } = (await (await other.get('/v1/me')).json()) as { player: { id: string } };
  const game = `/v1/games/${await newGame(client, RULEBOOK, SEATS)}`;
  const over = `/v1/games/${await finished(client)}`;
  const { id: lesson } = await client.post<{ id: string }>('/v1/rulebooks/mammut/lesson');
  const get = (path: string) => again({ path, client });
  // What was drawn before costs little, so each has a size of its own.
  const drawn = (path: string) => (count: number) =>
    Promise.resolve(
      Array.from({ length: count }, (_, nth) => ({ path: `${path}&size=${1000 + nth}`, client })),
    );
  const put = (path: string, body?: object) =>
    again({ method: 'PUT', path, client, ...(body === undefined ? {} : { body }) });
  const open = async (seats: readonly string[]) => {
    const { id } = await client.post<{ id: string }>('/v1/games', { rulebook: RULEBOOK, seats });
    return `/v1/games/${id}`;
  };
  const inEach =
    (seats: readonly string[], wish: (at: string) => Wish) =>
    (count: number): Promise<readonly Wish[]> =>
      each(count, async () => ({ client, ...wish(await open(seats)) }));
  const acts = async (count: number): Promise<readonly Wish[]> =>
    each(count, async () => {
      const at = `/v1/games/${await newGame(client, RULEBOOK, SEATS)}`;
      const { asked } = (await (await client.get(`${at}/actions`)).json()) as {
        asked: readonly { seat: number; actions: readonly { id: string }[] }[];
      };
      const [first] = asked;
      const body = { seat: first?.seat, action: first?.actions[0]?.id };
      return { method: 'POST', path: `${at}/actions`, body, client };
    });
  /** For what is charged by the games that wait. */
  const calm = await newClient(service);
  await newGame(calm, RULEBOOK, SEATS);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const hours = { timeZone: 'Europe/Amsterdam', weekendsOff: true, quietHours: null };
  return {
    listRulebooks: get('/v1/rulebooks'),
    getRulebookEngine: get(`/v1/rulebooks/${RULEBOOK}/engine.mjs`),
    createPlayer: again({ method: 'POST', path: '/v1/players', body: { name: 'Bench' }, client: null }),
    getMe: get('/v1/me'),
    renamePlayer: again({ method: 'PATCH', path: '/v1/me', body: { name: 'Bench' }, client }),
    deleteAccount: (count) =>
      each(count, async () => ({
        ...{ method: 'DELETE', path: '/v1/me', body: { name: 'Bench' }, client: await newClient(service) },
      })),
    exportAccount: get('/v1/me/export'),
    createToken: (count) =>
      each(count, async () => ({
        ...{ method: 'POST', path: '/v1/me/tokens', body: { name: 'other', scopes: ['read'] } },
        client: await newClient(service),
      })),
    listTokens: get('/v1/me/tokens'),
    revokeToken: (count) =>
      each(count, async () => {
        const own = await newClient(service);
        const body = { name: 'other', scopes: ['read'] };
        const { token } = await own.post<{ token: { id: string } }>('/v1/me/tokens', body);
        return { method: 'DELETE', path: `/v1/me/tokens/${token.id}`, client: own };
      }),
    getCalendar: get('/v1/me/calendar'),
    setHours: put('/v1/me/calendar', hours),
    addVacation: async (count) =>
      each(count, async () => ({
        ...{ method: 'POST', path: '/v1/me/vacations', client: await newClient(service) },
        body: { from: tomorrow, to: tomorrow },
      })),
    getLimits: get('/v1/me/limits'),
    createGame: again({
      ...{ method: 'POST', path: '/v1/games', client },
      body: { rulebook: RULEBOOK, seats: ['me', 'open'], visibility: 'private' },
    }),
    listGames: get('/v1/games'),
    getGame: get(game),
    closeGame: inEach(['me', 'open'], (path) => ({ method: 'DELETE', path })),
    getComponents: get(`${game}/components`),
    startGame: inEach(['me', 'me'], (at) => ({ method: 'POST', path: `${at}/start` })),
    joinGame: inEach(['me', 'open'], (at) => ({
      ...{ method: 'POST', path: `${at}/seats`, body: {}, client: other },
    })),
    leaveGame: inEach(['me', 'open'], (at) => ({ method: 'DELETE', path: `${at}/seats/0` })),
    addEntropy: inEach(['me', 'open'], (at) => ({
      ...{ method: 'POST', path: `${at}/seats/0/entropy`, body: { entropy: '123' } },
    })),
    matchGame: again({ method: 'POST', path: '/v1/matches', body: { rulebook: RULEBOOK }, client: other }),
    invite: inEach(['me', 'open'], (at) => ({
      ...{ method: 'POST', path: `${at}/invitations`, body: { player: player.id } },
    })),
    listInvitations: again({ path: '/v1/me/invitations', client: other }),
    makeSeatKey: inEach(['me', 'open'], (at) => ({ method: 'POST', path: `${at}/seats/1/keys`, body: {} })),
    forkGame: again({
      ...{ method: 'POST', path: `${over}/fork`, client },
      body: { version: 1, seats: ['me', 'me', 'me'] },
    }),
    getView: get(`${game}/view?seat=0`),
    getViewAsText: get(`${game}/view.txt?seat=0`),
    getTable: get(`${game}/table?seat=0`),
    getActions: get(`${game}/actions`),
    act: acts,
    getEvents: get(`${game}/events`),
    getWorld: get(`${game}/world?seat=0`),
    getPoints: get(`${game}/points`),
    getLesson: get(`/v1/games/${lesson}/lesson`),
    getAdvice: get(`/v1/games/${lesson}/advice`),
    getRecap: get(`${game}/recap?after=1`),
    undo: async (count) => {
      const done = await acts(count);
      return Promise.all(
        done.map(async ({ path, body }) => {
          await client.post(path, body);
          return { method: 'POST', path: path.replace('/actions', '/undo'), body: { ask: true }, client };
        }),
      );
    },
    getOrders: get(`${game}/seats/0/orders`),
    layDownOrders: put(`${game}/seats/0/orders`, { orders: [] }),
    getInbox: again({ path: '/v1/me/prompts', client: calm }),
    getAccountEvents: again({ path: '/v1/me/events', client: calm }),
    exportGame: get(`${over}/export`),
    getPicture: get(`${game}/picture.svg?seat=0`),
    getPictureAsPng: drawn(`${game}/picture.png?seat=0`),
    getReplay: drawn(`${over}/replay.svg?scheme=light`),
    getMessages: get(`${game}/messages`),
    postMessage: again({ method: 'POST', path: `${game}/messages`, body: { text: 'Hello' }, client }),
    listMutes: get('/v1/me/mutes'),
    mutePlayer: put(`/v1/me/mutes/${player.id}`),
    unmutePlayer: again({ method: 'DELETE', path: `/v1/me/mutes/${player.id}`, client }),
    createWebhook: async (count) =>
      each(count, async () => ({
        ...{ method: 'POST', path: '/v1/me/webhooks', client: await newClient(service) },
        body: { url: 'https://1.1.1.1/', events: ['game.started'] },
      })),
    listWebhooks: get('/v1/me/webhooks'),
    getWebhook: async (count) => {
      const wish = { url: 'https://1.1.1.1/', events: ['game.started'] };
      const { id } = await client.post<{ id: string }>('/v1/me/webhooks', wish);
      return again({ path: `/v1/me/webhooks/${id}`, client })(count);
    },
    listDeliveries: async (count) => {
      const wish = { url: 'https://1.1.1.1/', events: ['game.started'] };
      const { id } = await client.post<{ id: string }>('/v1/me/webhooks', wish);
      return again({ path: `/v1/me/webhooks/${id}/deliveries`, client })(count);
    },
    getEmail: get('/v1/me/email'),
    getProblemPage: get('/problems/not_found'),
    ...(await tournamentCases({
      service,
      client,
      opponent: other,
      opponentId: player.id,
      rulebook: RULEBOOK,
    })),
    ...(await peopleCases({ service, client, other: player.id, over, rulebook: 'mammut' })),
  };
}

import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import type { Viewer } from '../../../src/engine/rulebook.js';
import { pick, type Rng } from '../../../src/kernel/rng.js';
import { defaultOptions } from '../../support/options.js';
import type { Ask } from './worlds.js';

/** What requests of the viewer are made from. It is the same in both worlds. */
export interface Scene {
  readonly rng: Rng;
  readonly rulebook: AnyRulebook;
  readonly game: string;
  readonly invitation: string;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly me: { readonly id: string; readonly name: string };
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly version: number;
  /** The ids of the viewer's legal actions, and of actions that are legal elsewhere. */
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  /** Ids and secrets that earlier answers contained. */
  readonly found: Map<'message' | 'webhook' | 'token' | 'confirm' | 'unsubscribe' | 'key', string>;
}

export type Wish = Pick<Ask, 'method' | 'url'> & Partial<Ask> & { readonly anonymous?: boolean };

const NOBODY = '00000000-0000-7000-8000-000000000000';
const LANGUAGES = ['', '?language=de', '?language=en'];

const game = ({ game }: Scene, path = ''): string => `/v1/games/${game}${path}`;
const anySeat = ({ rng, seats }: Scene): number => rng.int(seats);
const viewers = ({ rng, seats }: Scene): string =>
  rng.int(2) === 0
    ? ''
    : pick(['?seat=spectator', ...Array.from({ length: seats }, (_, seat) => `?seat=${seat}`)], rng);
const anyVersion = ({ rng, version }: Scene): number => 1 + rng.int(version + 1);
const and = (query: string, more: string): string => (query === '' ? `?${more}` : `${query}&${more}`);
const get = (url: string, headers: Ask['headers'] = {}): Wish => ({ method: 'GET', url, headers });
const post = (url: string, body: object = {}): Wish => ({ method: 'POST', url, body });
const bare = (method: Ask['method'], url: string): Wish => ({ method, url });
const webhook = ({ found }: Scene, path = ''): string =>
  `/v1/me/webhooks/${found.get('webhook') ?? NOBODY}${path}`;
const day = (nth: number): string => new Date(Date.now() + nth * 86_400_000).toISOString().slice(0, 10);
const anAction = ({ rng, legal, illegal }: Scene): string =>
  pick(rng.int(3) > 0 && legal.length > 0 ? legal : [...illegal, 'no-such-action'], rng);

/** Lists that end with nonsense ask what the actions before lead to. */
function anyList(scene: Scene): string[] {
  const { rng, illegal } = scene;
  const nonsense = pick(['no-such-action', ...illegal], rng);
  const list = Array.from({ length: 1 + rng.int(2) }, () => anAction(scene));
  return rng.int(4) > 0 ? [...list, nonsense] : [...list, anAction(scene)];
}

const orders = (scene: Scene): object => {
  const { rng, version } = scene;
  const prompt = pick(Object.keys(scene.rulebook.meta.prompts), rng);
  const action = anAction(scene);
  const one = [
    { kind: 'once', action },
    { kind: 'until', action, prompt, version: version + 1 + rng.int(4) },
    { kind: 'turn', actions: anyList(scene) },
    { kind: 'turn', actions: [anyList(scene), anAction(scene)] },
    { kind: 'wish', action, prompt, for: pick(['turn', 'round', 'game'], rng) },
    { kind: 'ask', prompt },
  ];
  return { orders: rng.int(3) === 0 ? [] : [pick(one, rng)] };
};

const wishFor = ({ rulebook, seats }: Scene): object => ({
  rulebook: rulebook.meta.id,
  seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  options: defaultOptions(rulebook.schemas.options),
});

const view = (kind: string) => (scene: Scene) =>
  get(
    game(scene, `/${kind}`) +
      (scene.rng.int(2) ? viewers(scene) : and(viewers(scene), `at=${anyVersion(scene)}`)),
    scene.rng.int(2) ? { 'if-none-match': `"${anyVersion(scene)}"` } : {},
  );
const picture = (kind: string) => (scene: Scene) =>
  get(
    game(scene, `/${kind}`) +
      and(
        viewers(scene),
        pick(['scheme=dark', 'language=de', `at=${1 + scene.rng.int(scene.version)}`, 'size=240'], scene.rng),
      ),
  );

/** A request of the viewer for each operation. */
export const operations: Readonly<Record<string, (scene: Scene) => Wish>> = {
  listRulebooks: () => get('/v1/rulebooks'),
  getRulebook: ({ rulebook }) => get(`/v1/rulebooks/${rulebook.meta.id}`),
  createPlayer: () => post('/v1/players', { name: 'Broud' }),
  getMe: () => get('/v1/me'),
  getLimits: () => get('/v1/me/limits'),
  renamePlayer: ({ me }) => ({ method: 'PATCH', url: '/v1/me', body: { name: `${me.name}!` } }),
  deleteAccount: ({ me }) => ({ method: 'DELETE', url: '/v1/me', body: { name: me.name } }),
  exportAccount: () => get('/v1/me/export'),
  createToken: () => post('/v1/me/tokens', { name: 'spare', scopes: ['read'] }),
  createEventTicket: () => bare('POST', '/v1/me/events/ticket'),
  listTokens: () => get('/v1/me/tokens'),
  revokeToken: ({ found }) => bare('DELETE', `/v1/me/tokens/${found.get('token') ?? NOBODY}`),
  getCalendar: () => get('/v1/me/calendar'),
  setHours: () => ({
    ...{ method: 'PUT', url: '/v1/me/calendar' },
    body: { timeZone: 'Europe/Amsterdam', weekendsOff: true, quietHours: null },
  }),
  addVacation: () => post('/v1/me/vacations', { from: day(9), to: day(9) }),
  endVacation: () => bare('DELETE', `/v1/me/vacations/${day(9)}`),
  createGame: (scene) => post('/v1/games', wishFor(scene)),
  listGames: ({ rng }) =>
    get(`/v1/games${pick(['', '?status=active', '?seat=me', '?open=true&limit=3'], rng)}`),
  getGame: (scene) => get(game(scene)),
  closeGame: (scene) => bare('DELETE', game(scene)),
  getComponents: (scene) => get(game(scene, '/components')),
  startGame: (scene) => bare('POST', game(scene, '/start')),
  joinGame: (scene) => post(game(scene, '/seats'), scene.rng.int(3) === 0 ? {} : { seat: anySeat(scene) }),
  leaveGame: (scene) =>
    bare('DELETE', game(scene, `/seats/${scene.rng.int(2) ? anySeat(scene) : Number(scene.viewer) || 0}`)),
  resign: (scene) => bare('POST', game(scene, `/seats/${anySeat(scene)}/resign`)),
  comeBack: (scene) => bare('POST', game(scene, `/seats/${anySeat(scene)}/return`)),
  addEntropy: (scene) => post(game(scene, `/seats/${anySeat(scene)}/entropy`), { entropy: '4-8-15' }),
  revealEntropy: (scene) => post(game(scene, `/seats/${anySeat(scene)}/reveal`), { entropy: '4-8-15' }),
  matchGame: ({ rulebook, seats }) =>
    post('/v1/matches', {
      ...{ rulebook: rulebook.meta.id, seats, options: defaultOptions(rulebook.schemas.options) },
      clock: null,
    }),
  rematch: (scene) => bare('POST', game(scene, '/rematch')),
  invite: (scene) => post(game(scene, '/invitations'), { player: pick(scene.others, scene.rng).id }),
  uninvite: (scene) => bare('DELETE', game(scene, `/invitations/${pick(scene.others, scene.rng).id}`)),
  challenge: (scene) =>
    post('/v1/challenges', {
      players: [pick(scene.others, scene.rng).id],
      ...{ rulebook: scene.rulebook.meta.id, seats: scene.seats },
    }),
  answerInvitation: (scene) => post(game(scene, '/invitations/answer'), { accept: scene.rng.int(2) === 0 }),
  listInvitations: () => get('/v1/me/invitations'),
  makeSeatKey: (scene) => post(game(scene, `/seats/${anySeat(scene)}/keys`)),
  revokeSeatKey: (scene) => bare('DELETE', game(scene, `/seats/${anySeat(scene)}/keys`)),
  forkGame: (scene) =>
    post(game(scene, '/fork'), { version: anyVersion(scene), seats: Array(scene.seats).fill('me') }),
  getView: view('view'),
  getViewAsText: view('view.txt'),
  getTable: picture('table'),
  getActions: (scene) => get(game(scene, '/actions') + pick(LANGUAGES, scene.rng)),
  act: (scene) => ({
    ...{
      method: 'POST',
      url: game(scene, '/actions') + pick(['', '?dryRun=true', '?include=table'], scene.rng),
    },
    body: { action: scene.rng.int(5) === 0 ? anAction(scene) : anyList(scene) },
    headers: pick(
      [
        {},
        { 'idempotency-key': `key-${scene.rng.int(2)}` },
        { 'if-match': `"${anyVersion(scene)}"` },
      ] as const,
      scene.rng,
    ),
  }),
  getEvents: (scene) =>
    get(
      game(scene, '/events') +
        and(viewers(scene), `after=${scene.rng.int(scene.version)}&limit=${1 + scene.rng.int(9)}`),
    ),
  getPoints: (scene) => get(game(scene, '/points') + viewers(scene)),
  getRecap: (scene) =>
    get(
      game(scene, '/recap') +
        (scene.rng.int(2) ? viewers(scene) : and(viewers(scene), `after=${scene.rng.int(scene.version)}`)),
    ),
  undo: (scene) =>
    post(game(scene, '/undo'), {
      ask: scene.rng.int(4) === 0,
      ...(scene.rng.int(2) ? {} : { to: anyVersion(scene) }),
    }),
  answerUndo: (scene) => post(game(scene, '/undo/answer'), { grant: scene.rng.int(2) === 0 }),
  getOrders: (scene) => get(game(scene, `/seats/${anySeat(scene)}/orders`)),
  layDownOrders: (scene) => ({
    ...{ method: 'PUT', url: game(scene, `/seats/${Number(scene.viewer) || 0}/orders`) },
    body: orders(scene),
  }),
  getInbox: ({ rng }) => get('/v1/me/prompts', rng.int(2) ? { 'if-none-match': '"x"' } : {}),
  getAccountEvents: ({ rng }) => get(`/v1/me/events${rng.int(2) ? '' : '?include=actions'}`),
  exportGame: (scene) => get(game(scene, '/export') + viewers(scene)),
  getPicture: picture('picture.svg'),
  getPictureAsPng: (scene) => get(game(scene, `/picture.png${and(viewers(scene), 'size=240')}`)),
  getReplay: (scene) => get(game(scene, '/replay.svg') + viewers(scene)),
  getMessages: (scene) => get(game(scene, `/messages${pick(['', '?limit=2'], scene.rng)}`)),
  postMessage: (scene) =>
    post(game(scene, '/messages'), {
      text: 'Cold today.',
      ...(scene.rng.int(2) ? {} : { to: [anySeat(scene)] }),
    }),
  retractMessage: (scene) => bare('DELETE', game(scene, `/messages/${scene.found.get('message') ?? NOBODY}`)),
  createReport: (scene) => post('/v1/reports', { kind: 'game', reason: 'stuck', game: scene.game }),
  listOwnReports: () => get('/v1/me/reports'),
  listMutes: () => get('/v1/me/mutes'),
  mutePlayer: ({ others, rng }) => bare('PUT', `/v1/me/mutes/${pick(others, rng).id}`),
  unmutePlayer: ({ others, rng }) => bare('DELETE', `/v1/me/mutes/${pick(others, rng).id}`),
  createWebhook: () =>
    post('/v1/me/webhooks', {
      url: 'https://receiver.example/hook',
      events: ['entry.appended', 'prompt.opened', 'message.posted', 'game.finished', 'seat.lapsed'],
    }),
  listWebhooks: () => get('/v1/me/webhooks'),
  getWebhook: (scene) => get(webhook(scene)),
  changeWebhook: (scene) => ({ method: 'PATCH', url: webhook(scene), body: { active: true } }),
  deleteWebhook: (scene) => bare('DELETE', webhook(scene)),
  rotateWebhookSecret: (scene) => bare('POST', webhook(scene, '/secret')),
  testWebhook: (scene) => bare('POST', webhook(scene, '/test')),
  listDeliveries: (scene) => get(webhook(scene, '/deliveries?limit=5')),
  retryDelivery: (scene) => bare('POST', webhook(scene, '/deliveries/{delivery}/retry')),
  setEmail: ({ me }) => ({
    ...{ method: 'PUT', url: '/v1/me/email' },
    body: { address: `${me.id}@example.com`, events: ['prompt.opened', 'message.posted', 'game.finished'] },
  }),
  getEmail: () => get('/v1/me/email'),
  deleteEmail: () => bare('DELETE', '/v1/me/email'),
  askForConfirmation: () => bare('POST', '/v1/me/email/confirmation'),
  showSharedGame: (scene) => get(game(scene).replace('/v1/games', '/share')),
  showEmbeddedGame: (scene) => get(game(scene).replace('/v1/games', '/embed')),
  showConfirmation: ({ found }) => get(`/v1/email/confirm?token=${found.get('confirm') ?? 'none'}`),
  confirmEmail: ({ found }) => bare('POST', `/v1/email/confirm?token=${found.get('confirm') ?? 'none'}`),
  showUnsubscription: ({ found }) => get(`/v1/email/unsubscribe?token=${found.get('unsubscribe') ?? 'none'}`),
  unsubscribe: ({ found }) =>
    bare('POST', `/v1/email/unsubscribe?token=${found.get('unsubscribe') ?? 'none'}`),
};

/** Operations that are followed from the start of a game. */
export const streams = {
  getEvents: (scene: Scene): string => game(scene, '/events'),
  followEvents: (scene: Scene): string => game(scene, '/events/stream'),
  followMessages: (scene: Scene): string => game(scene, '/messages/stream'),
  followAccount: (): string => '/v1/me/events/stream',
};

/** Operations that cannot carry a secret of a game, and why. */
export const without: Readonly<Record<string, string>> = {
  getRulebookEngine: 'a file that is the same for every game',
  getRulebookEngineTypes: 'a file that is the same for every game',
  getEngine: 'a file that is the same for every game',
  getEngineTypes: 'a file that is the same for every game',
  health: 'says only that the process answers',
  readiness: 'says only whether the database takes writes, with the drift of the clock',
  ...Object.fromEntries(
    [
      ...['getSignInOffer', 'beginSignIn', 'finishSignIn', 'returnFromProvider', 'findHandle'],
      ...['listSignInMethods', 'beginAddingSignInMethod', 'finishAddingSignInMethod', 'removeSignInMethod'],
      ...['listSessions', 'endSessions', 'getHandle', 'setHandle', 'deleteHandle'],
      ...['listGrants', 'revokeGrant', 'getApplicationRequest', 'answerApplicationRequest'],
      ...['getDeviceRequest', 'answerDeviceRequest', 'getProfile', 'setProfile'],
      ...['getPolicy', 'setPolicy', 'listBots'],
      ...['getPlayer', 'listFollows', 'followPlayer', 'unfollowPlayer'],
      ...['listBlocks', 'blockPlayer', 'unblockPlayer'],
    ].map((operationId) => [operationId, 'about accounts, of which games know no more than the name']),
  ),
  // Chance that nobody knows decides what is imagined, so two servers imagine different states: `contract/worlds` looks.
  getWorld: 'a state that is imagined from what the seat knows',
  startLesson: 'opens a game of the caller alone, which is no secret',
  getLesson: 'about games against built-in bots, which are no secret',
  getAdvice: 'made of states that are imagined from what the seat knows',
  ...Object.fromEntries(
    [
      ...['createTournament', 'listTournaments', 'getTournament', 'followTournament'],
      ...['enterTournament', 'leaveTournament', 'cancelTournament'],
    ].map((operationId) => [operationId, 'made of outcomes, which are public']),
  ),
  listFinishedGames: 'games that are over, of which everybody may see everything',
  ...Object.fromEntries(
    [
      ...['listDumps', 'getDump', 'listLeaderboards', 'getLeaderboard', 'listExcludedGames'],
      ...['getPlayerRatings', 'getRatingHistory'],
    ].map((operationId) => [operationId, 'made of outcomes, which are public']),
  ),
  ...Object.fromEntries(
    [
      ...['listStaff', 'grantRole', 'revokeRole', 'listAudit'],
      ...['listReports', 'getReport', 'takeReport', 'closeReport'],
      ...['takeMeasure', 'listMeasures', 'decideMeasure', 'listOwnMeasures', 'appealMeasure'],
      ...['listAccounts', 'getQueues', 'listApplications', 'listMetLimits'],
      ...['listRehearsals', 'startRehearsal'],
      ...['listAnnouncements', 'announce', 'retractAnnouncement'],
    ].map((operationId) => [...[operationId, 'only for those who look after the server']]),
  ),
  getPushKey: 'the same for everybody',
  getProblemPage: 'a page that is made from the table of problems',
};

/** They end the viewer's part in the game, so they come late. */
export const endings: readonly string[] = ['deleteAccount', 'closeGame', 'resign'];

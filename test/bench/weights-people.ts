import { type Client, each, newClient } from './harness/people.js';
import type { Service } from './harness/service.js';
import { again, type Cases, type Wish } from './weights-wishes.js';

const PROFILE = {
  text: 'Hello',
  country: 'DE',
  links: [],
  showsPresence: 'everybody',
  showsGames: 'everybody',
};

interface Place {
  readonly service: Service;
  readonly client: Client;
  /** A player other than the client. */
  readonly other: string;
  /** `/v1/games/{id}` of a finished game. */
  readonly over: string;
  readonly rulebook: string;
}

const idOf = async (client: Client): Promise<string> => {
  const { player } = (await (await client.get('/v1/me')).json()) as { player: { id: string } };
  return player.id;
};

/** What accounts say of themselves and of each other, ratings and dumps. */
export async function peopleCases({ service, client, other, over, rulebook }: Place): Promise<Cases> {
  const me = await idOf(client);
  const get = (path: string) => again({ path, client });
  const anonymous = (path: string) => again({ path, client: null });
  const change = (method: string, path: string, body?: object) =>
    again({ method, path, client, ...(body === undefined ? {} : { body }) });
  /** For what an account can do once. */
  const ofNew = (wish: (own: Client, nth: number) => Promise<Wish> | Wish) => (count: number) =>
    each(count, async (nth) => {
      const own = await newClient(service);
      return { client: own, ...(await wish(own, nth)) };
    });
  const hooked = (wish: (at: string) => Wish) =>
    ofNew(async (own) => {
      const body = { url: 'https://1.1.1.1/', events: ['game.started'] };
      const { id } = await own.post<{ id: string }>('/v1/me/webhooks', body);
      return wish(`/v1/me/webhooks/${id}`);
    });
  const month = new Date().toISOString().slice(0, 7);
  return {
    getProfile: get('/v1/me/profile'),
    setProfile: change('PUT', '/v1/me/profile', PROFILE),
    listTournaments: anonymous('/v1/tournaments'),
    getPolicy: get('/v1/me/policy'),
    setPolicy: change('PUT', '/v1/me/policy', { bots: true }),
    listBots: anonymous('/v1/bots'),
    getPlayer: get(`/v1/players/${me}`),
    listFinishedGames: get(`/v1/players/${me}/games`),
    listFollows: get('/v1/me/follows'),
    followPlayer: change('PUT', `/v1/me/follows/${other}`),
    unfollowPlayer: change('DELETE', `/v1/me/follows/${other}`),
    blockPlayer: ofNew(() => ({ method: 'PUT', path: `/v1/me/blocks/${other}` })),
    unblockPlayer: change('DELETE', `/v1/me/blocks/${other}`),
    listBlocks: get('/v1/me/blocks'),
    listGrants: get('/v1/me/grants'),
    listSessions: get('/v1/me/sessions'),
    listSignInMethods: get('/v1/me/sign-in-methods'),
    getSignInOffer: anonymous('/v1/sign-ins'),
    getHandle: get('/v1/me/handle'),
    findHandle: get('/v1/handles/nobody-has-it'),
    createEventTicket: change('POST', '/v1/me/events/ticket'),
    changeWebhook: hooked((path) => ({ method: 'PATCH', path, body: { active: false } })),
    rotateWebhookSecret: hooked((path) => ({ method: 'POST', path: `${path}/secret` })),
    deleteWebhook: hooked((path) => ({ method: 'DELETE', path })),
    listLeaderboards: anonymous('/v1/leaderboards'),
    getLeaderboard: anonymous(`/v1/leaderboards/${rulebook}/2`),
    listExcludedGames: anonymous('/v1/leaderboards/excluded-games'),
    getPlayerRatings: anonymous(`/v1/players/${me}/ratings`),
    getRatingHistory: anonymous(`/v1/players/${me}/ratings/${rulebook}/2`),
    listDumps: anonymous('/v1/dumps'),
    getDump: anonymous(`/v1/dumps/${month}`),
    showSharedGame: anonymous(`/share/${over.split('/').at(-1)}`),
    showEmbeddedGame: anonymous(`/embed/${over.split('/').at(-1)}`),
  };
}

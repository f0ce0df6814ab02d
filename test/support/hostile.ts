import { mammut } from '../../src/rulebooks/mammut/index.js';
import type { DocumentDouble } from '../http/oauth/support.js';
import { CLIENT, tokensFor } from '../http/oauth/support.js';
import { bearer, giveRole, newGame, newPerson, type Person, startedGame } from './people.js';
import type { Service } from './service.js';
import { SoftAuthenticator } from './soft-authenticator.js';
import { APPLICATION } from './text-fields.js';
import { until } from './until.js';

/** What a page that interprets it would do: load an image, and run a script. */
export const HOSTILE = '<img src=x onerror="hostile=1">';
/** The same for fields without spaces. */
export const TIGHT = '<img/src=x/onerror="hostile=1">';

/** Receivers of webhooks that take every address and answer with errors. */
export const failingReceivers = {
  refuse: async () => null,
  post: async () => ({ status: 500, error: HOSTILE, retryAfter: null }),
};

/** Every field that can hold it and that somebody else may be shown. */
export const HOSTILE_FIELDS = [
  ...['createPlayer body/name', 'renamePlayer body/name', 'finishSignIn body/name', 'makeSeatKey body/name'],
  ...['createToken body/name', 'finishAddingSignInMethod body/label', APPLICATION],
  ...['setProfile body/text', 'postMessage body/text', 'addEntropy body/entropy'],
  ...['createReport body/text', 'closeReport body/answer', 'takeMeasure body/reason'],
  ...['appealMeasure body/text', 'decideMeasure body/answer', 'announce body/en', 'announce body/de'],
  ...['createWebhook body/url', 'changeWebhook body/url'],
  ...['createWebhook body/name', 'changeWebhook body/name'],
];

export interface HostileWorld {
  readonly ayla: Person;
  readonly durc: Person;
  readonly operator: Person;
  /** A public game in play, with a guest and messages. */
  readonly game: string;
  /** One with a pack whose every word is hostile. */
  readonly pack: string;
  readonly finished: string;
}

/** A server on which people have written it wherever they can. */
export async function hostileWorld(
  service: Service,
  documents: DocumentDouble,
  publicUrl = service.url,
): Promise<HostileWorld> {
  const { http } = service;
  const post = async (path: string, { auth }: Pick<Person, 'auth'>, body: object) => {
    const { status, body: made } = await http.post(path).set(auth).send(body);
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(made)}`);
    return made;
  };
  const ayla = await newPerson(service, HOSTILE);
  const durc = await newPerson(service, HOSTILE);
  const operator = await newPerson(service, HOSTILE);
  await http.patch('/v1/me').set(durc.auth).send({ name: HOSTILE }).expect(200);
  await post('/v1/me/tokens', ayla, { name: HOSTILE, scopes: ['read'] });
  const profile = { text: HOSTILE, country: null, links: ['https://example.com/'] };
  const shown = { ...profile, showsPresence: 'everybody', showsGames: 'everybody' };
  await http.put('/v1/me/profile').set(ayla.auth).send(shown).expect(200);
  await http.put(`/v1/me/follows/${durc.id}`).set(ayla.auth).expect(204);

  const asked = await post('/v1/me/sign-in-methods', ayla, { kind: 'passkey' });
  const origin = new URL(publicUrl);
  origin.hostname = asked.passkey.rp.id;
  const passkey = new SoftAuthenticator(origin.origin).register(asked.passkey);
  await post(`/v1/me/sign-in-methods/${asked.id}`, ayla, { secret: asked.secret, passkey, label: HOSTILE });
  documents.put(CLIENT, { client_name: HOSTILE });
  await tokensFor(service, ayla);
  const hook = { url: `https://broken.example/?${TIGHT}`, name: HOSTILE, events: ['message.posted'] };
  const { webhook } = await post('/v1/me/webhooks', ayla, hook);
  await http.patch(`/v1/me/webhooks/${webhook.id}`).set(ayla.auth).send({ name: HOSTILE }).expect(200);

  const game = await startedGame(service, ayla, durc, { visibility: 'public' });
  const { id } = await post(`/v1/games/${game}/messages`, ayla, { text: HOSTILE });
  const { id: pack } = await newGame(service, ayla, {
    ...{ rulebook: 'mammut', visibility: 'public', seats: ['me', 'open', 'open'] },
    components: hostilePack(mammut.components),
  });
  await post(`/v1/games/${pack}/seats/0/entropy`, ayla, { entropy: TIGHT });
  const { secret } = await post(`/v1/games/${pack}/seats/1/keys`, ayla, { name: HOSTILE });
  await post(`/v1/games/${pack}/messages`, { auth: bearer(secret) }, { text: HOSTILE });
  await post(`/v1/games/${pack}/seats`, durc, { seat: 2 });
  await post(`/v1/games/${pack}/start`, ayla, {});

  const finished = await startedGame(service, ayla, durc, { visibility: 'public' });
  for (const [seat, who] of [ayla, durc].entries())
    await post(`/v1/games/${finished}/seats/${seat}/resign`, who, {});
  await until(async () => (await http.get(`/v1/games/${finished}`)).body.status === 'finished');

  await giveRole(service, operator, 'operator');
  const about = { reason: 'abuse', text: HOSTILE };
  await post('/v1/reports', durc, { ...about, kind: 'message', game, message: id });
  await post('/v1/reports', durc, { ...about, kind: 'name', player: ayla.id });
  const closed = await post('/v1/reports', ayla, { ...about, kind: 'player', player: durc.id });
  await post(`/v1/admin/reports/${closed.id}/close`, operator, { outcome: 'acted', answer: HOSTILE });
  const take = (kind: string) =>
    post('/v1/admin/measures', operator, { kind, player: ayla.id, reason: HOSTILE });
  const [mute, answered] = [await take('mute'), await take('mute')];
  for (const { id: measure } of [mute, answered])
    await post(`/v1/me/measures/${measure}/appeal`, ayla, { text: HOSTILE });
  const decision = { lift: true, answer: HOSTILE };
  await post(`/v1/admin/measures/${answered.id}/decision`, operator, decision);
  const announced = { en: HOSTILE, de: HOSTILE, until: '2099-01-01T00:00:00Z' };
  await post('/v1/admin/announcements', operator, announced);
  return { ayla, durc, operator, game, pack, finished };
}

/** The same components, with every word for people replaced. */
function hostilePack<Part>(part: Part, name = ''): Part {
  const isWord = name === 'en' || name === 'de' || name === 'note';
  if (typeof part === 'string') return (isWord ? HOSTILE : part) as Part;
  if (Array.isArray(part)) return part.map((one) => hostilePack(one)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, hostilePack(one, key)])) as Part;
}

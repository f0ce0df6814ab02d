import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitmentToEntropy } from '../../../src/engine/draw.js';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { openKeyring } from '../../../src/store/secrets/keyring.js';
import { documentOf } from '../../support/answer-checker.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { dumpOf, formsOf } from '../../support/dump.js';
import { giveRole, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const ANONYMOUS_KEY = '0b9b3b1e-7c54-4a53-9d57-3f7f2a1f0c11';
/** Forms in mails post to these, without an account; their second time does nothing. */
const WITHOUT_KEY = [
  'confirmEmail',
  'unsubscribe',
  'beginSignIn',
  'finishSignIn',
  'beginAddingSignInMethod',
  'finishAddingSignInMethod',
  'answerApplicationRequest',
  'answerDeviceRequest',
  'takeReport',
  'closeReport',
  'decideMeasure',
  'appealMeasure',
];

interface Errand {
  readonly path: string;
  readonly as: Person;
  readonly body?: object;
}

describe('a request with an Idempotency-Key', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    const keyring = openKeyring({ key: randomBytes(32).toString('base64') });
    service = await startService({
      ...{ db, store: await db.open({ keyring }), dispatchMs: null },
      receivers: openReceivers({ resolve: async () => ['93.184.216.34'] }),
      mailer: { send: async () => ({ kind: 'sent' }), close() {} },
    });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const post = ({ path, as, body }: Errand, key: string) => {
    const request = service.http.post(path).set(as.auth).set('idempotency-key', key);
    return body === undefined ? request : request.send(body);
  };
  const open = async (wish: object = {}) => (await newGame(service, ayla, wish)).id;
  const full = async () => {
    const id = await open();
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({}).expect(200);
    return id;
  };
  const started = () => startedGame(service, ayla, durc, { options: { rounds: 1 } });
  const act = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
  const over = async () => {
    const id = await started();
    await act(id, ayla);
    await act(id, durc);
    return id;
  };
  const webhook = async () => {
    const wish = { url: 'https://hooks.example/', events: ['prompt.opened'] };
    const { body } = await service.http.post('/v1/me/webhooks').set(ayla.auth).send(wish).expect(201);
    return `/v1/me/webhooks/${body.webhook.id}`;
  };
  const nextYear = `${new Date().getUTCFullYear() + 1}-03`;

  /** How to prepare each operation, so that it can succeed. */
  const errands: Readonly<Record<string, () => Promise<Errand>>> = {
    createPlayer: async () => ({ path: '/v1/players', as: ayla, body: { name: 'Creb' } }),
    createToken: async () => ({ path: '/v1/me/tokens', as: ayla, body: { name: 'bot', scopes: ['read'] } }),
    createReport: async () => ({
      ...{ path: '/v1/reports', as: ayla },
      body: { kind: 'name', reason: 'abuse', player: durc.id },
    }),
    async takeMeasure() {
      await giveRole(service, ayla, 'operator');
      const { id: player } = await newPerson(service, 'Broud');
      return { path: '/v1/admin/measures', as: ayla, body: { kind: 'mute', player, reason: 'Loud.' } };
    },
    async announce() {
      await giveRole(service, ayla, 'operator');
      const body = { en: 'Hello.', de: 'Hallo.', until: '2099-01-01T00:00:00Z' };
      return { path: '/v1/admin/announcements', as: ayla, body };
    },
    async startRehearsal() {
      await giveRole(service, ayla, 'operator');
      return { path: '/v1/admin/rehearsals', as: ayla };
    },
    createEventTicket: async () => ({ path: '/v1/me/events/ticket', as: ayla }),
    addVacation: async () => ({
      ...{ path: '/v1/me/vacations', as: ayla },
      body: { from: `${nextYear}-01`, to: `${nextYear}-02` },
    }),
    createGame: async () => ({
      ...{ path: '/v1/games', as: ayla },
      body: { rulebook: 'thin-ice', seats: ['me', 'open'] },
    }),
    startGame: async () => ({ path: `/v1/games/${await full()}/start`, as: ayla }),
    joinGame: async () => ({ path: `/v1/games/${await open()}/seats`, as: durc, body: {} }),
    resign: async () => ({ path: `/v1/games/${await started()}/seats/0/resign`, as: ayla }),
    comeBack: async () => ({ path: `/v1/games/${await started()}/seats/0/return`, as: ayla }),
    addEntropy: async () => ({
      ...{ path: `/v1/games/${await open()}/seats/0/entropy`, as: ayla },
      body: { entropy: 'bones' },
    }),
    async revealEntropy() {
      const id = await full();
      const commitment = commitmentToEntropy('bones-and-stones');
      const { http } = service;
      await http.post(`/v1/games/${id}/seats/0/entropy`).set(ayla.auth).send({ commitment }).expect(200);
      await http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
      return { path: `/v1/games/${id}/seats/0/reveal`, as: ayla, body: { entropy: 'bones-and-stones' } };
    },
    startLesson: async () => ({ path: '/v1/rulebooks/mammut/lesson', as: ayla }),
    matchGame: async () => ({
      ...{ path: '/v1/matches', as: ayla },
      body: { rulebook: 'thin-ice', options: { rounds: 3 } },
    }),
    rematch: async () => ({ path: `/v1/games/${await over()}/rematch`, as: ayla }),
    invite: async () => ({
      ...{ path: `/v1/games/${await open()}/invitations`, as: ayla },
      body: { player: durc.id },
    }),
    createTournament: async () => ({
      ...{ path: '/v1/tournaments', as: ayla },
      body: {
        ...{ rulebook: 'thin-ice', format: 'knockout', seats: 2, clock: { kind: 'prompt', seconds: 600 } },
        startsAt: new Date(Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000).toISOString(),
      },
    }),
    challenge: async () => ({
      ...{ path: '/v1/challenges', as: ayla },
      body: { rulebook: 'thin-ice', players: [durc.id] },
    }),
    async answerInvitation() {
      const body = { rulebook: 'thin-ice', players: [ayla.id] };
      const { body: game } = await service.http.post('/v1/challenges').set(durc.auth).send(body).expect(201);
      return { path: `/v1/games/${game.id}/invitations/answer`, as: ayla, body: { accept: true } };
    },
    makeSeatKey: async () => ({ path: `/v1/games/${await open()}/seats/1/keys`, as: ayla, body: {} }),
    forkGame: async () => ({
      ...{ path: `/v1/games/${await over()}/fork`, as: ayla },
      body: { version: 1, seats: ['me', 'open'] },
    }),
    act: async () => ({
      ...{ path: `/v1/games/${await started()}/actions`, as: ayla },
      body: { action: 'drill:fish=1' },
    }),
    async undo() {
      const id = await startedGame(service, ayla, durc);
      await act(id, ayla);
      return { path: `/v1/games/${id}/undo`, as: ayla, body: { ask: true } };
    },
    async answerUndo() {
      const id = await startedGame(service, ayla, durc);
      await act(id, ayla);
      await act(id, durc);
      await service.http.post(`/v1/games/${id}/undo`).set(durc.auth).send({ ask: true }).expect(200);
      return { path: `/v1/games/${id}/undo/answer`, as: ayla, body: { grant: false } };
    },
    postMessage: async () => ({
      ...{ path: `/v1/games/${await open()}/messages`, as: ayla },
      body: { text: 'Hello' },
    }),
    createWebhook: async () => ({
      ...{ path: '/v1/me/webhooks', as: ayla },
      body: { url: 'https://hooks.example/', events: ['prompt.opened'] },
    }),
    rotateWebhookSecret: async () => ({ path: `${await webhook()}/secret`, as: ayla }),
    testWebhook: async () => ({ path: `${await webhook()}/test`, as: ayla }),
    async retryDelivery() {
      const path = await webhook();
      const { body } = await service.http.post(`${path}/test`).set(ayla.auth).expect(202);
      return { path: `${path}/deliveries/${body.id}/retry`, as: ayla };
    },
    async askForConfirmation() {
      await service.http.put('/v1/me/email').set(ayla.auth).send({ address: 'ayla@example.com' }).expect(200);
      return { path: '/v1/me/email/confirmation', as: ayla };
    },
  };

  it('is possible for every POST of the API document but forms of mails, signing in, answers to applications, and what moderators decide', () => {
    const document = documentOf(service.app) as unknown as {
      paths: Record<string, { post?: { operationId: string; parameters?: { name: string }[] } }>;
    };
    const posts = Object.values(document.paths).flatMap(({ post: one }) => (one === undefined ? [] : [one]));
    const keyed = posts.filter(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'idempotency-key'),
    );
    const names = (operations: typeof posts) => operations.map(({ operationId }) => operationId).sort();
    expect(names(keyed)).toEqual(names(posts).filter((name) => !WITHOUT_KEY.includes(name)));
    expect(names(keyed)).toEqual(Object.keys(errands).sort());
  });

  it.each(Object.keys(errands))('%s is answered the same again, and carried out once', async (name) => {
    const errand = await errands[name]?.();
    if (errand === undefined) throw new Error(name);
    const twins = await Promise.all([post(errand, name), post(errand, name), post(errand, name)]);
    const again = await post(errand, name);
    expect(again.status).toBeLessThan(300);
    expect(again.headers['idempotent-replayed']).toBe('true');
    for (const twin of twins) {
      expect([twin.status, twin.text]).toEqual([again.status, again.text]);
      expect(twin.headers.location).toBe(again.headers.location);
    }
    expect(twins.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(2);
    const other = await post({ ...errand, body: { ...errand.body, seat: 5 } }, name);
    expect([400, 422]).toContain(other.status);
  });

  it('cannot be sent with another body', async () => {
    const game = { path: '/v1/games', as: ayla, body: { rulebook: 'thin-ice', seats: ['me', 'open'] } };
    await post(game, 'other-body').expect(201);
    const { body } = await post({ ...game, body: { ...game.body, language: 'de' } }, 'other-body').expect(
      422,
    );
    expect(body.code).toBe('idempotency_key_reused');
  });

  it('keeps its secrets encrypted', async () => {
    const { body } = await post(
      { path: '/v1/me/tokens', as: ayla, body: { name: 'secret', scopes: ['read'] } },
      'at-rest',
    ).expect(201);
    const dump = await dumpOf(db);
    expect(formsOf(body.secret).filter((form) => dump.includes(form))).toEqual([]);
    expect(dump.includes('at-rest')).toBe(false);
  });

  it('is refused the same again', async () => {
    const id = await open();
    const join = { path: `/v1/games/${id}/seats`, as: durc, body: { seat: 0 } };
    const refused = await post(join, 'taken').expect(409);
    const again = await post(join, 'taken').expect(409);
    expect(again.text).toBe(refused.text);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('belongs to its caller and its path', async () => {
    const message = { text: 'Hello' };
    const [one, other] = [await full(), await full()];
    const ids = new Set<string>();
    for (const as of [ayla, durc])
      for (const game of [one, other]) {
        const { body } = await post({ path: `/v1/games/${game}/messages`, as, body: message }, 'k').expect(
          201,
        );
        ids.add(body.id);
      }
    expect(ids.size).toBe(4);
  });

  it('without a token needs a long key, which alone finds the answer', async () => {
    const create = (key: string, name = 'Broud') =>
      service.http.post('/v1/players').set('idempotency-key', key).send({ name });
    const { body } = await create('short').expect(400);
    expect(body.errors[0].parameter).toBe('Idempotency-Key');
    const first = await create(ANONYMOUS_KEY).expect(201);
    const again = await create(ANONYMOUS_KEY).expect(201);
    expect(again.body).toEqual(first.body);
    await create(ANONYMOUS_KEY, 'Other').expect(422);
    const other = await create(ANONYMOUS_KEY.replace('0b', '1c')).expect(201);
    expect(other.body.player.id).not.toBe(first.body.player.id);
  });

  it('is answered with the names of today, and without those of deleted accounts', async () => {
    const zoug = await newPerson(service, 'Zoug');
    const { id } = await newGame(service, zoug);
    const join = { path: `/v1/games/${id}/seats`, as: durc, body: {} };
    const first = await post(join, 'names').expect(200);
    expect(first.body.seats[0].player).toEqual({ id: zoug.id, name: 'Zoug', guest: false });
    await service.http.patch('/v1/me').set(zoug.auth).send({ name: 'Goov' }).expect(200);
    const renamed = await post(join, 'names').expect(200);
    expect(renamed.text).toBe(first.text.replace('Zoug', 'Goov'));
    await service.http.delete('/v1/me').set(zoug.auth).send({ name: 'Goov' }).expect(204);
    const { body } = await post(join, 'names').expect(200);
    expect(body.seats[0].player).toEqual({ id: zoug.id, name: '', guest: false, deleted: true });
  });

  it('leaves nothing when its account is deleted', async () => {
    const zoug = await newPerson(service, 'Zoug');
    await post({ path: '/v1/me/tokens', as: zoug, body: { name: 'x', scopes: ['read'] } }, 'z').expect(201);
    const left = () => db.query('SELECT FROM saved_replies WHERE player_id = $1', [zoug.id]);
    expect(await left()).toHaveLength(1);
    await service.http.delete('/v1/me').set(zoug.auth).send({ name: 'Zoug' }).expect(204);
    expect(await left()).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remakeHere } from '../../../src/commands/archives.js';
import { commitmentToEntropy } from '../../../src/engine/draw.js';
import { openReceivers } from '../../../src/outbound/receivers.js';
import type { Mail } from '../../../src/play/ports/mail.js';
import type { Store } from '../../../src/store/open.js';
import { badLogs } from '../../../src/store/snapshot/check-logs.js';
import { inSession } from '../../../src/store/snapshot/session.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { dumpOf, formsOf } from '../../support/dump.js';
import { bearer, giveRole, newGame, newPerson, type Person } from '../../support/people.js';
import { type Receiver, startReceiver, status } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { SoftAuthenticator } from '../../support/soft-authenticator.js';
import {
  APPLICATION,
  isAction,
  isHashed,
  isPack,
  textFieldsOf,
  WITHOUT_WORDS,
} from '../../support/text-fields.js';
import { until } from '../../support/until.js';
import { CLIENT, DocumentDouble, tokensFor } from '../oauth/support.js';

describe('a deleted account', () => {
  let db: TestDatabase;
  let store: Store;
  let service: Service;
  let receiver: Receiver;
  let ayla: Person;
  let durc: Person;
  const mails: Mail[] = [];
  const documents = new DocumentDouble();
  const marks = new Map<string, string>();
  /** Marks that must be in the dump before the deletion. */
  const stored: string[] = [];

  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
    receiver = await startReceiver();
    receiver.answer = status(500);
    service = await startService({
      ...{ db, store, dispatchMs: 20, publicUrl: 'https://permafrost.example' },
      receivers: openReceivers({ allowPrivate: true }),
      clientDocuments: documents,
      mailer: {
        send: async (mail) => {
          mails.push(mail);
          return { kind: 'sent' };
        },
        close() {},
      },
    });
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
    await db.drop();
  });

  /** A text for a field. The same field has another one each time. */
  const mark = (field: string, isStored = true): string => {
    const text = `mrk${marks.size}x${Math.random().toString(36).slice(2, 12)}`;
    marks.set(text, field);
    if (isStored) stored.push(text);
    return text;
  };
  const post = (path: string, { auth }: Pick<Person, 'auth'>, body: object) =>
    service.http.post(path).set(auth).send(body);
  const act = (id: string, who: Person) =>
    post(`/v1/games/${id}/actions`, who, { action: 'drill:fish=1' }).expect(200);

  const account = async () => {
    ayla = await newPerson(service, mark('createPlayer body/name', false));
    durc = await newPerson(service, 'Durc');
    const name = mark('renamePlayer body/name');
    await service.http.patch('/v1/me').set(ayla.auth).send({ name }).expect(200);
    ayla = { ...ayla, name };
    const token = { name: mark('createToken body/name'), scopes: ['read'] };
    await post('/v1/me/tokens', ayla, token).expect(201);
    const address = () => `${mark('setEmail body/address', false)}@example.com`;
    for (const one of [address(), address()])
      await service.http.put('/v1/me/email').set(ayla.auth).send({ address: one }).expect(200);
    await until(() => mails.length > 0);
    await waysIn();
    const url = (field: string, isStored: boolean) => `${receiver.url}/${mark(field, isStored)}`;
    const hook = {
      ...{ url: url('createWebhook body/url', false), events: ['entry.appended'] },
      name: mark('createWebhook body/name', false),
    };
    const { body } = await post('/v1/me/webhooks', ayla, hook).expect(201);
    const changed = { url: url('changeWebhook body/url', true), name: mark('changeWebhook body/name') };
    await service.http.patch(`/v1/me/webhooks/${body.webhook.id}`).set(ayla.auth).send(changed).expect(200);
  };

  /** By an address, a passkey, and a handle. */
  const waysIn = async () => {
    const address = `${mark('beginAddingSignInMethod body/address')}@example.com`;
    const begun = await post('/v1/me/sign-in-methods', ayla, { kind: 'address', address }).expect(201);
    await until(() => mails.some(({ to }) => to === address));
    const { text = '' } = mails.find(({ to }) => to === address) ?? {};
    const code = /code=(\S+)/.exec(text)?.[1];
    const path = (id: string) => `/v1/me/sign-in-methods/${id}`;
    await post(path(begun.body.id), ayla, { secret: begun.body.secret, code }).expect(200);
    // Somebody, perhaps she herself, has begun to sign in by it and not finished.
    await service.http.post('/v1/sign-ins').send({ kind: 'address', address }).expect(201);
    const label = mark('finishAddingSignInMethod body/label');
    const { body: asked } = await post('/v1/me/sign-in-methods', ayla, { kind: 'passkey' }).expect(201);
    const passkey = new SoftAuthenticator('https://permafrost.example').register(asked.passkey);
    await post(path(asked.id), ayla, { secret: asked.secret, passkey, label }).expect(200);
    documents.put(CLIENT, { client_name: mark(APPLICATION) });
    await tokensFor(service, ayla);
    const profile = {
      ...{ text: mark('setProfile body/text'), country: null },
      links: [`https://${mark('setProfile body/links/*')}.example/`],
      ...{ showsPresence: 'nobody', showsGames: 'nobody' },
    };
    await service.http.put('/v1/me/profile').set(ayla.auth).send(profile).expect(200);
    const handle = mark('setHandle body/handle');
    await service.http.put('/v1/me/handle').set(ayla.auth).send({ handle }).expect(200);
    // Signs in again, as somebody else would with an account that is gone later.
    const { body: other } = await service.http
      .post('/v1/sign-ins')
      .send({ kind: 'address', address: `${mark('beginSignIn body/address', false)}@example.org` });
    await until(() => mails.some(({ to }) => to.endsWith('@example.org')));
    const { text: mailed = '' } = mails.find(({ to }) => to.endsWith('@example.org')) ?? {};
    const name = mark('finishSignIn body/name', false);
    const wish = { secret: other.secret, code: /code=(\S+)/.exec(mailed)?.[1], name };
    const { body: made } = await service.http.post(`/v1/sign-ins/${other.id}`).send(wish).expect(200);
    const auth = bearer(made.secret);
    await service.http.delete('/v1/me').set(auth).send({ name }).expect(204);
  };

  /** With everything that she can say in it, and a guest. */
  const table = async (id: string) => {
    for (const isGone of [false, true]) {
      const text = mark('postMessage body/text', !isGone);
      const { body } = await post(`/v1/games/${id}/messages`, ayla, { text }).expect(201);
      if (isGone) await service.http.delete(`/v1/games/${id}/messages/${body.id}`).set(ayla.auth).expect(204);
    }
    await post(`/v1/games/${id}/seats/0/entropy`, ayla, { entropy: mark('addEntropy body/entropy', false) });
    let guest = { auth: bearer('') };
    for (let nth = 0; nth < 2; nth += 1) {
      const name = mark('makeSeatKey body/name');
      const { body } = await post(`/v1/games/${id}/seats/2/keys`, ayla, { name }).expect(201);
      guest = { auth: bearer(body.secret) };
      await post(`/v1/games/${id}/messages`, guest, { text: mark('postMessage body/text') }).expect(201);
    }
    await post(`/v1/games/${id}/seats/2/entropy`, guest, { entropy: mark('addEntropy body/entropy', false) });
    const order = { kind: 'once', action: 'drill:fish=3' };
    for (const [seat, who] of [[0, ayla] as const, [2, guest] as const])
      await service.http
        .put(`/v1/games/${id}/seats/${seat}/orders`)
        .set(who.auth)
        .send({ orders: [order] });
    return guest;
  };

  const games: Record<'finished' | 'archived' | 'active', string> = {
    finished: '',
    archived: '',
    active: '',
  };

  const play = async () => {
    for (const kind of ['archived', 'finished', 'active', 'open', 'alone'] as const) {
      const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'], options: { rounds: 1 } });
      await table(id);
      // Others keep responses that name her.
      const join = () => post(`/v1/games/${id}/seats`, durc, { seat: 1 }).set('idempotency-key', 'join');
      if (kind !== 'alone') await join().expect(200);
      if (kind === 'open' || kind === 'alone') continue;
      games[kind] = id;
      await post(`/v1/games/${id}/start`, ayla, {}).expect(200);
      await post(`/v1/games/${id}/messages`, ayla, {
        ...{ text: mark('postMessage body/text'), to: [1] },
      }).expect(201);
      await retried(id);
      if (kind === 'active') continue;
      await act(id, durc);
      const is = async () => (await service.http.get(`/v1/games/${id}`)).body.status;
      await until(async () => (await is()) === 'finished');
      if (kind === 'archived') await store.log.archive(new Date(Date.now() + 60_000), 10);
    }
  };

  /** An action that is refused, and remembered with its key. */
  const retried = (id: string) =>
    post(`/v1/games/${id}/actions`, ayla, { action: mark('act body/action', false) })
      .set('idempotency-key', 'once')
      .then(({ status: code }) => expect(code).toBeGreaterThanOrEqual(400));

  const elsewhere = async () => {
    const { id } = await newGame(service, durc);
    const entropy = mark('joinGame body/entropy', false);
    await post(`/v1/games/${id}/seats`, ayla, { invitation: mark('joinGame body/invitation', false) });
    await post(`/v1/games/${id}/seats`, ayla, { entropy }).expect(200);
    await post(`/v1/games/${id}/messages`, ayla, { text: mark('postMessage body/text') }).expect(201);
    const wish = { rulebook: 'thin-ice', seats: 2, entropy: mark('matchGame body/entropy', false) };
    await post('/v1/matches', ayla, wish).expect(201);
    await post(`/v1/games/${games.active}/invitations`, ayla, { player: mark('invite body/player', false) });
    // Ids of cards are words. These fit no card, so they wait to the end of the game.
    const { id: mammut } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['me', 'bot'] });
    const orders = [
      { kind: 'once', action: `play:card=${mark('layDownOrders body/orders/*/action')}` },
      {
        kind: 'turn',
        actions: [
          `play:card=${mark('layDownOrders body/orders/*/actions/*', false)}`,
          [`play:card=${mark('layDownOrders body/orders/*/actions/*/*', false)}`],
        ],
      },
      {
        ...{ kind: 'wish', action: 'play:card=none', prompt: 'flip', for: 'game' },
        when: { fact: mark('layDownOrders body/orders/*/when/*') },
        unless: { fact: mark('layDownOrders body/orders/*/unless/*') },
      },
    ];
    await post(`/v1/games/${mammut}/start`, ayla, {}).expect(200);
    await service.http.put(`/v1/games/${mammut}/seats/0/orders`).set(ayla.auth).send({ orders }).expect(200);
    await post(`/v1/games/${mammut}/seats/0/resign`, ayla, {}).expect(200);
    const isOver = async () => (await service.http.get(`/v1/games/${mammut}`)).body.status === 'finished';
    await until(isOver);
    await post(`/v1/games/${games.finished}/rematch`, ayla, {
      entropy: mark('rematch body/entropy', false),
    }).expect(200);
    const secret = mark('revealEntropy body/entropy', false);
    const { id: drawn } = await newGame(service, ayla, { seats: ['me', 'bot'] });
    const commitment = commitmentToEntropy(secret);
    await post(`/v1/games/${drawn}/seats/0/entropy`, ayla, { commitment }).expect(200);
    await post(`/v1/games/${drawn}/start`, ayla, {}).expect(200);
    await post(`/v1/games/${drawn}/seats/0/reveal`, ayla, { entropy: secret }).expect(200);
    const name = mark('deleteAccount body/name', false);
    await service.http.delete('/v1/me').set(ayla.auth).send({ name }).expect(409);
    await moderation();
  };

  /** She reports, is reported, and answers as a moderator. */
  const moderation = async () => {
    const report = (who: Person, wish: object) => post('/v1/reports', who, wish).expect(201);
    const text = mark('createReport body/text');
    await report(ayla, { kind: 'player', reason: 'abuse', text, player: durc.id });
    await report(durc, { kind: 'name', reason: 'abuse', player: ayla.id });
    await report(durc, { kind: 'game', reason: 'abuse', game: games.finished });
    const { body } = await report(durc, { kind: 'game', reason: 'stuck', game: games.active });
    await giveRole(service, ayla, 'moderator');
    const close = `/v1/admin/reports/${body.id}/close`;
    await post(close, ayla, { outcome: 'nothing', answer: 'no' }).expect(404);
    const other = await newPerson(service, 'Iza');
    const { body: third } = await report(durc, { kind: 'player', reason: 'spam', player: other.id });
    const take = (wish: object, who = ayla) => post('/v1/admin/measures', who, wish).expect(201);
    const words = () => mark('takeMeasure body/reason');
    const { body: muting } = await take({ kind: 'mute', player: other.id, reason: words() });
    const decision = { lift: false, answer: mark('decideMeasure body/answer') };
    await post(`/v1/admin/measures/${muting.id}/decision`, ayla, decision).expect(200);
    await giveRole(service, other, 'moderator');
    const { body: hers } = await take(
      { kind: 'close-game', game: games.finished, reason: 'Why not.' },
      other,
    );
    await post(`/v1/me/measures/${hers.id}/appeal`, ayla, { text: mark('appealMeasure body/text') }).expect(
      200,
    );
    await giveRole(service, ayla, 'operator');
    const texts = { en: mark('announce body/en'), de: mark('announce body/de') };
    await post('/v1/admin/announcements', ayla, { ...texts, until: '2099-01-01T00:00:00Z' }).expect(201);
    const answer = mark('closeReport body/answer');
    await post(`/v1/admin/reports/${third.id}/close`, ayla, { outcome: 'acted', answer }).expect(200);
  };

  const found = async () => {
    const dump = await dumpOf(db);
    return [...marks.keys()].filter((text) => formsOf(text).some((form) => dump.includes(form)));
  };

  it('leaves no word that a person wrote through the API, in no table and no archived log', async () => {
    await account();
    await play();
    await elsewhere();
    await until(async () => (await db.query('SELECT FROM deliveries WHERE error IS NOT NULL')).length > 0);
    const fields = [...textFieldsOf(service.app)].filter(
      (field) => !isPack(field) && !isHashed(field) && !isAction(field),
    );
    expect([...new Set([...marks.values(), ...Object.keys(WITHOUT_WORDS)])].sort()).toEqual(
      [...fields, APPLICATION].sort(),
    );

    const before = await found();
    for (const text of stored) expect(before, marks.get(text)).toContain(text);
    await service.http.delete('/v1/me').set(ayla.auth).send({ name: ayla.name }).expect(204);
    expect((await found()).map((text) => marks.get(text))).toEqual([]);
  });

  it('leaves logs that are whole, and can be exported and read', async () => {
    const bad = await inSession(db.url, new AbortController().signal, async (client) => {
      const wrong: string[] = [];
      for await (const { game, what } of badLogs(client, remakeHere(), () => {}))
        wrong.push(`${game} ${what}`);
      return wrong;
    });
    expect(bad).toEqual([]);
    for (const id of [games.finished, games.archived]) {
      const { body } = await service.http.get(`/v1/games/${id}/export`).expect(200);
      expect(body.entries[0].action.entropy).toEqual([
        ...[expect.stringMatching(/^[0-9a-f]{64}$/), null],
        expect.stringMatching(/^[0-9a-f]{64}$/),
      ]);
    }
  });

  it('leaves its guests in their seats, without a name, and they play on', async () => {
    const { body } = await service.http.get(`/v1/games/${games.active}`).expect(200);
    expect(body.seats[2]).toMatchObject({ kind: 'player', player: { name: 'Guest', guest: true } });
    expect(body.seats[0]).toMatchObject({ kind: 'open' });
  });

  it('gets no guest any more from a request that comes too late', async () => {
    const iza = await newPerson(service, 'Iza');
    const { id } = await newGame(service, iza, { seats: ['me', 'open', 'open'] });
    const answers = await Promise.all([
      service.http.delete('/v1/me').set(iza.auth).send({ name: 'Iza' }),
      ...[1, 2].map((seat) => post(`/v1/games/${id}/seats/${seat}/keys`, iza, { name: 'her-late-guest' })),
    ]);
    expect(answers[0]?.status).toBe(204);
    expect(await dumpOf(db)).not.toContain('her-late-guest');
  });
});

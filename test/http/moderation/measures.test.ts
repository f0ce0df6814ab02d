import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../../src/play/ports/mail.js';
import { bearer, giveRole, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { say } from '../../support/talk.js';
import { until } from '../../support/until.js';

const HOUR = 3_600_000;

describe('measures', () => {
  let service: Service;
  let moderator: Person;
  let ayla: Person;
  let broud: Person;
  let late = 0;
  const mails: Mail[] = [];
  beforeAll(async () => {
    service = await startService({
      clock: () => new Date(Date.now() + late),
      receivers: {
        refuse: async () => null,
        post: async () => ({ status: 204, error: null, retryAfter: null }),
      },
      dispatchMs: 20,
      mailer: {
        async send(mail) {
          mails.push(mail);
          return { kind: 'sent' };
        },
        close() {},
      },
    });
    moderator = await newPerson(service, 'Creb');
    await giveRole(service, moderator, 'moderator');
  });
  beforeEach(async () => {
    ayla = await newPerson(service, 'Ayla');
    broud = await newPerson(service, 'Broud');
  });
  afterAll(() => service.close());

  const post = (path: string, { auth }: Person, body: object = {}) =>
    service.http.post(path).set(auth).send(body);
  const get = async (path: string, { auth }: Person) =>
    (await service.http.get(path).set(auth).expect(200)).body;
  const take = async (wish: object, by = moderator) =>
    (await post('/v1/admin/measures', by, { reason: 'It breaks the rules.', ...wish }).expect(201)).body;
  const lift = (id: string) =>
    post(`/v1/admin/measures/${id}/decision`, moderator, { lift: true, answer: 'Sorry.' }).expect(200);
  const codeOf = async (asked: PromiseLike<{ body: { code?: string } }>) => (await asked).body.code;
  const speak = (game: string, who: Person) => post(`/v1/games/${game}/messages`, who, { text: 'Hm.' });

  it('mute until their time is over, or until they are lifted', async () => {
    const game = await startedGame(service, ayla, broud);
    await take({ kind: 'mute', player: broud.id, until: new Date(Date.now() + HOUR).toISOString() });
    expect(await codeOf(speak(game, broud))).toBe('muted');
    await speak(game, ayla).expect(201);
    late = 2 * HOUR;
    await speak(game, broud).expect(201);
    late = 0;
    const { id } = await take({ kind: 'mute', player: ayla.id });
    expect(await codeOf(speak(game, ayla))).toBe('muted');
    await lift(id);
    await speak(game, ayla).expect(201);
  });

  it('hide a message of somebody else, as its author could', async () => {
    const game = await startedGame(service, ayla, broud);
    const { id } = await say(service, game, broud, 'a bad word');
    await take({ kind: 'hide-message', game, message: id });
    const { messages } = await get(`/v1/games/${game}/messages`, ayla);
    expect(messages).toMatchObject([{ id, text: null }]);
    expect((await get('/v1/me/measures', broud)).measures).toMatchObject([{ kind: 'hide-message', game }]);
  });

  it('take a name and the handle away, and refuse what looks like them', async () => {
    const handle = `h${ayla.id.slice(-10)}`;
    await service.http.put('/v1/me/handle').set(ayla.auth).send({ handle }).expect(200);
    await service.http.patch('/v1/me').set(ayla.auth).send({ name: 'Scandal' }).expect(200);
    await take({ kind: 'rename', player: ayla.id });
    expect((await get('/v1/me', ayla)).player.name).toMatch(/^Player [0-9a-f]{6}$/);
    expect((await get(`/v1/players/${ayla.id}`, broud)).handle).toBeNull();
    const rename = (name: string) => service.http.patch('/v1/me').set(ayla.auth).send({ name });
    for (const name of ['Scandal', 'SCANDAL', 'Sc\u0430nd\u0430l'])
      expect(await codeOf(rename(name))).toBe('name_refused');
    await rename('Ayla').expect(200);
  });

  it('suspend: the bot plays on, nothing but reading and leaving works, and the player comes back', async () => {
    const game = await startedGame(service, ayla, broud, { options: { rounds: 3 } });
    const { id: open } = await newGame(service, broud);
    const { id } = await take({ kind: 'suspend', player: broud.id });
    const played = async () =>
      (
        await service.db.query<{ played: string }>(
          `SELECT table_status->'seats'->1->>'played' AS played FROM games WHERE id = '${game}'`,
        )
      )[0]?.played;
    expect(await played()).toBe('autopilot');
    expect((await get(`/v1/games/${open}`, ayla)).status).toBe('closed');
    for (const refused of [
      post(`/v1/games/${game}/actions`, broud, { action: 'drill:fish=1' }),
      post('/v1/games', broud, { rulebook: 'thin-ice', seats: ['me', 'open'] }),
      post('/v1/me/tokens', broud, { name: 'x', scopes: ['play'] }),
    ])
      expect(await codeOf(refused)).toBe('suspended');
    await get('/v1/me/export', broud);
    await post(`/v1/games/${game}/actions`, ayla, { action: 'drill:fish=1' }).expect(200);
    // The bot has answered for the seat.
    await until(async () => (await get(`/v1/games/${game}/view`, ayla)).version >= 4);
    await lift(id);
    await post(`/v1/games/${game}/seats/1/return`, broud).expect(200);
    expect(await played()).toBe('holder');
  });

  it('ban in the middle of games: seats are free, rated ones resign, webhooks stop, and games end', async () => {
    const game = await startedGame(service, ayla, broud, { options: { rounds: 2 } });
    const rated = await startedGame(service, ayla, broud, {
      ...{ rated: true, clock: { kind: 'prompt', seconds: 3600 } },
    });
    const hook = { url: 'https://receiver.example/', events: ['prompt.opened'] };
    await post('/v1/me/webhooks', broud, hook).expect(201);
    await take({ kind: 'ban', player: broud.id });
    expect((await get(`/v1/games/${game}`, ayla)).seats[1]).toMatchObject({ kind: 'open' });
    expect((await get('/v1/me/webhooks', broud)).webhooks).toMatchObject([{ active: false }]);
    for (const id of [game, rated]) {
      const isOver = async () => (await get(`/v1/games/${id}`, ayla)).status === 'finished';
      await until(async () => {
        await post(`/v1/games/${id}/actions`, ayla, { action: 'drill:fish=1' });
        return isOver();
      });
    }
    const { outcome } = await get(`/v1/games/${rated}`, ayla);
    expect(outcome.standings.at(-1)).toMatchObject({ seat: 1 });
  });

  it('close games, open or in play, and take them out of the ratings', async () => {
    const game = await startedGame(service, ayla, broud, { clock: { kind: 'prompt', seconds: 3600 } });
    const { id: open } = await newGame(service, ayla);
    for (const id of [game, open]) {
      await take({ kind: 'close-game', game: id });
      expect((await get(`/v1/games/${id}`, broud)).status).toBe('closed');
    }
    const wish = { kind: 'exclude-game', game, reason: 'Fixed.' };
    expect(await codeOf(post('/v1/admin/measures', moderator, wish))).toBe('not_rated');
  });

  it('about a game are for somebody else than a moderator who plays it, or did', async () => {
    const player = await newPerson(service, 'Iza');
    await giveRole(service, player, 'moderator');
    const game = await startedGame(service, ayla, player);
    const { id: message } = await say(service, game, ayla, 'You lose.');
    const codes = async () => [
      await codeOf(post('/v1/admin/measures', player, { kind: 'close-game', game, reason: 'I lose.' })),
      await codeOf(
        post('/v1/admin/measures', player, { kind: 'hide-message', game, message, reason: 'Not so.' }),
      ),
    ];
    expect(await codes()).toEqual(['own_case', 'own_case']);
    await service.http.delete(`/v1/games/${game}/seats/1`).set(player.auth).expect(204);
    expect(await codes()).toEqual(['own_case', 'own_case']);
    expect((await get(`/v1/games/${game}`, ayla)).status).toBe('active');
  });

  it('stop a webhook, which its owner cannot resume before that is lifted', async () => {
    const hook = { url: 'https://receiver.example/', events: ['prompt.opened'] };
    const { body } = await post('/v1/me/webhooks', ayla, hook).expect(201);
    const { id } = await take({ kind: 'stop-webhook', webhook: body.webhook.id });
    const resume = () =>
      service.http.patch(`/v1/me/webhooks/${body.webhook.id}`).set(ayla.auth).send({ active: true });
    expect(await codeOf(resume())).toBe('webhook_stopped');
    await lift(id);
    await resume().expect(200);
  });

  it('refuse new accounts from an address for a time, and nobody who has one', async () => {
    const ban = { kind: 'ban-address', address: '127.0.0.1', reason: 'Floods.' };
    expect(await codeOf(post('/v1/admin/measures', moderator, ban))).toBe('malformed');
    const { id } = await take({ ...ban, until: new Date(Date.now() + HOUR).toISOString() });
    const create = () => service.http.post('/v1/players').send({ name: 'Spam' });
    await until(async () => (await create()).body.code === 'address_banned');
    await newGame(service, ayla);
    await lift(id);
    // Each process knows bans for two seconds, and there may be three.
    await until(async () => {
      const all = [await create(), await create(), await create()];
      return all.every(({ status }) => status === 201);
    });
  });

  it('are told to whom they concern, in both languages, with an appeal and its answer', async () => {
    const address = `${ayla.id.slice(-12)}@example.com`;
    await service.http.put('/v1/me/email').set(ayla.auth).send({ address }).expect(200);
    await service.db.query(`UPDATE mailboxes SET confirmed_at = now() WHERE player_id = '${ayla.id}'`);
    const { cursor } = await get('/v1/me/events', ayla);
    const { id } = await take({ kind: 'suspend', player: ayla.id, reason: 'Spam.' });
    const { events } = await get(`/v1/me/events?after=${encodeURIComponent(cursor)}&wait=5`, ayla);
    expect(events).toMatchObject([{ type: 'account.measure', game: null, version: null }]);
    const mail = (text: string) => mails.find((one) => one.to === address && one.text.includes(text));
    await until(() => mail('Spam.') !== undefined);
    expect(mail('Spam.')?.text).toMatch(/suspended[\s\S]*gesperrt/);
    const appeal = () => post(`/v1/me/measures/${id}/appeal`, ayla, { text: 'It was not me.' });
    await post(`/v1/me/measures/${id}/appeal`, broud, { text: 'Nor me.' }).expect(404);
    await appeal().expect(200);
    expect(await codeOf(appeal())).toBe('measure_over');
    const { measures } = await get('/v1/admin/measures?appealed=true', moderator);
    expect(measures).toMatchObject([{ id, appeal: 'It was not me.', player: { id: ayla.id }, done: true }]);
    await lift(id);
    expect((await get('/v1/me/measures', ayla)).measures).toMatchObject([
      { answer: 'Sorry.', text: 'Your account is suspended: you cannot play.' },
    ]);
    const german = await get('/v1/me/measures?language=de', ayla);
    expect(german.measures[0].text).toBe('Dein Konto ist gesperrt: Du kannst nicht spielen.');
    await until(() => mail('Sorry.') !== undefined);
    expect(mail('Sorry.')?.text).toMatch(/taken this back[\s\S]*zurückgenommen/);
  });

  it('about a player are for somebody else while a moderator plays with them', async () => {
    const player = await newPerson(service, 'Iza');
    await giveRole(service, player, 'moderator');
    const game = await startedGame(service, ayla, player);
    const kinds = ['suspend', 'ban', 'mute', 'rename'];
    const codes = () =>
      Promise.all(
        kinds.map((kind) =>
          codeOf(post('/v1/admin/measures', player, { kind, player: ayla.id, reason: 'I lose.' })),
        ),
      );
    expect(await codes()).toEqual(kinds.map(() => 'own_case'));
    const { id } = await take({ kind: 'mute', player: ayla.id });
    const answer = { lift: false, answer: 'No.' };
    expect(await codeOf(post(`/v1/admin/measures/${id}/decision`, player, answer))).toBe('own_case');
    await lift(id);
    // They could come back to the seat that they leave.
    await service.http.delete(`/v1/games/${game}/seats/1`).set(player.auth).expect(204);
    expect(await codes()).toEqual(kinds.map(() => 'own_case'));
    await take({ kind: 'close-game', game });
    await take({ kind: 'mute', player: ayla.id }, player);
    const { id: own } = await newGame(service, player, { seats: ['open', 'open'] });
    await post(`/v1/games/${own}/seats`, broud, { seat: 0 }).expect(200);
    expect(
      await codeOf(post('/v1/admin/measures', player, { kind: 'ban', player: broud.id, reason: 'No.' })),
    ).toBe('own_case');
  });

  it('silence the guests of an account with it, which can still play', async () => {
    const { id: game } = await newGame(service, ayla, { seats: ['open', 'open'] });
    const key = await post(`/v1/games/${game}/seats/1/keys`, ayla).expect(201);
    const guest: Person = { ...ayla, secret: key.body.secret, auth: bearer(key.body.secret) };
    await post(`/v1/games/${game}/seats`, broud, { seat: 0 }).expect(200);
    await post(`/v1/games/${game}/start`, ayla).expect(200);
    await speak(game, guest).expect(201);
    for (const kind of ['mute', 'suspend']) {
      const { id } = await take({ kind, player: ayla.id });
      expect(await codeOf(speak(game, guest)), kind).toBe('muted');
      await get(`/v1/games/${game}/actions`, guest);
      await lift(id);
      await speak(game, guest).expect(201);
    }
    await take({ kind: 'mute', player: broud.id });
    await speak(game, guest).expect(201);
  });

  it('are not taken about oneself, or about somebody with a role', async () => {
    const other = await newPerson(service, 'Iza');
    await giveRole(service, other, 'moderator');
    const refuse = (player: Person, kind = 'ban') =>
      codeOf(post('/v1/admin/measures', moderator, { kind, player: player.id, reason: 'No.' }));
    expect(await refuse(moderator)).toBe('own_case');
    expect(await refuse(other)).toBe('has_role');
    expect(await codeOf(post('/v1/admin/measures', ayla, { kind: 'mute' }))).toBe('insufficient_role');
    const { id: game } = await newGame(service, moderator);
    expect(
      await codeOf(post('/v1/admin/measures', moderator, { kind: 'close-game', game, reason: 'x' })),
    ).toBe('own_case');
  });

  it('are carried out later where a process died before', async () => {
    const { id: game } = await newGame(service, ayla);
    await service.db.query(
      `INSERT INTO measures (id, at, kind, player_id, game_id, subject, reason, by)
       VALUES (gen_random_uuid(), now(), 'close-game', '${ayla.id}', '${game}', '${game}', 'Stuck.', 'command')`,
    );
    await until(async () => (await get(`/v1/games/${game}`, ayla)).status === 'closed');
  });

  it('are in the audit log by ids alone', async () => {
    const { id } = await take({ kind: 'mute', player: ayla.id, reason: 'A very bad word.' });
    await lift(id);
    const rows = await service.db.query(`SELECT * FROM audit_entries WHERE subject = '${id}' ORDER BY id`);
    expect(rows).toMatchObject([
      { action: 'mute', detail: { of: ayla.id, until: null } },
      { action: 'lift' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('bad word');
  });
});

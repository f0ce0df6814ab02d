import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { noQuotas } from '../../../src/play/ports/limits/quotas.js';
import type { Mail } from '../../../src/play/ports/mail.js';
import { giveRole, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Receiver, startReceiver } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { say } from '../../support/talk.js';
import { until } from '../../support/until.js';

describe('reports', () => {
  let service: Service;
  let moderator: Person;
  let ayla: Person;
  let broud: Person;
  let receiver: Receiver;
  const mails: Mail[] = [];
  beforeAll(async () => {
    receiver = await startReceiver();
    service = await startService({
      quotas: { ...noQuotas, reportsPerDay: 4 },
      receivers: openReceivers({ allowPrivate: true }),
      mailer: {
        async send(mail) {
          mails.push(mail);
          return { kind: 'sent' };
        },
        close: () => {},
      },
      dispatchMs: 20,
    });
    moderator = await newPerson(service, 'Creb');
    await giveRole(service, moderator, 'moderator');
  });
  beforeEach(async () => {
    ayla = await newPerson(service, 'Ayla');
    broud = await newPerson(service, 'Broud');
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });

  const post = (path: string, { auth }: Person, body: object = {}) =>
    service.http.post(path).set(auth).send(body);
  const report = async (who: Person, wish: object) =>
    (await post('/v1/reports', who, { reason: 'abuse', ...wish }).expect(201)).body;
  const get = async (path: string, { auth }: Person) =>
    (await service.http.get(path).set(auth).expect(200)).body;
  const seen = (id: string) => get(`/v1/admin/reports/${id}`, moderator);
  const close = (id: string, by: Person) =>
    post(`/v1/admin/reports/${id}/close`, by, { outcome: 'acted', answer: 'Thank you.' });

  it('keep the message as the reporter read it, with those before it and the version', async () => {
    const game = await startedGame(service, ayla, broud);
    for (const text of ['zero', 'one', 'two', 'three']) await say(service, game, ayla, text);
    const bad = await say(service, game, broud, 'a bad word', { to: [0] });
    const made = await report(ayla, { kind: 'message', game, message: bad.id, text: 'He swears.' });
    expect(made).toMatchObject({ state: 'open', outcome: null, answer: null, player: { id: broud.id } });
    await service.http.delete(`/v1/games/${game}/messages/${bad.id}`).set(broud.auth).expect(204);
    await service.http.patch('/v1/me').set(broud.auth).send({ name: 'Innocent' }).expect(200);
    const kept = await seen(made.id);
    expect(kept).toMatchObject({
      ...{ reporter: { id: ayla.id }, player: { id: broud.id, name: 'Broud' }, game, version: 1 },
      text: 'He swears.',
    });
    const texts = kept.messages.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['zero', 'one', 'two', 'three', 'a bad word']);
    expect(kept.messages[4]).toMatchObject({ whispered: true, author: { name: 'Innocent' } });
  });

  it('are answered by an event, a message to webhooks of all games and a mail in both languages, once', async () => {
    const address = `${ayla.id.slice(-12)}@example.com`;
    await service.http.put('/v1/me/email').set(ayla.auth).send({ address }).expect(200);
    await service.db.query(`UPDATE mailboxes SET confirmed_at = now() WHERE player_id = '${ayla.id}'`);
    const game = await startedGame(service, ayla, broud);
    const hook = (name: string, more: object) =>
      post('/v1/me/webhooks', ayla, { url: `${receiver.url}/${name}`, events: ['report.answered'], ...more });
    await hook('all', {}).expect(201);
    await hook('of-one-game', { games: [game] }).expect(201);
    await hook('of-something-else', { events: ['account.measure'] }).expect(201);
    const { cursor } = await get('/v1/me/events', ayla);
    const { id } = await report(ayla, { kind: 'player', player: broud.id });
    await post(`/v1/admin/reports/${id}/take`, moderator).expect(200);
    await close(id, moderator).expect(200);
    const { events } = await get(`/v1/me/events?after=${encodeURIComponent(cursor)}&wait=5`, ayla);
    expect(events).toMatchObject([{ type: 'report.answered', game: null, version: null }]);
    const [first] = await receiver.has(1);
    expect(first).toMatchObject({ path: '/hook/all', message: { type: 'report.answered', data: {} } });
    const own = () => mails.filter(({ to, text }) => to === address && text.includes('Thank you.'));
    await until(() => own().length > 0);
    expect(own()[0]?.text).toMatch(/Something was done[\s\S]*etwas unternommen/);
    expect(own()[0]?.subject).toMatch(/answered.*beantwortet/);
    await close(id, moderator).expect(409);
    const { id: second } = await report(ayla, { kind: 'name', player: broud.id });
    await close(second, moderator).expect(200);
    await receiver.has(2);
    expect(receiver.heard.map(({ path }) => path)).toEqual(['/hook/all', '/hook/all']);
  });

  it('keep of a game what the reporter may read, and no whisper between others', async () => {
    const game = await startedGame(service, ayla, broud);
    await say(service, game, ayla, 'loud');
    await say(service, game, ayla, 'secret', { to: [1] });
    const durc = await newPerson(service, 'Durc');
    const { id } = await report(durc, { kind: 'game', reason: 'stuck', game });
    expect((await seen(id)).messages.map(({ text }: { text: string }) => text)).toEqual(['loud']);
  });

  it('keep those who can read whispers in them from taking a seat of the game', async () => {
    const game = await startedGame(service, ayla, broud, { seats: ['me', 'open', 'bot'] });
    const sit = (who: Person) => post(`/v1/games/${game}/seats`, who, { seat: 1 });
    await say(service, game, ayla, 'loud');
    await report(ayla, { kind: 'game', game });
    await say(service, game, ayla, 'I have the elk.', { to: [1] });
    await service.http.delete(`/v1/games/${game}/seats/1`).set(broud.auth).expect(204);
    await sit(moderator).expect(200);
    await service.http.delete(`/v1/games/${game}/seats/1`).set(moderator.auth).expect(204);
    await report(ayla, { kind: 'game', game });
    const other = await newPerson(service, 'Iza');
    const operator = await newPerson(service, 'Creb');
    await giveRole(service, operator, 'operator');
    const role = `/v1/admin/roles/${other.id}`;
    await service.http.put(role).set(operator.auth).send({ role: 'moderator' }).expect(204);
    const { status, body } = await sit(other);
    expect([status, body.code, body.detail]).toEqual([
      409,
      'saw_another_seat',
      expect.stringContaining('report'),
    ]);
    // What they have read stays known.
    await service.http.delete(role).set(operator.auth).expect(204);
    expect((await sit(other)).body.code).toBe('saw_another_seat');
    // Who held it has seen its whispers before, and is shown no report.
    await sit(moderator).expect(200);
    await service.http.delete(`/v1/games/${game}/seats/1`).set(moderator.auth).expect(204);
    await sit(await newPerson(service, 'Durc')).expect(200);
  });

  it('are of something that the reporter can see, and somebody else', async () => {
    const game = await startedGame(service, ayla, broud, { visibility: 'private' });
    const whisper = await say(service, game, ayla, 'secret', { to: [1] });
    const durc = await newPerson(service, 'Durc');
    const NOBODY = '00000000-0000-7000-8000-000000000000';
    const refused: readonly (readonly [object, number])[] = [
      [{ kind: 'player' }, 400],
      [{ kind: 'player', player: NOBODY }, 404],
      [{ kind: 'name', player: durc.id }, 400],
      [{ kind: 'game', game }, 404],
      [{ kind: 'message', game }, 400],
      [{ kind: 'message', game, message: whisper.id }, 404],
      [{ kind: 'player', player: ayla.id, text: 'x'.repeat(1001) }, 400],
    ];
    for (const [wish, status] of refused)
      expect(
        (await post('/v1/reports', durc, { reason: 'other', ...wish })).status,
        JSON.stringify(wish),
      ).toBe(status);
  });

  it('are taken and closed, and their reporter reads what came of them', async () => {
    const { id } = await report(ayla, { kind: 'name', player: broud.id });
    const own = async () => (await get('/v1/me/reports', ayla)).reports[0];
    expect(await own()).toMatchObject({ id, state: 'open' });
    await post(`/v1/admin/reports/${id}/take`, moderator).expect(200);
    expect(await own()).toMatchObject({ state: 'taken', outcome: null });
    expect((await close(id, moderator).expect(200)).body).toMatchObject({ handler: { id: moderator.id } });
    expect(await own()).toMatchObject({ state: 'closed', outcome: 'acted', answer: 'Thank you.' });
    expect(Object.keys(await own())).not.toContain('handler');
    for (const again of [close(id, moderator), post(`/v1/admin/reports/${id}/take`, moderator)])
      expect((await again).body.code).toBe('report_closed');
    const actions = await service.db.query(
      `SELECT action, actor_id FROM audit_entries WHERE subject = '${id}' ORDER BY id`,
    );
    expect(actions).toEqual(
      ['take-report', 'close-report'].map((action) => ({ action, actor_id: moderator.id })),
    );
  });

  it('are listed for moderators by state and account, page by page', async () => {
    const [first, second] = [
      await report(ayla, { kind: 'name', player: broud.id }),
      await report(ayla, { kind: 'player', player: broud.id }),
    ];
    const page = (query: string) => get(`/v1/admin/reports?player=${broud.id}&${query}`, moderator);
    const ids = ({ reports }: { reports: { id: string }[] }) => reports.map(({ id }) => id);
    const newest = await page('limit=1');
    expect([ids(newest), newest.next]).toEqual([[second.id], second.id]);
    expect(await page(`limit=1&before=${newest.next}`)).toMatchObject({
      reports: [{ id: first.id }],
      next: null,
    });
    await close(first.id, moderator).expect(200);
    expect(ids(await page('state=open'))).toEqual([second.id]);
    await service.http.get('/v1/admin/reports').set(ayla.auth).expect(403);
  });

  it('about a moderator are not seen by them, and their own are for somebody else', async () => {
    const other = await newPerson(service, 'Iza');
    await giveRole(service, other, 'moderator');
    const { id } = await report(ayla, { kind: 'player', player: other.id });
    expect(JSON.stringify(await get('/v1/admin/reports', other))).not.toContain(id);
    await service.http.get(`/v1/admin/reports/${id}`).set(other.auth).expect(404);
    await close(id, other).expect(404);
    const { id: own } = await report(other, { kind: 'player', player: broud.id });
    const game = await startedGame(service, other, broud);
    const { id: ownOfGame } = await report(other, { kind: 'game', game });
    for (const one of [own, ownOfGame]) expect((await close(one, other)).body.code).toBe('own_case');
    for (const one of [id, own, ownOfGame]) await close(one, moderator).expect(200);
  });

  it('by others about a game are not seen by a moderator who plays it, or did, whatever was whispered', async () => {
    const player = await newPerson(service, 'Iza');
    await giveRole(service, player, 'moderator');
    const { id: game } = await newGame(service, ayla, {
      ...{ rulebook: 'eiszeit', seats: ['me', 'open', 'open'] },
    });
    for (const one of [broud, player]) await post(`/v1/games/${game}/seats`, one, {}).expect(200);
    await post(`/v1/games/${game}/start`, ayla).expect(200);
    const whisper = await say(service, game, ayla, 'I hold all mammoths', { to: [1] });
    const made = [
      await report(broud, { kind: 'game', game }),
      await report(broud, { kind: 'message', game, message: whisper.id }),
    ];
    const sees = async () => {
      const listed = JSON.stringify(await get('/v1/admin/reports', player));
      const single = await Promise.all(
        made.map(({ id }) => service.http.get(`/v1/admin/reports/${id}`).set(player.auth)),
      );
      return { listed: listed.includes('mammoths'), single: single.map(({ status }) => status) };
    };
    expect(await sees()).toEqual({ listed: false, single: [404, 404] });
    await service.http.delete(`/v1/games/${game}/seats/2`).set(player.auth).expect(204);
    expect(await sees()).toEqual({ listed: false, single: [404, 404] });
    for (const { id } of made) {
      await post(`/v1/admin/reports/${id}/take`, player).expect(404);
      expect((await seen(id)).messages.at(-1).text).toBe('I hold all mammoths');
    }
  });

  it('are made once for each key, and not too often', async () => {
    const wish = { kind: 'name', reason: 'abuse', player: broud.id };
    const once = () => post('/v1/reports', ayla, wish).set('idempotency-key', 'once');
    expect((await once().expect(201)).body.id).toBe((await once().expect(201)).body.id);
    for (let nth = 0; nth < 3; nth += 1) await report(ayla, wish);
    const { body } = await post('/v1/reports', ayla, wish).expect(429);
    expect(body).toMatchObject({
      ...{ code: 'daily_quota_exceeded', quota: { name: 'reports-per-day', limit: 4, used: 4 } },
    });
    const { quotas } = await get('/v1/me/limits', ayla);
    expect(quotas).toContainEqual({ name: 'reports-per-day', limit: 4, used: 4 });
  });

  it('lose their words with the account of the reporter, and end with that of the reported', async () => {
    const { id } = await report(ayla, { kind: 'name', player: broud.id, text: 'He swears.' });
    await service.http.delete('/v1/me').set(ayla.auth).send({ name: 'Ayla' }).expect(204);
    expect(await seen(id)).toMatchObject({ reporter: null, text: '', state: 'open' });
    await service.http.delete('/v1/me').set(broud.auth).send({ name: 'Broud' }).expect(204);
    expect(await seen(id)).toMatchObject({
      ...{ state: 'closed', outcome: 'gone', player: { id: broud.id, name: '', deleted: true } },
    });
  });
});

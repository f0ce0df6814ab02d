import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless } from '../../../src/http/limits/budgets.js';
import { runHere } from '../../commands/run-here.js';
import { giveRole, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('those who look after the server', () => {
  let service: Service;
  let operator: Person;
  beforeAll(async () => {
    service = await startService({
      ofOneProcess: 'limits that were met',
      dispatchMs: 20,
      limits: { ...boundless, messages: 3 },
      receivers: {
        refuse: async () => null,
        post: async () => ({ status: 500, error: 'It fails.', retryAfter: null }),
      },
    });
    operator = await newPerson(service, 'Creb');
    await giveRole(service, operator, 'operator');
  });
  afterAll(() => service.close());

  const get = async (path: string, { auth }: Person = operator) =>
    (await service.http.get(path).set(auth).expect(200)).body;
  const post = (path: string, body: object, { auth }: Person = operator) =>
    service.http.post(path).set(auth).send(body);
  const command = (...args: string[]) => runHere(['admin', ...args, '--database', service.db.url]);
  const lines = ({ out }: { readonly out: string }) => out.trim().split('\n');

  it('see the newest accounts, and find one by its name or id', async () => {
    const people = [await newPerson(service, 'Twin'), await newPerson(service, 'Twin')];
    await newGame(service, people[1] as Person);
    const { accounts } = await get('/v1/admin/players?named=Twin');
    expect(accounts.map(({ games }: { games: number }) => games)).toEqual([1, 0]);
    const [one] = people;
    expect((await get(`/v1/admin/players?named=${one?.id}`)).accounts).toMatchObject([
      { player: { id: one?.id }, role: 'player' },
    ]);
    const first = await get('/v1/admin/players?limit=1');
    expect((await get(`/v1/admin/players?limit=1&before=${first.next}`)).accounts).toHaveLength(1);
  });

  it('see webhooks that fail, and what waits', async () => {
    const owner = await newPerson(service, 'Ayla');
    const hook = { url: 'https://broken.example/', events: ['seat.taken'] };
    const { body } = await post('/v1/me/webhooks', hook, owner).expect(201);
    const { id, invitation } = await newGame(service, owner);
    const durc = await newPerson(service, 'Durc');
    await post(`/v1/games/${id}/seats`, { invitation }, durc).expect(200);
    await until(async () => (await get('/v1/admin/queues')).webhooks.length > 0);
    const queues = await get('/v1/admin/queues');
    expect(queues).toMatchObject({ mailboxes: 0, accountMails: 0, deliveries: 1 });
    expect(queues.webhooks).toMatchObject([
      { id: body.webhook.id, host: 'broken.example', owner: { id: owner.id }, waiting: 1 },
    ]);
    const listed = lines(await command('queues'));
    expect(listed.join('\n')).toContain('broken.example');
  });

  it('do not see by the counts that somebody has whispered', async () => {
    const [ayla, broud] = [await newPerson(service, 'Oga'), await newPerson(service, 'Vorn')];
    const game = await startedGame(service, ayla, broud);
    const hook = { url: 'https://silent.example/', events: ['message.posted'] };
    const { body } = await post('/v1/me/webhooks', hook, broud).expect(201);
    const pending = `SELECT FROM deliveries WHERE webhook_id = '${body.webhook.id}' AND attempts > 0`;
    const { webhooks: _, ...before } = await get('/v1/admin/queues');
    await post(`/v1/games/${game}/messages`, { text: 'Psst.', to: [1] }, ayla).expect(201);
    await until(async () => (await service.db.query(pending)).length > 0);
    const { webhooks, ...counts } = await get('/v1/admin/queues');
    expect(counts).toEqual(before);
    const waiting = webhooks.find(({ id }: { id: string }) => id === body.webhook.id)?.waiting;
    expect(waiting ?? 0).toBe(0);
  });

  it('see who meets limits, and who floods is muted for an hour', async () => {
    const spammer = await newPerson(service, 'Spam');
    const { id } = await newGame(service, spammer);
    const codes = new Set<string>();
    for (let nth = 0; nth < 60; nth += 1)
      codes.add((await post(`/v1/games/${id}/messages`, { text: 'Buy!' }, spammer)).body.code);
    expect(codes).toContain('rate_limited');
    const { limits } = await get('/v1/admin/limits');
    expect(limits[0]).toMatchObject({
      player: { id: spammer.id },
      operation: 'postMessage',
      address: '127.0.0.1',
    });
    await until(async () => (await get('/v1/me/measures', spammer)).measures.length > 0);
    const { measures } = await get('/v1/me/measures', spammer);
    expect(measures).toMatchObject([{ kind: 'mute', endsAt: expect.any(String) }]);
    const { entries } = await get(`/v1/admin/audit?subject=${measures[0].id}`);
    expect(entries).toMatchObject([{ by: 'service', action: 'mute' }]);
  });

  it('mute nobody whose messages are refused for what others at the address do', async () => {
    const limits = { ...boundless, perAddress: 60, burstSeconds: 3_600 };
    const crowded = await startService({ ofOneProcess: 'budgets', limits, trustedProxies: 1 });
    const ayla = await newPerson(crowded);
    const { id } = await newGame(crowded, ayla);
    crowded.app.budgets.take('address', '10.1.1.1', 1e9);
    for (let nth = 0; nth < 55; nth += 1) {
      const answer = crowded.http.post(`/v1/games/${id}/messages`).set(ayla.auth);
      const { body } = await answer.set('x-forwarded-for', '10.1.1.1').send({ text: 'Hm.' }).expect(429);
      expect(body.budget).toBe('address');
    }
    const { body } = await crowded.http.get('/v1/me/measures').set(ayla.auth).expect(200);
    expect(body.measures).toEqual([]);
    await crowded.close();
  });

  it('announce to everybody, until it is withdrawn or over', async () => {
    const texts = { en: 'We close.', de: 'Wir machen zu.' };
    await post('/v1/admin/announcements', { ...texts, until: '2020-01-01T00:00:00Z' }).expect(400);
    const wish = { ...texts, until: '2099-01-01T00:00:00Z' };
    const { body } = await post('/v1/admin/announcements', wish).expect(201);
    const shown = async () => (await service.http.get('/v1/announcements').expect(200)).body.announcements;
    expect(await shown()).toMatchObject([texts]);
    await service.http.delete(`/v1/admin/announcements/${body.id}`).set(operator.auth).expect(204);
    expect(await shown()).toEqual([]);
    expect(await command('announce', '--en', 'Hello.', '--de', 'Hallo.', '--days', '1')).toMatchObject({
      code: 0,
    });
    expect(await shown()).toMatchObject([{ en: 'Hello.', de: 'Hallo.' }]);
  });

  it('do the same at the command line, and the service carries it out', async () => {
    const broud = await newPerson(service, 'Broud');
    const { id: game } = await newGame(service, broud);
    const wish = { kind: 'game', reason: 'stuck', game, text: 'It does not begin.' };
    const { body: report } = await post('/v1/reports', wish, broud).expect(201);
    expect(lines(await command('reports')).join('\n')).toContain(report.id);
    const closed = await command('measure', 'close-game', game, '--reason', 'It was stuck.');
    expect(closed).toMatchObject({ code: 0 });
    await until(async () => (await get(`/v1/games/${game}`)).status === 'closed');
    expect(await command('close-report', report.id, '--answer', 'Thank you.')).toMatchObject({ code: 0 });
    expect((await get('/v1/me/reports', broud)).reports).toMatchObject([
      { state: 'closed', answer: 'Thank you.' },
    ]);
    await command('measure', 'suspend', 'Broud', '--reason', 'Spam.', '--days', '2');
    const refused = await post('/v1/games', { rulebook: 'thin-ice', seats: ['me', 'open'] }, broud);
    expect(refused.body.code).toBe('suspended');
    const [suspension = ''] = lines(await command('measures'));
    expect(suspension).toContain('suspend');
    await command('lift', suspension.slice(0, 36), '--answer', 'Sorry.');
    await newGame(service, broud);
  });

  it('hear from the command what it needs', async () => {
    for (const args of [
      ['dance'],
      ['measure', 'hug', 'Creb'],
      ['lift'],
      ['announce', '--en', 'x', '--de', 'y'],
    ])
      expect(await command(...args)).toMatchObject({ code: 2, err: expect.stringContaining('usage:') });
    expect(await command('measure', 'ban', 'Creb', '--reason', 'x')).toMatchObject({
      ...{ code: 1, err: expect.stringContaining('has a role') },
    });
  });
});

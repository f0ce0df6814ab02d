import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless, type Limits } from '../../../src/http/limits/budgets.js';
import { noQuotas, type Quotas } from '../../../src/play/ports/limits/quotas.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { thinIce } from '../../support/thin-ice/index.js';
import { until } from '../../support/until.js';

interface Use {
  readonly name: string;
  readonly limit: number;
  readonly used: number;
}

describe('quotas', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.drop());

  type Given = Partial<Quotas> & {
    readonly limits?: Partial<Limits>;
    readonly processes?: number;
    readonly clock?: () => Date;
  };

  async function within(
    { limits, clock, processes = 1, ...quotas }: Given,
    work: (...all: Service[]) => Promise<void>,
  ) {
    const settings = {
      ...{ db, quotas: { ...noQuotas, ...quotas }, limits: { ...boundless, ...limits } },
      ...(clock === undefined ? {} : { clock }),
    };
    const all: Service[] = [];
    for (let nth = 0; nth < processes; nth += 1)
      all.push(await startService({ ofOneProcess: 'streams', ...settings, trustedProxies: 1 }));
    try {
      await work(...all);
    } finally {
      for (const service of all) await service.close();
    }
  }

  const create = ({ http }: Service, { auth }: Person, wish: object = {}) =>
    http
      .post('/v1/games')
      .set(auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open'], ...wish });

  const useOf = async ({ http }: Service, { auth }: Person, name: string): Promise<Use> => {
    const { body } = await http.get('/v1/me/limits').set(auth).expect(200);
    return body.quotas.find((quota: Use) => quota.name === name);
  };

  it('open games: the problem names the quota, its limit and the use; closing one makes room', () =>
    within({ openGames: 2 }, async (service) => {
      const ayla = await newPerson(service);
      const { body: first } = await create(service, ayla).expect(201);
      await create(service, ayla).expect(201);
      const { body } = await create(service, ayla).expect(409);
      expect(body).toMatchObject({
        code: 'quota_exceeded',
        quota: { name: 'open-games', limit: 2, used: 2 },
      });
      const match = { rulebook: 'thin-ice', language: 'de' };
      await service.http.post('/v1/matches').set(ayla.auth).send(match).expect(409);
      expect(await useOf(service, ayla, 'open-games')).toEqual({ name: 'open-games', limit: 2, used: 2 });
      await service.http.delete(`/v1/games/${first.id}`).set(ayla.auth).expect(204);
      await create(service, ayla).expect(201);
      await create(service, await newPerson(service)).expect(201);
    }));

  it('are exact for two processes at once', () =>
    within({ openGames: 5, processes: 2 }, async (one, two) => {
      const ayla = await newPerson(one as Service);
      const tries = Array.from({ length: 20 }, (_, nth) => create((nth % 2 ? one : two) as Service, ayla));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(5);
      expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    }));

  it('games that bots play alone', () =>
    within({ botGames: 1 }, async (service) => {
      const ayla = await newPerson(service);
      const seats = ['bot', 'bot'];
      await create(service, ayla, { seats }).expect(201);
      expect((await create(service, ayla, { seats }).expect(409)).body.quota.name).toBe('bot-games');
      const { body } = await create(service, ayla, { seats: ['open', 'open'] }).expect(201);
      const join = () => service.http.post(`/v1/games/${body.id}/seats`).set(ayla.auth).send({ bot: true });
      await join().expect(200);
      const refused = await join().expect(409);
      expect(refused.body.quota).toEqual({ name: 'bot-games', limit: 1, used: 1 });
      const { body: same } = await service.http.get(`/v1/games/${body.id}`).set(ayla.auth).expect(200);
      expect(same.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['bot', 'open']);
      await create(service, ayla).expect(201);
    }));

  it('bots that are seated one by one, exactly', () =>
    within({ botGames: 2, processes: 2 }, async (one, two) => {
      const ayla = await newPerson(one as Service);
      const games = [];
      for (let nth = 0; nth < 8; nth += 1)
        games.push((await create(one as Service, ayla, { seats: ['bot', 'open'] }).expect(201)).body);
      const joins = games.map(({ id }, nth) =>
        ((nth % 2 ? one : two) as Service).http
          .post(`/v1/games/${id}/seats`)
          .set(ayla.auth)
          .send({ bot: true }),
      );
      const statuses = (await Promise.all(joins)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(2);
      expect(statuses.filter((status) => status === 409)).toHaveLength(6);
      expect((await useOf(one as Service, ayla, 'bot-games')).used).toBe(2);
    }));

  it('forks a day, which are there again tomorrow', () => {
    let now = new Date();
    return within({ forksPerDay: 2, clock: () => now }, async (service) => {
      const ayla = await newPerson(service);
      const durc = await newPerson(service);
      const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
      for (const { auth } of [ayla, durc])
        await service.http
          .post(`/v1/games/${id}/actions`)
          .set(auth)
          .send({ action: 'drill:fish=1' })
          .expect(200);
      const fork = () =>
        service.http
          .post(`/v1/games/${id}/fork`)
          .set(ayla.auth)
          .send({ version: 1, seats: ['me', 'me'] });
      for (let nth = 0; nth < 2; nth += 1) await fork().expect(201);
      const { body, headers } = await fork().expect(429);
      expect(body).toMatchObject({
        code: 'daily_quota_exceeded',
        quota: { name: 'forks-per-day', limit: 2, used: 2 },
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await create(service, ayla).expect(201);
      now = new Date(now.getTime() + 86_400_000 + 1);
      await fork().expect(201);
    });
  });

  it('packs a day, which are there again tomorrow', () =>
    within({ packsPerDay: 1 }, async (service) => {
      const ayla = await newPerson(service);
      const { components } = thinIce;
      await create(service, ayla, { components }).expect(201);
      const { body, headers } = await create(service, ayla, { components }).expect(429);
      expect(body).toMatchObject({
        code: 'daily_quota_exceeded',
        quota: { name: 'packs-per-day', limit: 1, used: 1 },
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await create(service, ayla).expect(201);
    }));

  it('pending invitations, exactly', () =>
    within({ invitations: 3, processes: 2 }, async (one, two) => {
      const [ayla, ...others] = await Promise.all(Array.from({ length: 9 }, () => newPerson(one as Service)));
      if (ayla === undefined) throw new Error('nobody');
      const games = await Promise.all(others.map(() => newGame(one as Service, ayla)));
      const statuses = await Promise.all(
        games.map(async ({ id }, nth) => {
          const { http } = (nth % 2 ? one : two) as Service;
          const sent = { player: others[nth]?.id };
          return (await http.post(`/v1/games/${id}/invitations`).set(ayla.auth).send(sent)).status;
        }),
      );
      expect(statuses.filter((status) => status === 409)).toHaveLength(5);
      expect((await useOf(one as Service, ayla, 'invitations')).used).toBe(3);
    }));

  it('webhooks', () =>
    within({ webhooks: 1 }, async (service) => {
      const ayla = await newPerson(service);
      const wish = { url: 'https://1.1.1.1/', events: ['game.started'] };
      const make = () => service.http.post('/v1/me/webhooks').set(ayla.auth).send(wish);
      await make().expect(201);
      expect((await make().expect(409)).body).toMatchObject({
        code: 'quota_exceeded',
        quota: { name: 'webhooks', limit: 1, used: 1 },
      });
    }));

  it('bytes that are kept: responses that are saved for retries', () =>
    within({ keptBytes: 8_000 }, async (service) => {
      const ayla = await newPerson(service);
      for (let nth = 0; nth < 16; nth += 1)
        await service.http
          .post('/v1/me/tokens')
          .set(ayla.auth)
          .set('idempotency-key', `key-${nth}`)
          .send({ name: 'x'.repeat(40), scopes: ['read'] })
          .expect(201);
      expect((await create(service, ayla).expect(409)).body.quota.name).toBe('kept-bytes');
    }));

  it('bytes that are kept: games with their logs, messages', () =>
    within({ keptBytes: 8_000 }, async (service) => {
      const ayla = await newPerson(service);
      const used = async () => (await useOf(service, ayla, 'kept-bytes')).used;
      const { id } = await newGame(service, ayla, { seats: ['me', 'me'] });
      const opened = await used();
      expect(opened).toBeGreaterThan(0);
      await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
      const started = await used();
      expect(started).toBeGreaterThan(opened);
      const text = 'x'.repeat(1_000);
      while ((await used()) < 8_000)
        await service.http.post(`/v1/games/${id}/messages`).set(ayla.auth).send({ text }).expect(201);
      expect((await create(service, ayla).expect(409)).body.quota.name).toBe('kept-bytes');
      const { body } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(200);
      const { seat, actions } = body.asked[0];
      const act = { seat, action: actions[0].id };
      await service.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send(act).expect(200);
    }));

  it('bytes in an hour: nothing more is stored, whatever the way', () =>
    within({ limits: { bytesPerHour: 40_000 } }, async (service) => {
      const { http } = service;
      const ayla = await newPerson(service);
      const { id } = await newGame(service, ayla);
      const say = (text: string) => http.post(`/v1/games/${id}/messages`).set(ayla.auth).send({ text });
      let said = 0;
      for (const text of ['x'.repeat(1_000), 'x']) {
        let answer = await say(text);
        for (; answer.status === 201; answer = await say(text)) said += 1;
        expect(answer.body).toMatchObject({ code: 'rate_limited', budget: 'written-bytes' });
      }
      expect(said).toBeLessThan(20);
      for (const [method, path, body] of [
        ['post', '/v1/games', { rulebook: 'thin-ice', seats: ['me', 'open'] }],
        ['post', '/v1/me/tokens', { name: 'x', scopes: ['read'] }],
        ['put', `/v1/games/${id}/seats/0/orders`, { orders: [] }],
        ['patch', '/v1/me', { name: 'Iza' }],
      ] as const)
        expect((await http[method](path).set(ayla.auth).send(body).expect(429)).body.budget).toBe(
          'written-bytes',
        );
      await http.get(`/v1/games/${id}`).set(ayla.auth).expect(200);
    }));

  describe('streams and long polls', () => {
    const open = ({ url }: Service, { auth }: Person, id: string, from: string, poll = false) => {
      const gone = new AbortController();
      const path = `${url}/v1/games/${id}/events?seat=spectator${poll ? '&wait=30&after=0' : ''}`;
      const headers = { ...auth, 'x-forwarded-for': from, ...(poll ? {} : { accept: 'text/event-stream' }) };
      const answer = fetch(path, { headers, signal: gone.signal });
      return { answer, hangUp: () => gone.abort() };
    };

    it('of an account, in all processes; who hangs up makes room', () =>
      within({ streams: 4, processes: 2 }, async (one, two) => {
        const [first, second] = [one as Service, two as Service];
        const ayla = await newPerson(first);
        const { id } = await newGame(first, ayla);
        const lines = [];
        for (let nth = 0; nth < 4; nth += 1) {
          const line = open(first, ayla, id, `203.0.113.${nth}`);
          expect((await line.answer).status).toBe(200);
          lines.push(line);
        }
        const refused = await open(first, ayla, id, '203.0.113.9').answer;
        expect(refused.status).toBe(429);
        expect(await refused.json()).toMatchObject({
          code: 'too_many_streams',
          quota: { name: 'streams', limit: 4, used: 4 },
        });
        expect((await open(first, ayla, id, '203.0.113.9', true).answer).status).toBe(429);
        await until(async () => (await useOf(second, ayla, 'streams')).used === 4);
        expect((await open(second, ayla, id, '203.0.113.9').answer).status).toBe(429);
        const iza = open(first, await newPerson(first), id, '203.0.113.9');
        expect((await iza.answer).status).toBe(200);
        lines[0]?.hangUp();
        await until(async () => (await useOf(first, ayla, 'streams')).used === 3);
        const again = open(first, ayla, id, '203.0.113.9');
        expect((await again.answer).status).toBe(200);
        for (const line of [...lines, iza, again]) line.hangUp();
      }));

    it('of an address: 2,000 idle streams of one are refused above the quota, and others come in', () =>
      within({ streamsPerAddress: 100 }, async (service) => {
        const ayla = await newPerson(service);
        const { id } = await newGame(service, ayla);
        const lines = Array.from({ length: 2_000 }, () => open(service, ayla, id, '203.0.113.1'));
        const statuses = await Promise.all(lines.map(async ({ answer }) => (await answer).status));
        expect(statuses.filter((status) => status === 200)).toHaveLength(100);
        expect(statuses.filter((status) => status === 429)).toHaveLength(1_900);
        const other = open(service, ayla, id, '203.0.113.2');
        expect((await other.answer).status).toBe(200);
        for (const line of [...lines, other]) line.hangUp();
      }));
  });
});

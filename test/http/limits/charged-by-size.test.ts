import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TWINS } from '../../../src/engine/foresee.js';
import { boundless } from '../../../src/http/limits/budgets.js';
import { OTHER, perUnit, weightOf } from '../../../src/http/limits/weights.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const HOUR = 3600;

describe('what an operation costs beside its weight', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({
      ofOneProcess: 'budgets',
      // So slow that nothing refills, however long the requests take.
      limits: { ...boundless, perAccount: 0.000_05, burstSeconds: 5_000 * HOUR },
    });
    [ayla, durc] = [await newPerson(service), await newPerson(service)];
  });
  afterAll(() => service.close());

  const leftOf = async ({ auth }: Person): Promise<number> => {
    const { body } = await service.http.get('/v1/me/limits').set(auth).expect(200);
    return body.budgets.find(({ name }: { name: string }) => name === 'account').left;
  };
  /** Without the operation's own weight, and that of looking. */
  const spentBy = async (weight: number, work: () => Promise<unknown>): Promise<number> => {
    const before = await leftOf(ayla);
    await work();
    return before - (await leftOf(ayla)) - weight - weightOf('getLimits');
  };
  const post = (path: string, body: object) =>
    service.http.post(path).set(ayla.auth).set('accept', 'application/json, text/event-stream').send(body);
  const drill = (id: string) => post(`/v1/games/${id}/actions`, { action: 'drill:fish=1' }).expect(200);

  it('a request of the Model Context Protocol is charged with each of its messages', async () => {
    const pings = Array.from({ length: 16 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
    const spent = await spentBy(OTHER, () => post('/mcp', pings).expect(200));
    expect(spent).toBeGreaterThanOrEqual(perUnit.toolRequest + 16 * perUnit.toolMessage);
  });

  it('a prepared turn is charged by the actions that are tried to check it', async () => {
    const id = await startedGame(service, ayla, durc);
    const orders = [{ kind: 'turn', actions: ['drill:fish=1', 'drill:fish=2'] }];
    let sure = -1;
    const spent = await spentBy(weightOf('layDownOrders'), async () => {
      const path = `/v1/games/${id}/seats/0/orders`;
      const { body } = await service.http.put(path).set(ayla.auth).send({ orders }).expect(200);
      sure = body.checks[0].sure;
    });
    expect(sure).toBeGreaterThanOrEqual(0);
    expect(spent).toBeGreaterThanOrEqual((sure + 1) * perUnit.triedAction);
  });

  it('a list of actions is charged by the states that are imagined to try it', async () => {
    const id = await startedGame(service, ayla, durc);
    const spent = await spentBy(weightOf('act'), () =>
      post(`/v1/games/${id}/actions`, { action: ['drill:fish=1', 'drill:fish=1'] }),
    );
    expect(spent).toBeGreaterThanOrEqual(TWINS * perUnit.imagined);
  });

  it('the prompts that wait for an account are charged one by one', async () => {
    const { body } = await service.http.get('/v1/me/prompts').set(ayla.auth).expect(200);
    const count = body.waiting.length;
    expect(count).toBeGreaterThan(0);
    for (const [operation, path] of [
      ['getInbox', '/v1/me/prompts'],
      ['getAccountEvents', '/v1/me/events'],
    ] as const) {
      let bytes = 0;
      const spent = await spentBy(weightOf(operation), async () => {
        bytes = (await service.http.get(path).set(ayla.auth).expect(200)).text.length;
      });
      expect(spent).toBeGreaterThanOrEqual(count * perUnit.told + (bytes / 1024) * perUnit.kilobyteOut);
    }
  });

  it('an undo is charged by the entries that it reads', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'] });
    await post(`/v1/games/${id}/start`, {}).expect(200);
    for (let nth = 0; nth < 5; nth += 1) await drill(id);
    const spent = await spentBy(weightOf('undo'), () =>
      post(`/v1/games/${id}/undo`, { ask: true }).expect(200),
    );
    expect(spent).toBeGreaterThanOrEqual(7 * perUnit.entry);
  });

  it('a change of the calendar is charged by the games whose deadlines it computes again', async () => {
    const slow = { clock: { kind: 'turn', seconds: 86_400 } };
    for (let nth = 0; nth < 3; nth += 1) await startedGame(service, ayla, durc, slow);
    const weekends = { timeZone: 'UTC', weekendsOff: true, quietHours: null };
    const spent = await spentBy(weightOf('setHours'), () =>
      service.http.put('/v1/me/calendar').set(ayla.auth).send(weekends).expect(200),
    );
    expect(spent).toBeGreaterThanOrEqual(3 * perUnit.rescheduled);
  });

  it('changes of a calendar at the same moment go through its games a few times in all', async () => {
    const revisions = async () => {
      const [row] = await service.db.query<{ sum: number }>('SELECT sum(revision)::int AS sum FROM games');
      return row?.sum ?? 0;
    };
    const before = await revisions();
    await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        service.http
          .put('/v1/me/calendar')
          .set(ayla.auth)
          .send({ timeZone: 'UTC', weekendsOff: nth % 2 === 0, quietHours: null })
          .expect(200),
      ),
    );
    expect((await revisions()) - before).toBeLessThan(3 * 12);
  });

  it('looking at the limits is charged by what is counted for it', async () => {
    await service.db.query(`INSERT INTO saved_replies (id, player_id, path, response)
      SELECT gen_random_uuid(), '${ayla.id}', '/', string_agg(md5(nth::text), '') FROM generate_series(1, 200000) AS nth`);
    let megabytes = 0;
    const spent = await spentBy(weightOf('getLimits'), async () => {
      const { body } = await service.http.get('/v1/me/limits').set(ayla.auth).expect(200);
      const kept = body.quotas.find(({ name }: { name: string }) => name === 'kept-bytes');
      megabytes = Math.floor(kept.used / 1024 ** 2);
    });
    await service.db.query('DELETE FROM saved_replies');
    expect(megabytes).toBeGreaterThan(1);
    expect(spent).toBeGreaterThanOrEqual(megabytes * perUnit.countedMegabyte);
  });

  it('entering a tournament is charged with the rounds that the service carries out', async () => {
    const { body } = await post('/v1/tournaments', {
      ...{ rulebook: 'thin-ice', format: 'swiss', seats: 2, rounds: 15 },
      clock: { kind: 'turn', seconds: 86_400 },
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    }).expect(201);
    const spent = await spentBy(weightOf('enterTournament'), () =>
      service.http.put(`/v1/tournaments/${body.tournament.id}/entry`).set(ayla.auth).send({}).expect(200),
    );
    expect(spent).toBeGreaterThanOrEqual(15 * perUnit.tournamentRound);
  });

  it('a tournament is charged by its players and tables', async () => {
    const { body } = await post('/v1/tournaments', {
      ...{ rulebook: 'thin-ice', format: 'swiss', seats: 2, rounds: 15 },
      clock: { kind: 'turn', seconds: 86_400 },
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    }).expect(201);
    const path = `/v1/tournaments/${body.tournament.id}`;
    const tables = 900;
    await service.db.query(`INSERT INTO tournament_tables (tournament_id, round, number, game_id, players, ranks)
      SELECT '${body.tournament.id}', 1, nth, NULL, ARRAY['${ayla.id}'::uuid], ARRAY[1] FROM generate_series(1, ${tables}) AS nth`);
    let bytes = 0;
    const spent = await spentBy(weightOf('getTournament'), async () => {
      bytes = (await service.http.get(path).set(ayla.auth).expect(200)).text.length;
    });
    expect(spent).toBeGreaterThanOrEqual(
      tables * perUnit.tournamentRow + (bytes / 1024) * perUnit.kilobyteOut * 0.9,
    );
  });

  it('a page of entries is charged by how many it has', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'] });
    await post(`/v1/games/${id}/start`, {}).expect(200);
    for (let nth = 0; nth < 5; nth += 1) await drill(id);
    let bytes = 0;
    const spent = await spentBy(weightOf('getEvents'), async () => {
      const { text } = await service.http.get(`/v1/games/${id}/events`).set(ayla.auth).expect(200);
      bytes = text.length;
    });
    expect(spent).toBeGreaterThanOrEqual(6 * perUnit.entry + (bytes / 1024) * perUnit.kilobyteOut * 0.9);
  });
});

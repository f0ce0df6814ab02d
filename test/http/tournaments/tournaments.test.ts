import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { commitmentTo } from '../../../src/engine/fairness.js';
import { seededRng, shuffled } from '../../../src/kernel/rng.js';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { noQuotas } from '../../../src/play/ports/limits/quotas.js';
import { tournamentEvents } from '../../../src/play/ports/notice-types.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { bearer, giveRole, newPerson, type Person } from '../../support/people.js';
import { startReceiver } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const CLOCK = { kind: 'prompt', seconds: 600 };

interface Shown {
  readonly tournament: { id: string; status: string; round: number; players: number };
  readonly standings: {
    rank: number;
    player: { id: string; name: string };
    points: number;
    byes: number;
    played: number;
    out: boolean;
  }[];
  readonly tables: {
    round: number;
    number: number;
    game: string | null;
    players: string[];
    ranks: number[] | null;
  }[];
  readonly fairness: { commitment: string; seed: string | null };
}

describe('tournaments', () => {
  let db: TestDatabase;
  let service: Service;
  let boss: Person;
  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({
      ...{ db, tournamentMs: 100, quotas: { ...noQuotas, tournaments: 30 } },
      ...{ receivers: openReceivers({ allowPrivate: true }), dispatchMs: 20 },
    });
    boss = await newPerson(service, 'Boss');
    await giveRole(service, boss, 'operator');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, nth) => newPerson(service, `Player ${nth}`)));
  const later = () => new Date(Date.now() + 86_400_000).toISOString();
  const create = (who: Person, wish: object = {}) =>
    service.http
      .post('/v1/tournaments')
      .set(who.auth)
      .send({
        ...{ rulebook: 'thin-ice', format: 'round-robin', seats: 2, options: { rounds: 1 }, clock: CLOCK },
        ...{ startsAt: later(), ...wish },
      });
  const idOf = async (who: Person, wish: object = {}): Promise<string> =>
    (await create(who, wish).expect(201)).body.tournament.id;
  const enter = (id: string, { auth }: Person, body: object = {}) =>
    service.http.put(`/v1/tournaments/${id}/entry`).set(auth).send(body);
  const leave = (id: string, { auth }: Person) =>
    service.http.delete(`/v1/tournaments/${id}/entry`).set(auth);
  const get = async (id: string): Promise<Shown> =>
    (await service.http.get(`/v1/tournaments/${id}`).expect(200)).body;
  const begin = (id: string) => db.query(`UPDATE tournaments SET starts_at = now() WHERE id = '${id}'`);
  /** Plays at every table, until the tournaments are over. One answer of each player ends a game. */
  const playOn = async (ids: readonly string[], players: readonly Person[]): Promise<void> => {
    const answered = new Set<string>();
    const answer = async (game: string, { id, auth }: Person): Promise<void> => {
      const path = `/v1/games/${game}/actions`;
      const { status } = await service.http.post(path).set(auth).send({ action: 'drill:fish=1' });
      if (status === 200) answered.add(`${game} ${id}`);
    };
    await until(async () => {
      const all = await Promise.all(ids.map(get));
      for (const { game, players: seated, ranks } of all.flatMap(({ tables }) => tables)) {
        if (game === null || ranks !== null) continue;
        for (const one of players)
          if (seated.includes(one.id) && !answered.has(`${game} ${one.id}`)) await answer(game, one);
      }
      return all.every(({ tournament }) => tournament.status !== 'running' && tournament.status !== 'open');
    });
  };
  const started = async (id: string) => {
    await begin(id);
    await until(async () => (await get(id)).tournament.status === 'running');
    await until(async () => {
      const { tables } = await get(id);
      const { rows } = {
        rows: await db.query<{ status: string }>(
          `SELECT status FROM games WHERE id = ANY ('{${tables.flatMap(({ game }) => game ?? []).join()}}')`,
        ),
      };
      return rows.length > 0 && rows.every(({ status }) => status === 'active' || status === 'finished');
    });
  };
  const entered = async (wish: object, count: number) => {
    const players = await people(count);
    const id = await idOf(boss, wish);
    for (const one of players) await enter(id, one).expect(200);
    return { id, players };
  };

  it('are played to the end: everybody meets everybody, and the draw follows from a seed that was committed to', async () => {
    const { id, players } = await entered({ rated: false }, 3);
    // Without the time at which a new reader starts over, which a busy machine may pass.
    const [cursor] = (await service.http.get('/v1/me/events').set(players[0]?.auth ?? {})).body.cursor.split(
      '-',
    );
    const { fairness } = await get(id);
    expect(fairness.seed).toBeNull();
    await begin(id);
    const isAsked = async ({ auth }: Person): Promise<boolean> =>
      (await service.http.get('/v1/me/prompts').set(auth).expect(200)).body.waiting.length > 0;
    await until(async () => (await Promise.all(players.map(isAsked))).includes(true));
    await playOn([id], players);
    const { tournament, standings, tables, fairness: revealed } = await get(id);
    expect(tournament).toMatchObject({ status: 'finished', round: 3, players: 3 });
    expect(commitmentTo(revealed.seed ?? '')).toBe(fairness.commitment);
    const drawn = shuffled(players.map((one) => one.id).sort(), seededRng(revealed.seed ?? '', 'draw'));
    expect(new Set(tables.filter(({ round }) => round === 1).flatMap((table) => table.players))).toEqual(
      new Set(drawn),
    );
    expect(tables.find(({ game, round }) => game === null && round === 1)?.players).toEqual([drawn[0]]);
    for (const standing of standings) expect(standing).toMatchObject({ byes: 1, played: 2 });
    const meetings = tables
      .filter(({ game }) => game !== null)
      .map((table) => table.players.toSorted().join());
    expect(new Set(meetings).size).toBe(3);
    const { body } = await service.http
      .get('/v1/me/events')
      .query({ after: cursor })
      .set(players[0]?.auth ?? {});
    const told = body.events.filter((event: { tournament: string | null }) => event.tournament === id);
    expect(told.map(({ type }: { type: string }) => type)).toEqual([
      'tournament.started',
      ...['tournament.round', 'tournament.round', 'tournament.finished'],
    ]);
  });

  it('are told to webhooks of all games of those who have entered, in order and once', async () => {
    const receiver = await startReceiver();
    try {
      const { id, players } = await entered({ format: 'knockout' }, 3);
      const [ayla = boss, durc = boss] = players;
      const hook = (who: Person, name: string, wish: object) =>
        service.http
          .post('/v1/me/webhooks')
          .set(who.auth)
          .send({ url: `${receiver.url}/${name}`, events: tournamentEvents, ...wish })
          .expect(201);
      const { body: made } = await hook(ayla, 'all', {});
      await hook(durc, 'end', { events: ['tournament.finished'] });
      await hook(durc, 'of-a-game', { games: [id] });
      await hook(boss, 'of-its-creator', {});
      await begin(id);
      await playOn([id], players);
      const heard = await receiver.has(4);
      const of = (name: string) => heard.filter(({ path }) => path.endsWith(`/${name}`));
      expect(of('all').map(({ message }) => message)).toEqual(
        ['tournament.started', 'tournament.round', 'tournament.finished'].map((type) => ({
          ...{ type, timestamp: expect.stringMatching(/Z$/), data: { tournament: id } },
        })),
      );
      expect(of('end').map(({ message }) => message.type)).toEqual(['tournament.finished']);
      expect(heard).toHaveLength(4);
      const { body } = await service.http
        .get(`/v1/me/webhooks/${made.webhook.id}/deliveries`)
        .set(ayla.auth)
        .expect(200);
      expect(body.deliveries[0]).toMatchObject({ type: 'tournament.finished', tournament: id, game: null });
    } finally {
      await receiver.close();
    }
  });

  it('keep the order of the draw to themselves until nobody can enter or leave any more', async () => {
    const { id, players } = await entered({}, 8);
    const shown = (await get(id)).standings.map(({ player }) => player.id);
    expect(shown).toEqual(players.map((one) => one.id).sort());
    await service.http.delete(`/v1/tournaments/${id}`).set(boss.auth).expect(204);
    const { fairness, standings } = await get(id);
    const drawn = shuffled([...shown], seededRng(fairness.seed ?? '', 'draw'));
    expect(standings.map(({ player }) => player.id)).toEqual(drawn);
    expect(drawn).not.toEqual(shown);
  });

  it('send their standings as a stream that ends with them', async () => {
    const { id, players } = await entered({ format: 'knockout' }, 2);
    const response = await fetch(`${service.url}/v1/tournaments/${id}/stream`);
    const text = response.text();
    await begin(id);
    await playOn([id], players);
    const seen = [...(await text).matchAll(/^data: (.*)$/gm)].map(
      ([, data = '']) => JSON.parse(data) as Shown,
    );
    expect(seen[0]?.tournament.status).toBe('open');
    expect(seen.at(-1)?.tournament.status).toBe('finished');
    expect(seen.at(-1)?.standings.map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it('are cancelled by their creator before they begin, and by the service with too few players', async () => {
    const [ayla = boss] = await people(1);
    const id = await idOf(ayla);
    expect((await service.http.delete(`/v1/tournaments/${id}`).set(boss.auth).expect(403)).body.code).toBe(
      'not_the_creator',
    );
    await service.http.delete(`/v1/tournaments/${id}`).set(ayla.auth).expect(204);
    await service.http.delete(`/v1/tournaments/${id}`).set(ayla.auth).expect(204);
    expect((await enter(id, ayla).expect(409)).body.code).toBe('already_started');
    const lonely = await idOf(ayla);
    await enter(lonely, ayla).expect(200);
    await begin(lonely);
    await until(async () => (await get(lonely)).tournament.status === 'cancelled');
    const { id: begun, players } = await entered({}, 2);
    await started(begun);
    expect((await service.http.delete(`/v1/tournaments/${begun}`).set(boss.auth).expect(409)).body.code).toBe(
      'already_started',
    );
    await playOn([begun], players);
  });

  it('refuse what cannot be played, more than fit, and those who come late', async () => {
    const bad = async (wish: object) => (await create(boss, wish).expect(400)).body.errors[0].pointer;
    expect(await bad({ startsAt: '2001-01-01T00:00:00Z' })).toBe('/startsAt');
    expect(await bad({ rounds: 3 })).toBe('/rounds');
    expect(await bad({ rated: true })).toBe('/options');
    expect(await bad({ options: { rounds: 99 } })).toBe('/options/rounds');
    expect(await bad({ maxPlayers: 33 })).toBe('/maxPlayers');
    expect(await bad({ seats: 9 })).toBe('/seats');
    expect((await create(boss, { rulebook: 'none' }).expect(404)).body.code).toBe('rulebook_not_found');
    const { id, players } = await entered({ maxPlayers: 2 }, 2);
    const [third = boss] = await people(1);
    expect((await enter(id, third).expect(409)).body.code).toBe('tournament_full');
    await started(id);
    expect((await enter(id, third).expect(409)).body.code).toBe('already_started');
    expect((await leave(id, third).expect(404)).body.code).toBe('not_found');
    await playOn([id], players);
  });

  it('keep bots and those who play with none apart', async () => {
    const { body } = await service.http.post('/v1/players').send({ name: 'Robot', bot: true }).expect(201);
    const bot = { id: body.player.id, name: 'Robot', secret: body.secret, auth: bearer(body.secret) };
    const [human = boss] = await people(1);
    await service.http.put('/v1/me/policy').set(human.auth).send({ bots: false }).expect(200);
    const forPeople = await idOf(boss);
    expect((await enter(forPeople, bot).expect(409)).body.code).toBe('plays_no_bots');
    await enter(forPeople, human).expect(200);
    const forAll = await idOf(boss, { bots: true });
    await enter(forAll, bot).expect(200);
    expect((await enter(forAll, human).expect(409)).body.code).toBe('plays_no_bots');
  });

  it('go on without who leaves: the bot plays for them, and they get no other table', async () => {
    const { id, players } = await entered({}, 4);
    await started(id);
    const [gone = boss, ...others] = players;
    await leave(id, gone).expect(204);
    expect((await leave(id, gone).expect(404)).body.code).toBe('not_found');
    await playOn([id], others);
    const { tables, standings } = await get(id);
    expect(tables.filter((table) => table.players.includes(gone.id)).map(({ round }) => round)).toEqual([1]);
    expect(standings.find(({ player }) => player.id === gone.id)).toMatchObject({ out: true, played: 1 });
  });

  it('give who pauses no table until they want one again', async () => {
    const { id, players } = await entered({ format: 'swiss', rounds: 3 }, 4);
    const [tired = boss] = players;
    await enter(id, tired, { paused: true }).expect(200);
    await started(id);
    expect((await get(id)).tables.flatMap((table) => table.players)).not.toContain(tired.id);
    await enter(id, tired).expect(200);
    await playOn([id], players);
    const { standings } = await get(id);
    const own = standings.find(({ player }) => player.id === tired.id);
    expect((own?.played ?? 0) + (own?.byes ?? 0)).toBe(2);
  });

  it('survive the deletion of a player and of their creator, and a ban, in the middle of a round', async () => {
    const [creator = boss] = await people(1);
    const players = await people(5);
    const id = await idOf(creator, { format: 'swiss', rounds: 3 });
    for (const one of players) await enter(id, one).expect(200);
    await started(id);
    const [deleted = boss, banned = boss, ...others] = players;
    await service.http.delete('/v1/me').set(creator.auth).send({ name: creator.name }).expect(204);
    await service.http.delete('/v1/me').set(deleted.auth).send({ name: deleted.name }).expect(204);
    const measure = { kind: 'ban', player: banned.id, reason: 'It cheats.' };
    await service.http.post('/v1/admin/measures').set(boss.auth).send(measure).expect(201);
    await playOn([id], others);
    const { tournament, tables, standings } = await get(id);
    expect(tournament).toMatchObject({ status: 'finished', round: 3 });
    for (const one of [deleted, banned])
      expect(tables.filter(({ round, players: there }) => round > 1 && there.includes(one.id))).toEqual([]);
    expect(standings.find(({ player }) => player.id === deleted.id)?.player.name).toBe('');
  });

  it('of the same players end both, though they want them at the same time', async () => {
    const { id: first, players } = await entered({}, 3);
    const second = await idOf(boss, { format: 'knockout' });
    for (const one of players) await enter(second, one).expect(200);
    await begin(first);
    await begin(second);
    await playOn([first, second], players);
    expect((await get(second)).standings[0]?.rank).toBe(1);
  });

  it('end a round whose time is over: what is still played is closed, and a tie', async () => {
    const { id, players } = await entered({ format: 'swiss', rounds: 1, roundSeconds: 60 }, 2);
    await started(id);
    await db.query(`UPDATE tournaments SET round_due = now() WHERE id = '${id}'`);
    await until(async () => (await get(id)).tournament.status === 'finished');
    const { tables, standings } = await get(id);
    expect(tables[0]?.ranks).toEqual([1, 1]);
    expect(standings.map(({ rank, points }) => [rank, points])).toEqual(players.map(() => [1, 0.5]));
  });

  it('start a game although somebody leaves it between its creation and its start', async () => {
    const alone = await testDatabase();
    const own: AppStore = await alone.open();
    const { games } = own;
    const left: string[] = [];
    const store: AppStore = {
      ...own,
      games: {
        ...games,
        async create(game, ...more) {
          await games.create(game, ...more);
          const [first] = game.seats;
          if (first?.kind === 'player' && (await games.leaveSeat(game.id, 0, first, game.createdAt)))
            left.push(first.id);
        },
      },
    };
    const hasty = await startService({ db: alone, store, tournamentMs: 50 });
    try {
      const players = await Promise.all([newPerson(hasty, 'One'), newPerson(hasty, 'Two')]);
      const wish = { rulebook: 'thin-ice', format: 'swiss', seats: 2, rounds: 1, options: { rounds: 1 } };
      const sent = { ...wish, clock: CLOCK, startsAt: later() };
      const [ayla = boss] = players;
      const { body } = await hasty.http.post('/v1/tournaments').set(ayla.auth).send(sent).expect(201);
      const path = `/v1/tournaments/${body.tournament.id}`;
      for (const { auth } of players) await hasty.http.put(`${path}/entry`).set(auth).send({}).expect(200);
      await alone.query(`UPDATE tournaments SET starts_at = now() WHERE id = '${body.tournament.id}'`);
      const shown = async (): Promise<Shown> => (await hasty.http.get(path)).body;
      await until(async () => {
        for (const { auth } of players)
          for (const { game } of (await hasty.http.get('/v1/me/prompts').set(auth)).body.waiting)
            await hasty.http.post(`/v1/games/${game}/actions`).set(auth).send({ action: 'drill:fish=1' });
        return (await shown()).tournament.status === 'finished';
      });
      expect(left).toHaveLength(1);
      const { standings } = await shown();
      expect(standings.at(-1)?.player.id).toBe(left[0]);
    } finally {
      await hasty.close();
      await alone.drop();
    }
  });

  it('are as many as an account may have', async () => {
    const limited = await startService({ quotas: { ...noQuotas, tournaments: 2 } });
    try {
      const ayla = await newPerson(limited);
      const wish = {
        ...{ rulebook: 'thin-ice', format: 'swiss', seats: 2, clock: CLOCK, startsAt: later() },
      };
      const sent = () => limited.http.post('/v1/tournaments').set(ayla.auth).send(wish);
      const all = await Promise.all([sent(), sent(), sent(), sent()]);
      expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
      const { body } = await limited.http.get('/v1/me/limits').set(ayla.auth).expect(200);
      expect(body.quotas).toContainEqual({ name: 'tournaments', limit: 2, used: 2 });
      for (const { status, body: made } of all)
        if (status === 201)
          await limited.http.delete(`/v1/tournaments/${made.tournament.id}`).set(ayla.auth).expect(204);
      // The list would be full of them.
      await sent().expect(409);
      await limited.db.query(`UPDATE tournaments SET finished_at = now() - interval '61 minutes'`);
      await sent().expect(201);
    } finally {
      await limited.close();
    }
  });

  it('are neither stuck nor doubled by two processes that die at any moment', async () => {
    let rolls = 0;
    /** Every third write fails, before or after it was made. */
    const dying =
      <Given extends unknown[], Value>(write: (...given: Given) => Promise<Value>) =>
      async (...given: Given): Promise<Value> => {
        rolls += 1;
        if (rolls % 3 === 1) throw new Error('the process has died before');
        const value = await write(...given);
        if (rolls % 3 === 2) throw new Error('the process has died after');
        return value;
      };
    const other: AppStore = await db.open();
    const { tournaments, games } = other;
    const store: AppStore = {
      ...other,
      tournaments: { ...tournaments, goOn: dying(tournaments.goOn), settle: dying(tournaments.settle) },
      games: { ...games, create: dying(games.create), takeSeat: dying(games.takeSeat) },
    };
    const second = await startService({ db, store, tournamentMs: 30 });
    try {
      const { id, players } = await entered({ seats: 3, format: 'swiss', rounds: 3 }, 7);
      await begin(id);
      await playOn([id], players);
      const { tables, tournament } = await get(id);
      expect(tournament).toMatchObject({ status: 'finished', round: 3 });
      const ids = tables.flatMap(({ game }) => game ?? []);
      expect(ids).toHaveLength(9);
      expect(new Set(ids).size).toBe(9);
      const [found] = await db.query<{ count: number }>(
        `SELECT count(DISTINCT game_id)::int AS count FROM seats WHERE player_id IN ('${players.map((one) => one.id).join("','")}')`,
      );
      expect(found?.count).toBe(9);
      expect(rolls).toBeGreaterThan(3);
    } finally {
      await second.app.close();
    }
  });

  it('are listed, by status and by who has entered', async () => {
    const { id, players } = await entered({}, 2);
    const list = async (query: object, who = boss) =>
      (await service.http.get('/v1/tournaments').query(query).set(who.auth).expect(200)).body.tournaments.map(
        (one: { id: string }) => one.id,
      );
    expect(await list({ status: 'open' })).toContain(id);
    expect(await list({ status: 'finished' })).not.toContain(id);
    expect(await list({ player: 'me' }, players[0])).toEqual([id]);
    expect((await list({ limit: 1 })).length).toBe(1);
    await service.http.get('/v1/tournaments').query({ player: 'me' }).expect(401);
  });
});

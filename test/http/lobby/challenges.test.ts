import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, giveRole, newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const TERMS = { rulebook: 'thin-ice', options: { rounds: 1 } };
const CLOCK = { kind: 'prompt', seconds: 600 };
const ACCEPTS = [{ rulebook: 'thin-ice', seats: [2], variants: true }];

describe('challenges', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const send = (method: 'post' | 'put', path: string, { auth }: Person, body: object) =>
    service.http[method](path).set(auth).send(body);
  const challenge = (who: Person, body: object) => send('post', '/v1/challenges', who, { ...TERMS, ...body });
  const answer = (id: string, who: Person, body: object) =>
    send('post', `/v1/games/${id}/invitations/answer`, who, body);
  const policy = (who: Person, body: object) => send('put', '/v1/me/policy', who, { bots: true, ...body });
  const events = async ({ auth }: Person, after?: string) =>
    (
      await service.http
        .get('/v1/me/events')
        .query(after === undefined ? {} : { after })
        .set(auth)
    ).body;
  const newBot = async (name: string, accepts: object[] | null = ACCEPTS, more: object = {}) => {
    const { body } = await service.http.post('/v1/players').send({ name, bot: true }).expect(201);
    const bot = { id: body.player.id, name, secret: body.secret, auth: bearer(body.secret) };
    await policy(bot, { accepts, ...more }).expect(200);
    return bot;
  };
  const openGames = async ({ auth }: Person): Promise<number> =>
    (await service.http.get('/v1/games').query({ seat: 'me' }).set(auth)).body.games.length;

  it('a challenged player who accepts has the reserved seat, and the game starts', async () => {
    const { body: game, headers } = await challenge(ayla, { players: [durc.id], seat: 1 }).expect(201);
    expect(headers.location).toBe(`/v1/games/${game.id}`);
    expect(game).toMatchObject({ status: 'open', visibility: 'private', yourSeats: [1] });
    expect(game.invited).toEqual([{ player: { id: durc.id, name: 'Durc' }, seat: 0 }]);
    const { body } = await answer(game.id, durc, { accept: true }).expect(200);
    expect(body).toMatchObject({ accepted: true, game: { status: 'active', yourSeats: [0] } });
    expect((await answer(game.id, durc, { accept: true }).expect(404)).body.code).toBe('not_found');
  });

  it('the challenger reads in the events why it was declined', async () => {
    const { cursor } = await events(ayla);
    const { body: game } = await challenge(ayla, { players: ['Durc'] }).expect(201);
    const { body } = await answer(game.id, durc, { accept: false, reason: 'too-slow' }).expect(200);
    expect(body).toEqual({ accepted: false, game: null });
    await until(async () => (await events(ayla, cursor)).events.length > 0);
    expect((await events(ayla, cursor)).events).toMatchObject([
      { type: 'invitation.ended', game: game.id, reason: 'too-slow' },
    ]);
    await service.http.get(`/v1/games/${game.id}`).set(durc.auth).expect(404);
  });

  it('an answer is given once, however often it is sent with the same key', async () => {
    const { body: game } = await challenge(ayla, { players: [durc.id] }).expect(201);
    const sent = () => answer(game.id, durc, { accept: false }).set('idempotency-key', `no-${game.id}`);
    const first = await sent().expect(200);
    const second = await sent().expect(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('an open challenge is on the profile, and whoever joins plays', async () => {
    const { body: game } = await challenge(ayla, { clock: CLOCK }).expect(201);
    const profile = async () => (await service.http.get(`/v1/players/${ayla.id}`).expect(200)).body;
    expect((await profile()).challenges.map(({ id }: { id: string }) => id)).toContain(game.id);
    await send('post', `/v1/games/${game.id}/seats`, durc, {}).expect(200);
    expect((await profile()).challenges.map(({ id }: { id: string }) => id)).not.toContain(game.id);
  });

  it('a bot that accepts the terms has its seat at once, and the game starts', async () => {
    const bot = await newBot('Quick');
    const { body } = await challenge(ayla, { players: [bot.id] }).expect(201);
    expect(body).toMatchObject({ status: 'active', invited: [] });
    expect(body.seats[1]).toMatchObject({ kind: 'player', player: { id: bot.id } });
  });

  it.each([
    ['rulebook', [{ rulebook: 'mammut' }], {}],
    ['seats', [{ rulebook: 'thin-ice', seats: [3], variants: true }], {}],
    ['options', [{ rulebook: 'thin-ice' }], {}],
    ['too-slow', [{ rulebook: 'thin-ice', unclocked: false, variants: true }], {}],
    ['too-slow', [{ rulebook: 'thin-ice', maxSeconds: 60, variants: true }], { clock: CLOCK }],
    ['too-fast', [{ rulebook: 'thin-ice', minSeconds: 6_000, variants: true }], { clock: CLOCK }],
    ['rated', [{ rulebook: 'thin-ice', rated: false }], { clock: CLOCK, rated: true, options: {} }],
    ['not-rated', [{ rulebook: 'thin-ice', rated: true }], { options: {} }],
  ])('a bot declines because of %s, and nothing is left of it', async (reason, accepts, terms) => {
    const bot = await newBot(`Picky ${reason}`, accepts);
    const before = await openGames(ayla);
    const { body } = await challenge(ayla, { players: [bot.id], ...terms }).expect(409);
    expect(body).toMatchObject({ code: 'declined', reason });
    expect(await openGames(ayla)).toBe(before);
  });

  it('one of several terms is enough', async () => {
    const bot = await newBot('Broad', [{ rulebook: 'thin-ice' }, { rulebook: 'thin-ice', variants: true }]);
    await challenge(ayla, { players: [bot.id] }).expect(201);
  });

  it('a bot never plays in more games at once than it says, however many challenge it together', async () => {
    const bot = await newBot('Busy', ACCEPTS, { games: 2 });
    const all = await Promise.all([1, 2, 3, 4].map(() => challenge(ayla, { players: [bot.id] })));
    const statuses = all.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 409, 409]);
    expect(all.filter(({ status }) => status === 409).map(({ body }) => body.reason)).toEqual([
      'busy',
      'busy',
    ]);
  });

  it('a bot never plays in more games than it says, if two processes seat it at the same moment', async () => {
    const other = await startService({ db: service.db, dispatchMs: null });
    try {
      const send = (to: Service, path: string, body: object) => to.http.post(path).set(ayla.auth).send(body);
      const bots = await Promise.all(
        Array.from({ length: 6 }, (_, nth) => newBot(`Wanted ${nth}`, ACCEPTS, { games: 1 })),
      );
      const games = await Promise.all(bots.map(() => newGame(service, ayla, { options: { rounds: 1 } })));
      const answers = await Promise.all(
        bots.flatMap(({ id }, nth) => [
          send(service, '/v1/challenges', { ...TERMS, players: [id] }),
          send(other, '/v1/challenges', { ...TERMS, players: [id] }),
          send(service, `/v1/games/${games[nth]?.id}/invitations`, { player: id }),
        ]),
      );
      for (const [nth, { id }] of bots.entries()) {
        const [count] = await service.db.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM seats WHERE player_id = '${id}'`,
        );
        expect(count?.count).toBe(1);
        const given = answers.slice(3 * nth, 3 * nth + 3);
        expect(given.filter(({ status }) => status < 300)).toHaveLength(1);
        for (const { body } of given.filter(({ status }) => status >= 300))
          expect(body).toMatchObject({ code: 'declined', reason: 'busy' });
      }
    } finally {
      await other.close();
    }
  });

  it('a bot without terms answers by its program, and one that is suspended takes no seat', async () => {
    const silent = await newBot('Silent', null);
    const { body } = await challenge(ayla, { players: [silent.id] }).expect(201);
    expect(body.invited).toHaveLength(1);
    const bad = await newBot('Bad');
    const boss = await newPerson(service, 'Boss');
    await giveRole(service, boss, 'operator');
    const measure = { kind: 'suspend', player: bad.id, reason: 'It floods.', until: '2099-01-01T00:00:00Z' };
    await send('post', '/v1/admin/measures', boss, measure).expect(201);
    expect((await challenge(ayla, { players: [bad.id] }).expect(409)).body.code).toBe('player_unavailable');
    const { body: list } = await service.http.get('/v1/bots').query({ limit: 50 }).expect(200);
    expect(list.bots.map(({ player }: { player: { id: string } }) => player.id)).not.toContain(bad.id);
  });

  it('a bot that is invited to a game takes its seat by the same policy', async () => {
    const bot = await newBot('Guest bot');
    const { id } = await newGame(service, ayla, { options: { rounds: 1 }, visibility: 'private' });
    const invite = (game: string) =>
      send('post', `/v1/games/${game}/invitations`, ayla, { player: bot.id, seat: 1 });
    expect((await invite(id).expect(200)).body.seats[1]).toMatchObject({ player: { id: bot.id } });
    const three = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    expect((await invite(three.id).expect(409)).body).toMatchObject({ code: 'declined', reason: 'seats' });
  });

  it('those who play with no bots meet none: by challenge, invitation, seat or match', async () => {
    const human = await newPerson(service, 'Human');
    await policy(human, { bots: false }).expect(200);
    expect((await service.http.get(`/v1/players/${human.id}`)).body.bots).toBe(false);
    const bot = await newBot('Machine');
    const no = { code: 'plays_no_bots' };
    expect((await challenge(human, { players: [bot.id] }).expect(409)).body).toMatchObject(no);
    expect((await challenge(bot, { players: [human.id] }).expect(409)).body).toMatchObject(no);
    const three = { players: [human.id, bot.id], seats: 3 };
    expect((await challenge(ayla, three).expect(409)).body).toMatchObject(no);
    const { id } = await newGame(service, human);
    const seat = await send('post', `/v1/games/${id}/seats`, bot, {}).expect(409);
    expect(seat.body).toMatchObject(no);
    const invited = await send('post', `/v1/games/${id}/invitations`, human, { player: bot.id }).expect(409);
    expect(invited.body).toMatchObject(no);
    const wish = { rulebook: 'thin-ice', options: { rounds: 5 }, seats: 2 };
    const match = (who: Person) => send('post', '/v1/matches', who, wish);
    const { body: of } = await match(human).expect(201);
    const { body: other } = await match(bot).expect(201);
    expect(other.id).not.toBe(of.id);
    // The older game of the bot is passed over, too.
    const { body: second } = await match(await humanToo()).expect(200);
    expect(second.id).toBe(of.id);
  });
  const humanToo = async () => {
    const human = await newPerson(service, 'Human too');
    await policy(human, { bots: false }).expect(200);
    return human;
  };

  it('who blocks another is not challenged by them', async () => {
    const [one, other] = [await newPerson(service, 'One'), await newPerson(service, 'Other')];
    await service.http.put(`/v1/me/blocks/${one.id}`).set(other.auth).expect(204);
    expect((await challenge(one, { players: [other.id] }).expect(409)).body.code).toBe('player_unavailable');
  });

  it('bots are listed with terms, measured answers and an operator who says so, too', async () => {
    const bot = await newBot('Listed', ACCEPTS, { operator: durc.id });
    const listed = async () => {
      const { body } = await service.http
        .get('/v1/bots')
        .query({ rulebook: 'thin-ice', limit: 50 })
        .expect(200);
      return body.bots.find(({ player }: { player: { id: string } }) => player.id === bot.id);
    };
    expect(await listed()).toMatchObject({
      operator: null,
      accepts: ACCEPTS,
      pace: { count: 0, median: null },
    });
    await policy(durc, { runs: [bot.id] }).expect(200);
    expect(await listed()).toMatchObject({ operator: { id: durc.id, name: 'Durc' } });
    const { body: game } = await challenge(ayla, { players: [bot.id] }).expect(201);
    await send('post', `/v1/games/${game.id}/actions`, bot, { action: 'drill:fish=1' }).expect(200);
    await service.app.close();
    const [pace] = await service.db.query<{ counts: number[] }>(
      `SELECT counts FROM bot_paces WHERE player_id = '${bot.id}'`,
    );
    expect(pace?.counts.reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionOf } from '../../../src/engine/draw.js';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { say } from '../../support/talk.js';

describe('the export of an account', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({ ofOneProcess: 'budgets' });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  /** Streamed, so the checker has not seen it. */
  const exported = async (who: Person) => {
    const { body, headers, text } = await service.http.get('/v1/me/export').set(who.auth).expect(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['cache-control']).toContain('no-store');
    expect(service.checker.check('/components/schemas/ExportedAccount', body)).toBeNull();
    return { body, text };
  };

  it('of a new account has the account and its token, and empty lists', async () => {
    const iza = await newPerson(service, 'Iza');
    const me = (await service.http.get('/v1/me').set(iza.auth).expect(200)).body;
    expect((await exported(iza)).body).toEqual({
      ...{ format: 'permafrost-account/1', player: me.player, tokens: [me.token] },
      ...{
        mutes: [],
        games: [],
        invitations: [],
        guests: [],
        messages: [],
        savedReplies: [],
        webhooks: [],
        signInMethods: [],
        sessions: [],
        grants: [],
        follows: [],
        blocks: [],
      },
      tournaments: { created: [], entered: [] },
      ...{ policy: null, pace: { count: 0, median: null, p90: null } },
      ...{ email: null, handle: null, profile: null, ratings: [], reports: [], measures: [] },
      calendar: { timeZone: 'UTC', weekendsOff: false, quietHours: null, vacations: [] },
    });
  });

  it('has everything that the player did and wrote, and nothing of other players', async () => {
    const open = (await newGame(service, ayla, { seats: ['open', 'open'] })).id;
    const active = await startedGame(service, durc, ayla);
    const { id: seated } = await newGame(service, ayla, { visibility: 'private' });
    await service.http
      .post(`/v1/games/${seated}/seats/0/entropy`)
      .set(ayla.auth)
      .send({ entropy: 'four-by-dice' })
      .expect(200);
    await service.http
      .post(`/v1/games/${active}/actions`)
      .set(ayla.auth)
      .set('idempotency-key', 'my-key')
      .send({ action: 'drill:fish=1' })
      .expect(200);
    await service.http
      .post(`/v1/games/${active}/actions`)
      .set(durc.auth)
      .set('idempotency-key', 'his-key')
      .send({ action: 'drill:fish=1' })
      .expect(200);
    const loud = await say(service, active, ayla, 'loud');
    const whispered = await say(service, active, ayla, 'whispered', { to: [0] });
    const taken = await say(service, open, ayla, 'taken back');
    await service.http.delete(`/v1/games/${open}/messages/${taken.id}`).set(ayla.auth).expect(204);
    await say(service, active, durc, 'by Durc', { to: [1] });
    await service.http.put(`/v1/me/mutes/${durc.id}`).set(ayla.auth).expect(204);
    const keyed = (await newGame(service, ayla)).id;
    const key = await service.http
      .post(`/v1/games/${keyed}/seats/1/keys`)
      .set(ayla.auth)
      .send({ name: 'Uba' });
    const invite = async (id: string, by: Person, body: object) =>
      service.http.post(`/v1/games/${id}/invitations`).set(by.auth).send(body).expect(200);
    const offered = (await newGame(service, durc, { visibility: 'private' })).id;
    await invite(offered, durc, { player: ayla.id, seat: 1 });
    await invite(open, ayla, { player: durc.id });

    const { body, text } = await exported(ayla);
    expect(body.mutes).toMatchObject([{ player: { id: durc.id, name: 'Durc' } }]);
    const createdAt = expect.any(String);
    const game = (id: string) => body.games.find((one: { id: string }) => one.id === id);
    const { id: guest } = key.body.guest;
    expect(body.guests).toEqual([{ id: guest, name: 'Uba', createdAt: expect.any(String) }]);
    expect(body.games).toHaveLength(4);
    expect(game(open)).toEqual({
      ...{ id: open, rulebook: 'thin-ice', status: 'open', createdAt, creator: true, seats: [] },
      ...{ seatsLeft: [], entries: 0 },
    });
    const sitsAt = (seat: number, entropy: string | null = null) => [{ seat, entropy, commitment: null }];
    expect(game(active)).toMatchObject({ status: 'active', creator: false, seats: sitsAt(1), entries: 1 });
    expect(game(seated)).toMatchObject({
      creator: true,
      seats: sitsAt(0, contributionOf('four-by-dice')),
      entries: 0,
    });
    const kept = ({ id, at, seat, to }: typeof loud, where: string, words: string | null) => ({
      ...{ game: where, id, at, seat, to, text: words },
    });
    expect(body.messages).toHaveLength(3);
    expect(body.messages).toEqual(
      expect.arrayContaining([
        kept(loud, active, 'loud'),
        kept(whispered, active, 'whispered'),
        kept(taken, open, null),
      ]),
    );
    expect(body.savedReplies).toEqual([
      { id: expect.any(String), path: `/v1/games/${active}/actions`, at: expect.any(String) },
    ]);
    expect(body.invitations).toEqual([{ game: offered, seat: 1, at: expect.any(String) }]);
    for (const secret of [ayla.secret, durc.secret, 'by Durc', 'his-key', '"invitation"', 'seed']) {
      expect(text).not.toContain(secret);
    }
  });

  it('has more than a page of each list', async () => {
    const roomy = await startService();
    const iza = await newPerson(roomy, 'Iza');
    const id = (await newGame(roomy, iza)).id;
    const texts = Array.from({ length: 501 }, (_, nth) => `${nth}`);
    for (let nth = 0; nth < texts.length; nth += 50) {
      await Promise.all(texts.slice(nth, nth + 50).map((text) => say(roomy, id, iza, text)));
    }
    const { body } = await roomy.http.get('/v1/me/export').set(iza.auth).expect(200);
    const got = body.messages.map(({ text }: { text: string }) => text);
    expect(got).toHaveLength(501);
    expect(new Set(got)).toEqual(new Set(texts));
    await roomy.close();
  });

  it('needs the scope manage, and is limited', async () => {
    const iza = await newPerson(service, 'Iza');
    const wish = { name: 'other', scopes: ['read', 'play'] };
    const { body } = await service.http.post('/v1/me/tokens').set(iza.auth).send(wish).expect(201);
    const refused = await service.http.get('/v1/me/export').set(bearer(body.secret)).expect(403);
    expect(refused.body.code).toBe('insufficient_scope');
    await service.http.get('/v1/me/export').expect(401);
    for (let nth = 0; nth < 60; nth += 1) await service.http.get('/v1/me/export').set(iza.auth).expect(200);
    const many = await service.http.get('/v1/me/export').set(iza.auth).expect(429);
    expect(many.body.code).toBe('rate_limited');
  });
});

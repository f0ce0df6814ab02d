import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const clock = { kind: 'prompt', seconds: 3600 };

describe('reliability', () => {
  let service: Service;
  let ayla: Person;
  let broud: Person;
  beforeAll(async () => {
    service = await startService();
    ayla = await newPerson(service, 'Ayla');
    broud = await newPerson(service, 'Broud');
  });
  afterAll(() => service.close());

  const of = async ({ id }: Person) =>
    (await service.http.get(`/v1/players/${id}`).expect(200)).body.reliability;
  const post = (path: string, { auth }: Person, body: object = {}) =>
    service.http.post(path).set(auth).send(body);
  const finished = async (wish: object) => {
    const id = await startedGame(service, ayla, broud, { options: { rounds: 1 }, ...wish });
    for (const who of [ayla, broud])
      await post(`/v1/games/${id}/actions`, who, { action: 'drill:fish=1' }).expect(200);
    await until(async () => (await service.http.get(`/v1/games/${id}`)).body.status === 'finished');
    return id;
  };
  /** As if the seat had lapsed to the end. */
  const lapse = (game: string, seat: number) =>
    service.db.query(
      `UPDATE games SET table_status = jsonb_set(table_status::jsonb, '{seats,${seat},played}', '"autopilot"')::json
       WHERE id = '${game}'`,
    );
  const matched = async (who: Person) =>
    (
      await post('/v1/matches', who, { rulebook: 'thin-ice', seats: 2, options: { rounds: 4 } }).expect(
        ({ status }) => expect([200, 201]).toContain(status),
      )
    ).body.id;

  it('is said of five finished games with a clock, and keeps chronic lapsers among themselves', async () => {
    const games: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) games.push(await finished({ clock }));
    await finished({});
    expect(await of(broud)).toBeNull();
    games.push(await finished({ clock }));
    expect(await of(broud)).toBe(100);
    for (const game of games.slice(0, 3)) await lapse(game, 1);
    expect([await of(ayla), await of(broud)]).toEqual([100, 40]);
    games.push(await finished({ clock }));
    expect(await of(broud)).toBe(50);

    // A suspension puts the seats on autopilot. These games say nothing of the person.
    const suspended = await startedGame(service, ayla, broud, { options: { rounds: 1 }, clock });
    const moderator = await newPerson(service, 'Creb');
    await giveRole(service, moderator, 'moderator');
    const wish = { kind: 'suspend', player: broud.id, reason: 'Spam.' };
    const { body: measure } = await post('/v1/admin/measures', moderator, wish).expect(201);
    await post(`/v1/games/${suspended}/actions`, ayla, { action: 'drill:fish=1' }).expect(200);
    await until(async () => (await service.http.get(`/v1/games/${suspended}`)).body.status === 'finished');
    expect([await of(ayla), await of(broud)]).toEqual([100, 50]);
    const decision = { lift: true, answer: '' };
    await post(`/v1/admin/measures/${measure.id}/decision`, moderator, decision).expect(200);
    await lapse(games[3] as string, 1);
    expect(await of(broud)).toBe(33);

    const hers = await matched(ayla);
    const his = await matched(broud);
    expect(his).not.toBe(hers);
    expect(await matched(await newPerson(service, 'Durc'))).toBe(hers);
  });
});

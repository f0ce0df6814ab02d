import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitmentToEntropy, contributionOf } from '../../../src/engine/draw.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { drawing } from './drawing.js';

describe('the draw of a seed', () => {
  let service: Service;
  let act: ReturnType<typeof drawing>;
  let ayla: Person;
  let durc: Person;
  let now = Date.UTC(2026, 5, 1, 12);
  beforeAll(async () => {
    service = await startService({ clock: () => new Date(now), drawMs: 20 });
    act = drawing(service);
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  /** A full game of two in which both have committed. */
  async function committed(wish: object = {}): Promise<string> {
    const { id } = await newGame(service, ayla, wish);
    await act.commit(id, ayla, 0, 'hers').expect(200);
    await act.join(id, durc, { commitment: commitmentToEntropy('his') }).expect(200);
    return id;
  }

  async function revealing(wish: object = {}): Promise<string> {
    const id = await committed(wish);
    await act.start(id, ayla).expect(200);
    return id;
  }

  const drawOf = async (id: string) => (await act.gameOf(id)).fairness.draw;

  it('starts a game at once in which nobody has committed', async () => {
    const { id } = await newGame(service, ayla);
    await act.join(id, durc).expect(200);
    const { body } = await act.start(id, ayla).expect(200);
    expect(body).toMatchObject({ status: 'active', version: 1, fairness: { draw: { phase: 'drawn' } } });
  });

  it('shows commitments at once, and entropy when the last seat has revealed', async () => {
    const id = await committed();
    expect((await act.gameOf(id)).fairness).toMatchObject({
      commitments: ['hers', 'his'].map(commitmentToEntropy),
      entropy: [null, null],
      draw: { phase: 'committing', attempt: 1, due: null, hidden: [], beacon: null },
    });
    const { body } = await act.start(id, ayla).expect(200);
    expect(body).toMatchObject({ status: 'open', version: 0 });
    expect(body.fairness.draw).toMatchObject({ phase: 'revealing', hidden: [0, 1] });
    const first = await act.reveal(id, durc, 1, 'his').expect(200);
    expect(first.body.fairness).toMatchObject({ entropy: [null, null], draw: { hidden: [0] } });
    const last = await act.reveal(id, ayla, 0, 'hers').expect(200);
    expect(last.body).toMatchObject({ status: 'active', version: 1 });
    expect(last.body.fairness).toMatchObject({
      entropy: ['hers', 'his'].map(contributionOf),
      draw: { phase: 'drawn' },
    });
  });

  it('waits a minute where the clock is fast, and a day where it is slow or there is none', async () => {
    const clock = { kind: 'prompt', seconds: 60 };
    const wished = async (wish: object) =>
      (await act.gameOf((await newGame(service, ayla, wish)).id)).fairness.draw.revealSeconds;
    expect(await wished({ clock })).toBe(60);
    expect(await wished({ clock: { ...clock, seconds: 43_200 } })).toBe(86_400);
    expect(await wished({})).toBe(86_400);
    expect(await wished({ clock, revealSeconds: 600 })).toBe(600);
  });

  it('starts once, whoever asks how often', async () => {
    const id = await committed();
    const asked = await Promise.all(Array.from({ length: 5 }, async () => act.start(id, ayla)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(asked.map(({ body }) => body.fairness.draw.due)).size).toBe(1);
    const both = [
      () => act.reveal(id, ayla, 0, 'hers'),
      () => act.reveal(id, durc, 1, 'his'),
      () => act.reveal(id, ayla, 0, 'hers'),
      () => act.reveal(id, durc, 1, 'his'),
    ];
    const revealed = await Promise.all(both.map(async (one) => one()));
    for (const { status, body } of revealed)
      expect(status === 200 || body.code === 'already_started').toBe(true);
    expect(await act.gameOf(id)).toMatchObject({ status: 'active', version: 1 });
  });

  it('takes a reveal only where and when it is asked for', async () => {
    const id = await committed();
    expect((await act.reveal(id, ayla, 0, 'hers').expect(409)).body.code).toBe('not_revealing');
    await act.start(id, ayla).expect(200);
    expect((await act.reveal(id, ayla, 0, 'other').expect(422)).body.code).toBe('wrong_entropy');
    expect((await act.reveal(id, ayla, 1, 'his').expect(403)).body.code).toBe('not_your_seat');
    expect((await act.reveal(id, ayla, 2, 'his').expect(404)).body.code).toBe('not_found');
    expect((await act.commit(id, ayla, 0, 'better').expect(409)).body.code).toBe('commitments_closed');
    await act.reveal(id, ayla, 0, 'hers').expect(200);
    await act.reveal(id, durc, 1, 'his').expect(200);
    expect((await act.reveal(id, ayla, 0, 'hers').expect(409)).body.code).toBe('already_started');
  });

  it('takes a commitment or entropy, not both and not neither', async () => {
    const { id } = await newGame(service, ayla);
    const both = { entropy: 'hers', commitment: commitmentToEntropy('hers') };
    const add = (body: object) =>
      service.http.post(`/v1/games/${id}/seats/0/entropy`).set(ayla.auth).send(body);
    for (const body of [
      both,
      {},
      { commitment: 'x' },
      { commitment: commitmentToEntropy('a').toUpperCase() },
    ])
      await add(body).expect(400);
    const match = { rulebook: 'thin-ice', ...both };
    for (const joined of [
      await act.join(id, durc, both),
      await service.http.post('/v1/matches').set(durc.auth).send(match),
    ]) {
      expect(joined.status).toBe(400);
      expect(joined.body.errors[0].pointer).toBe('/commitment');
    }
    const bot = await act.join(id, ayla, { bot: true, commitment: both.commitment }).expect(400);
    expect(bot.body.errors[0].pointer).toBe('/commitment');
  });

  it('is void if a seat withholds, which loses the seat and does not get it back', async () => {
    const id = await revealing();
    const before = (await act.gameOf(id)).fairness;
    await act.reveal(id, ayla, 0, 'hers').expect(200);
    now += 86_400_000;
    await until(async () => (await drawOf(id)).attempt === 2);
    const { fairness, seats, status } = await act.gameOf(id);
    expect(status).toBe('open');
    expect(seats.map(({ kind }: { kind: string }) => kind)).toEqual(['player', 'open']);
    expect(fairness).toMatchObject({ commitments: [null, null], entropy: [null, null] });
    expect(fairness.commitment).not.toBe(before.commitment);
    expect(fairness.draw).toMatchObject({
      ...{ phase: 'committing', due: null, owed: [0] },
      voided: [{ attempt: 1, commitment: before.commitment, because: 'withheld', seats: [1] }],
    });
    expect((await act.join(id, durc).expect(409)).body.code).toBe('withheld_entropy');
    const zoug = await newPerson(service, 'Zoug');
    await act.join(id, zoug).expect(200);
    expect((await act.start(id, ayla).expect(409)).body.code).toBe('commitments_missing');
    // What was revealed is of no use any more, and the next attempt begins by itself.
    const { body } = await act.commit(id, ayla, 0, 'hers-again').expect(200);
    expect(body.fairness.draw).toMatchObject({ phase: 'revealing', attempt: 2, hidden: [0] });
    const { body: begun } = await act.reveal(id, ayla, 0, 'hers-again').expect(200);
    expect(begun).toMatchObject({ status: 'active', fairness: { draw: { attempt: 2 } } });
  });

  it('lets the creator remove a seat that does not reveal, after a minute and at the price of the seat', async () => {
    const id = await revealing();
    const { commitment } = (await act.gameOf(id)).fairness;
    await act.reveal(id, ayla, 0, 'hers').expect(200);
    expect((await act.leave(id, ayla, 1).expect(409)).body.code).toBe('commitments_closed');
    now += 60_000;
    expect((await act.leave(id, durc, 0).expect(403)).body.code).toBe('not_your_seat');
    await act.leave(id, ayla, 1).expect(204);
    const { fairness, seats } = await act.gameOf(id);
    expect(seats[1].kind).toBe('open');
    // What the creator revealed counts no more, and was never shown.
    expect(fairness).toMatchObject({ commitments: [null, null], entropy: [null, null] });
    expect(fairness.commitment).not.toBe(commitment);
    expect(fairness.draw).toMatchObject({
      ...{ attempt: 2, due: null, owed: [0] },
      voided: [{ attempt: 1, commitment, because: 'removed', seats: [1] }],
    });
    expect((await act.join(id, durc).expect(409)).body.code).toBe('withheld_entropy');
  });

  it('lets nobody remove a seat that has revealed', async () => {
    const id = await revealing();
    await act.reveal(id, durc, 1, 'his').expect(200);
    now += 60_000;
    expect((await act.leave(id, ayla, 1).expect(409)).body.code).toBe('commitments_closed');
    const { body } = await act.reveal(id, ayla, 0, 'hers').expect(200);
    expect(body.status).toBe('active');
  });

  it('takes no reveal at its deadline', async () => {
    const id = await revealing({ revealSeconds: 3_600 });
    now += 3_600_000;
    const late = await act.reveal(id, durc, 1, 'his');
    // The seat may have been emptied already.
    expect(['409 not_revealing', '403 not_your_seat']).toContain(`${late.status} ${late.body.code}`);
  });

  it('is void if a player leaves or goes for good, and keeps what was entrusted', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    await act.entrust(id, ayla, 0, 'in-the-open').expect(200);
    await act.join(id, durc, { commitment: commitmentToEntropy('his') }).expect(200);
    const goov = await newPerson(service, 'Goov');
    await act.join(id, goov, { commitment: commitmentToEntropy('its') }).expect(200);
    await act.start(id, ayla).expect(200);
    await act.leave(id, goov, 2).expect(204);
    expect((await act.gameOf(id)).fairness).toMatchObject({
      commitments: [commitmentToEntropy('in-the-open'), null, null],
      draw: { attempt: 2, owed: [1], voided: [{ because: 'left', seats: [2] }] },
    });
    expect((await act.join(id, goov).expect(409)).body.code).toBe('withheld_entropy');

    const uba = await newPerson(service, 'Uba');
    await act.join(id, uba, { commitment: commitmentToEntropy('hers') }).expect(200);
    await act.commit(id, durc, 1, 'his-next').expect(200);
    expect((await drawOf(id)).phase).toBe('revealing');
    await service.http.delete('/v1/me').set(uba.auth).send({ name: 'Uba' }).expect(204);
    await until(async () => (await drawOf(id)).attempt === 3);
    expect((await drawOf(id)).voided[1]).toMatchObject({ because: 'left', seats: [2] });
  });

  it('lets a seat that was asked to commit again leave instead', async () => {
    const id = await revealing();
    await act.leave(id, durc, 1).expect(204);
    expect((await drawOf(id)).owed).toEqual([0]);
    await act.leave(id, ayla, 0).expect(204);
    expect((await drawOf(id)).owed).toEqual([]);
  });

  it('closes the game after ten attempts', async () => {
    const id = await revealing();
    for (let attempt = 1; attempt < 10; attempt += 1) {
      await act.leave(id, attempt === 1 ? durc : await lastSeated(id), 1).expect(204);
      expect((await drawOf(id)).attempt).toBe(attempt + 1);
      await act.commit(id, ayla, 0, `hers-${attempt}`).expect(200);
    }
    await act.leave(id, await lastSeated(id), 1).expect(204);
    expect(await act.gameOf(id)).toMatchObject({ status: 'closed', version: 0 });
  });

  async function lastSeated(id: string): Promise<Person> {
    const person = await newPerson(service, 'Creb');
    await act.join(id, person).expect(200);
    return person;
  }

  it('can be ended by the creator, who closes the game', async () => {
    const id = await revealing();
    await act.close(id, ayla).expect(204);
    expect((await act.reveal(id, durc, 1, 'his').expect(409)).body.code).toBe('already_started');
  });

  it('is not disturbed by bots, seat keys or invitations', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'bot'] });
    const key = await service.http
      .post(`/v1/games/${id}/seats/1/keys`)
      .set(ayla.auth)
      .send({ name: 'Guest' })
      .expect(201);
    const guest = { ...ayla, auth: { authorization: `Bearer ${key.body.secret}` } };
    await act.commit(id, guest, 1, 'of-a-guest').expect(200);
    await act.start(id, ayla).expect(200);
    const other = await service.http.post(`/v1/games/${id}/seats/1/keys`).set(ayla.auth).send({});
    expect(other.body.code).toBe('commitments_closed');
    const { body } = await act.reveal(id, guest, 1, 'of-a-guest').expect(200);
    expect(body).toMatchObject({
      status: 'active',
      fairness: { entropy: [null, contributionOf('of-a-guest'), null] },
    });
  });

  it('of a match begins with the last player, who brings a commitment along', async () => {
    const match = ({ auth }: Person, entropy: string) =>
      service.http
        .post('/v1/matches')
        .set(auth)
        .send({ rulebook: 'liars-dice', seats: 2, commitment: commitmentToEntropy(entropy) });
    const [one, two] = [await newPerson(service, 'Oga'), await newPerson(service, 'Ona')];
    const { body: opened } = await match(one, 'first').expect(201);
    const { body: joined } = await match(two, 'second').expect(200);
    expect(joined).toMatchObject({ id: opened.id, status: 'open', fairness: { draw: { hidden: [0, 1] } } });
    await act.reveal(opened.id, two, 1, 'second').expect(200);
    now += 600_000;
    await until(async () => (await drawOf(opened.id)).attempt === 2);
    // Whoever withheld is matched with another game.
    expect((await match(one, 'first').expect(201)).body.id).not.toBe(opened.id);
  });

  it('of a rematch takes what each player brings along', async () => {
    const { id } = await newGame(service, ayla, { options: { rounds: 1 } });
    await act.join(id, durc).expect(200);
    await act.start(id, ayla).expect(200);
    for (const { auth } of [ayla, durc])
      await service.http.post(`/v1/games/${id}/seats/${auth === ayla.auth ? 0 : 1}/resign`).set(auth);
    await until(async () => (await act.gameOf(id)).status === 'finished');
    const rematch = ({ auth }: Person, entropy: string) =>
      service.http
        .post(`/v1/games/${id}/rematch`)
        .set(auth)
        .send({ commitment: commitmentToEntropy(entropy) })
        .expect(200);
    const { body: opened } = await rematch(durc, 'his');
    const { body: full } = await rematch(ayla, 'hers');
    expect(full.id).toBe(opened.id);
    expect(full.fairness.draw.phase).toBe('revealing');
    const [seat] = full.yourSeats;
    await act.reveal(full.id, ayla, seat, 'hers').expect(200);
    const { body } = await act.reveal(full.id, durc, 1 - seat, 'his').expect(200);
    expect(body.status).toBe('active');
  });
});

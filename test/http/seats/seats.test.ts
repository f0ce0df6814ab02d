import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitmentToEntropy, contributionOf } from '../../../src/engine/draw.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

describe('seats and the start', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const join = (id: string, { auth }: Person, body: object = {}) =>
    service.http.post(`/v1/games/${id}/seats`).set(auth).send(body);
  const leave = (id: string, { auth }: Person, seat: number | string) =>
    service.http.delete(`/v1/games/${id}/seats/${seat}`).set(auth);
  const start = (id: string, { auth }: Person) => service.http.post(`/v1/games/${id}/start`).set(auth);
  const kindsOf = async (id: string): Promise<string[]> => {
    const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
    return body.seats.map((seat: { kind: string }) => seat.kind);
  };

  it('a player takes the first open seat, or the seat they name', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open', 'open'] });
    const { body } = await join(id, durc, { seat: 2 }).expect(200);
    expect(body.yourSeats).toEqual([2]);
    const third = await newPerson(service, 'Zoug');
    expect((await join(id, third).expect(200)).body.yourSeats).toEqual([1]);
    expect(await kindsOf(id)).toEqual(['player', 'player', 'player', 'open']);
  });

  it('a taken seat, a full game and a second seat for a player are conflicts', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    expect((await join(id, durc, { seat: 0 }).expect(409)).body.code).toBe('seat_taken');
    await join(id, durc).expect(200);
    expect((await join(id, durc).expect(409)).body.code).toBe('already_seated');
    await join(id, ayla).expect(200);
    const late = await newPerson(service, 'Goov');
    expect((await join(id, late).expect(409)).body.code).toBe('game_full');
    expect((await join(id, late, { seat: 3 }).expect(400)).body.errors[0].pointer).toBe('/seat');
    expect((await join(id, late, { seat: 32 }).expect(400)).body.errors[0].pointer).toBe('/seat');
  });

  it('only the creator can seat and remove a bot', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    expect((await join(id, durc, { bot: true }).expect(403)).body.code).toBe('not_the_creator');
    await join(id, ayla, { bot: true, seat: 2 }).expect(200);
    expect(await kindsOf(id)).toEqual(['player', 'open', 'bot']);
    expect((await leave(id, durc, 2).expect(403)).body.code).toBe('not_your_seat');
    await leave(id, ayla, 2).expect(204);
    expect(await kindsOf(id)).toEqual(['player', 'open', 'open']);
  });

  it('an invitation of another game is refused, even if none is needed', async () => {
    const { id } = await newGame(service, ayla);
    const { invitation } = await newGame(service, ayla);
    expect((await join(id, durc, { invitation }).expect(403)).body.code).toBe('wrong_invitation');
    expect(await kindsOf(id)).toEqual(['player', 'open']);
  });

  it('the holder can give up a seat, and the creator can vacate it', async () => {
    const { id } = await newGame(service, ayla);
    await join(id, durc).expect(200);
    await leave(id, ayla, 1).expect(204);
    expect(await kindsOf(id)).toEqual(['player', 'open']);
    await join(id, durc).expect(200);
    expect((await leave(id, durc, 0).expect(403)).body.code).toBe('not_your_seat');
    for (const seat of [2, 31, 32, -1, 'x', '1.5', '%31x', '1e0x']) await leave(id, durc, seat).expect(404);
    await leave(id, durc, 1).expect(204);
    expect((await leave(id, durc, 1).expect(403)).body.code).toBe('not_your_seat');
    expect(await kindsOf(id)).toEqual(['player', 'open']);
  });

  it('of many simultaneous joins, one gets the last seat', async () => {
    const { id } = await newGame(service, ayla);
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(service)));
    const answers = await Promise.all(people.map(async (person) => (await join(id, person)).status));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(7);
  });

  it('a game starts once, on the creator’s request, when every seat is taken', async () => {
    const { id } = await newGame(service, ayla);
    expect((await start(id, ayla).expect(409)).body.code).toBe('seats_not_filled');
    await join(id, durc).expect(200);
    expect((await start(id, durc).expect(403)).body.code).toBe('not_the_creator');
    const answers = await Promise.all(Array.from({ length: 5 }, async () => start(id, ayla)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await start(id, ayla).expect(409)).body.code).toBe('already_started');
    const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'active', version: 1, prompts: [{ seat: 0 }, { seat: 1 }] });
  });

  it('players add entropy for their own seat before the start, and it goes when they leave', async () => {
    const { id } = await newGame(service, ayla);
    await join(id, durc).expect(200);
    const add = (who: Person, seat: number, entropy: unknown) =>
      service.http.post(`/v1/games/${id}/seats/${seat}/entropy`).set(who.auth).send({ entropy });
    await add(ayla, 0, '3,1,4').expect(200);
    const { body } = await add(durc, 1, '6').expect(200);
    expect(body.fairness.entropy).toEqual([null, null]);
    expect(body.fairness.commitments).toEqual(['3,1,4', '6'].map(commitmentToEntropy));
    expect((await add(ayla, 1, '1').expect(403)).body.code).toBe('not_your_seat');
    expect((await add(ayla, 2, '1').expect(404)).body.code).toBe('not_found');
    for (const bad of ['', 'a b', 'é', 'x'.repeat(201), 7, null]) await add(ayla, 0, bad).expect(400);
    await leave(id, durc, 1).expect(204);
    const after = await join(id, durc).expect(200);
    expect(after.body.fairness.commitments).toEqual([commitmentToEntropy('3,1,4'), null]);
    const started = await start(id, ayla).expect(200);
    expect(started.body).toMatchObject({
      status: 'active',
      fairness: { entropy: [contributionOf('3,1,4'), null] },
    });
    expect((await add(durc, 1, '6').expect(409)).body.code).toBe('already_started');
  });

  it('after the start nobody joins a full game, and nobody is removed', async () => {
    const id = await startedGame(service, ayla, durc);
    const late = await newPerson(service, 'Goov');
    expect((await join(id, late).expect(409)).body.code).toBe('game_full');
    expect((await leave(id, ayla, 1).expect(403)).body.code).toBe('not_your_seat');
    expect((await leave(id, late, 1).expect(403)).body.code).toBe('not_your_seat');
    expect(await kindsOf(id)).toEqual(['player', 'player']);
  });

  it('players who join during the start are seated or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await newGame(service, ayla, { seats: ['me', 'bot'] });
      const [left, started] = await Promise.all([
        leave(id, ayla, 1).then(({ status }) => status),
        start(id, ayla).then(({ status }) => status),
      ]);
      const kinds = await kindsOf(id);
      expect([left, started, kinds[1]]).toEqual(left === 204 ? [204, 409, 'open'] : [403, 200, 'bot']);
    }
  });
});

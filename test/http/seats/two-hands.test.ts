import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

describe('in a game in play, nobody sees two hands', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let goov: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    goov = await newPerson(service, 'Goov');
  });
  afterAll(() => service.close());

  const join = (id: string, { auth }: Person, body: object = {}) =>
    service.http.post(`/v1/games/${id}/seats`).set(auth).send(body);
  const leave = (id: string, { auth }: Person, seat: number) =>
    service.http.delete(`/v1/games/${id}/seats/${seat}`).set(auth).expect(204);
  const makeKey = (id: string, { auth }: Person, seat: number) =>
    service.http.post(`/v1/games/${id}/seats/${seat}/keys`).set(auth).send({});
  const start = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/start`).set(auth).expect(200);
  /** Ayla, Durc and Goov play. */
  const table = async (): Promise<string> => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    for (const who of [durc, goov]) await join(id, who).expect(200);
    await start(id, ayla);
    return id;
  };

  it('a player who has left a seat cannot take another one, but can come back', async () => {
    const id = await table();
    await leave(id, goov, 2);
    await leave(id, durc, 1);
    expect((await join(id, durc, { seat: 2 }).expect(409)).body.code).toBe('saw_another_seat');
    expect((await join(id, durc, { seat: 1 }).expect(200)).body.yourSeats).toEqual([1]);
    await leave(id, durc, 1);
    expect((await join(id, goov).expect(200)).body.yourSeats).toEqual([2]);
  });

  it('a player whose former seat is taken gets no other', async () => {
    const id = await table();
    const iza = await newPerson(service, 'Iza');
    await leave(id, durc, 1);
    await join(id, iza, { seat: 1 }).expect(200);
    await leave(id, goov, 2);
    expect((await join(id, durc).expect(409)).body.code).toBe('saw_another_seat');
    await leave(id, iza, 1);
    expect((await join(id, durc).expect(200)).body.yourSeats).toEqual([1]);
  });

  it('before the start players may change seats', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    await join(id, durc, { seat: 1 }).expect(200);
    await leave(id, durc, 1);
    await join(id, durc, { seat: 2 }).expect(200);
  });

  it('a creator who plays, or has played, gets no key to another seat', async () => {
    const id = await table();
    await leave(id, durc, 1);
    expect((await makeKey(id, ayla, 1).expect(409)).body.code).toBe('saw_another_seat');
    await leave(id, ayla, 0);
    expect((await makeKey(id, ayla, 1).expect(409)).body.code).toBe('saw_another_seat');
    await makeKey(id, ayla, 0).expect(201);
  });

  it('a creator who plays cannot replace the key of a guest, whose key goes on', async () => {
    const { id } = await newGame(service, ayla);
    const { body } = await makeKey(id, ayla, 1).expect(201);
    await start(id, ayla);
    expect((await makeKey(id, ayla, 1).expect(409)).body.code).toBe('saw_another_seat');
    const guest = { authorization: `Bearer ${body.secret}` };
    await service.http.get(`/v1/games/${id}/view`).set(guest).expect(200);
  });

  it('a creator who has made a key to one seat gets neither another seat nor a key to one', async () => {
    const { id } = await newGame(service, ayla, { seats: ['open', 'open', 'open'] });
    for (const who of [durc, goov]) await join(id, who).expect(200);
    await makeKey(id, ayla, 2).expect(201);
    await start(id, ayla);
    await leave(id, goov, 1);
    expect((await join(id, ayla, { seat: 1 }).expect(409)).body.code).toBe('saw_another_seat');
    expect((await makeKey(id, ayla, 1).expect(409)).body.code).toBe('saw_another_seat');
    await leave(id, ayla, 2);
    expect((await join(id, ayla, { seat: 1 }).expect(409)).body.code).toBe('saw_another_seat');
    expect((await join(id, ayla, { seat: 2 }).expect(200)).body.yourSeats).toEqual([2]);
  });

  it('a replaced key is visible to all, and opens no earlier whisper', async () => {
    const { id } = await newGame(service, ayla, { seats: ['open', 'open'] });
    await join(id, durc, { seat: 0 }).expect(200);
    const first = await makeKey(id, ayla, 1).expect(201);
    const whisper = async (text: string) =>
      service.http
        .post(`/v1/games/${id}/messages`)
        .set(durc.auth)
        .send({ text, to: [1] })
        .expect(201);
    const readBy = async ({ secret }: { secret: string }) => {
      const auth = { authorization: `Bearer ${secret}` };
      const { body } = await service.http.get(`/v1/games/${id}/messages`).set(auth).expect(200);
      return body.messages.map(({ text }: { text: string }) => text);
    };
    await whisper('before the start');
    const second = await makeKey(id, ayla, 1).expect(201);
    expect(second.body.guest.id).not.toBe(first.body.guest.id);
    expect(await readBy(second.body)).toEqual([]);
    await start(id, ayla);
    await whisper('to the second');
    expect(await readBy(second.body)).toEqual(['to the second']);
    const third = await makeKey(id, ayla, 1).expect(201);
    expect(await readBy(third.body)).toEqual([]);
    const events = await service.http.get(`/v1/games/${id}/events?after=1`).set(durc.auth).expect(200);
    const kinds = events.body.entries.map(({ kind, seat }: { kind: string; seat: number }) => [kind, seat]);
    expect(kinds).toEqual([
      ['left', 1],
      ['joined', 1],
    ]);
  });

  it('an account lists the seats that it has left, until the game is over', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open'], options: { rounds: 1 } });
    await join(id, durc).expect(200);
    await start(id, ayla);
    await leave(id, durc, 1);
    const left = async () => {
      const { body } = await service.http.get('/v1/me/export').set(durc.auth).expect(200);
      return body.games.filter((game: { id: string }) => game.id === id);
    };
    expect(await left()).toMatchObject([{ seats: [], seatsLeft: [1] }]);
    await service.http
      .post(`/v1/games/${id}/actions`)
      .set(ayla.auth)
      .send({ action: 'drill:fish=1' })
      .expect(200);
    await expect.poll(left).toEqual([]);
  });
});

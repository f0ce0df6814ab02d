import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('invitations', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let zoug: Person;
  beforeAll(async () => {
    service = await startService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc the hunter');
    zoug = await newPerson(service, 'Zoug');
  });
  afterAll(() => service.close());

  const invite = (id: string, { auth }: Person, body: object) =>
    service.http.post(`/v1/games/${id}/invitations`).set(auth).send(body);
  const uninvite = (id: string, { auth }: Person, player: string) =>
    service.http.delete(`/v1/games/${id}/invitations/${player}`).set(auth);
  const join = (id: string, { auth }: Person, body: object = {}) =>
    service.http.post(`/v1/games/${id}/seats`).set(auth).send(body);
  const invitationsOf = async ({ auth }: Person) =>
    (await service.http.get('/v1/me/invitations').set(auth).expect(200)).body.invitations as {
      seat: number | null;
      game: { id: string; invitation?: string };
    }[];
  const see = (id: string, { auth }: Person) => service.http.get(`/v1/games/${id}`).set(auth);

  it('a player invited by name sees the private game, finds it in the list and accepts by joining', async () => {
    const { id } = await newGame(service, ayla, { visibility: 'private' });
    await see(id, durc).expect(404);
    const { body } = await invite(id, ayla, { player: 'Durc the hunter' }).expect(200);
    expect(body.invited).toEqual([{ player: { id: durc.id, name: durc.name }, seat: null }]);
    expect(await invitationsOf(durc)).toMatchObject([{ seat: null, game: { id } }]);
    // The code is the creator's to pass on.
    expect((await invitationsOf(durc))[0]?.game.invitation).toBeUndefined();
    await see(id, durc).expect(200);
    await see(id, zoug).expect(404);
    expect((await join(id, durc).expect(200)).body.invited).toEqual([]);
    expect(await invitationsOf(durc)).toEqual([]);
  });

  it('a reserved seat goes to no other player and to no bot', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open', 'open'] });
    await invite(id, ayla, { player: durc.id, seat: 1 }).expect(200);
    expect((await see(id, zoug)).body.seats.map((seat: { reserved: boolean }) => seat.reserved)).toEqual([
      ...[false, true],
      ...[false, false],
    ]);
    expect((await see(id, zoug)).body.invited).toEqual([]);
    expect((await join(id, zoug, { seat: 1 }).expect(409)).body.code).toBe('seat_reserved');
    expect((await join(id, ayla, { seat: 1, bot: true }).expect(409)).body.code).toBe('seat_reserved');
    expect((await join(id, zoug).expect(200)).body.yourSeats).toEqual([2]);
    expect((await join(id, durc).expect(200)).body.yourSeats).toEqual([1]);
  });

  it('a second invitation reserves another seat, and a withdrawn one frees the seat', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'], visibility: 'private' });
    await invite(id, ayla, { player: durc.id, seat: 1 }).expect(200);
    const { body } = await invite(id, ayla, { player: durc.id, seat: 2 }).expect(200);
    expect(body.invited.map(({ seat }: { seat: number }) => seat)).toEqual([2]);
    expect((await invite(id, ayla, { player: zoug.id, seat: 2 }).expect(409)).body.code).toBe(
      'seat_reserved',
    );
    await uninvite(id, ayla, durc.id).expect(204);
    await see(id, durc).expect(404);
    expect(await invitationsOf(durc)).toEqual([]);
    await invite(id, ayla, { player: zoug.id, seat: 2 }).expect(200);
    await uninvite(id, ayla, zoug.id).expect(204);
  });

  it('declining removes the invitation, and players cannot decline for others', async () => {
    const { id } = await newGame(service, ayla);
    await invite(id, ayla, { player: durc.id, seat: 1 }).expect(200);
    expect((await uninvite(id, zoug, durc.id).expect(403)).body.code).toBe('not_the_creator');
    await uninvite(id, durc, durc.id).expect(204);
    expect((await uninvite(id, durc, durc.id).expect(404)).body.code).toBe('not_found');
    await join(id, zoug, { seat: 1 }).expect(200);
  });

  it('a removed player cannot return with an old invitation', async () => {
    const { id } = await newGame(service, ayla, { visibility: 'private' });
    await invite(id, ayla, { player: durc.id }).expect(200);
    await join(id, durc).expect(200);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(ayla.auth).expect(204);
    await see(id, durc).expect(404);
  });

  it('a seat that was vacated during the game can be offered to an invited player', async () => {
    const id = await startedGame(service, ayla, durc, { visibility: 'private' });
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    await invite(id, ayla, { player: 'Zoug', seat: 1 }).expect(200);
    expect((await join(id, zoug).expect(200)).body).toMatchObject({ yourSeats: [1], invited: [] });
    expect(await invitationsOf(zoug)).toEqual([]);
  });

  it('if several accounts have a name, the problem has their ids and no invitation is made', async () => {
    const twins = [await newPerson(service, 'Ona'), await newPerson(service, 'Ona')];
    const { id } = await newGame(service, ayla);
    const { body } = await invite(id, ayla, { player: 'Ona' }).expect(409);
    expect(body.code).toBe('name_not_unique');
    expect(body.candidates).toEqual(twins.map((one) => one.id).sort());
    await invite(id, ayla, { player: twins[0]?.id }).expect(200);
  });

  it('a deleted account cannot be invited', async () => {
    const gone = await newPerson(service, 'Gone');
    await service.http.delete('/v1/me').set(gone.auth).send({ name: 'Gone' }).expect(204);
    const { id } = await newGame(service, ayla);
    for (const player of [gone.id, 'Gone'])
      expect((await invite(id, ayla, { player, seat: 1 }).expect(404)).body.code).toBe('not_found');
  });

  it('requests that make no sense are refused', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open'] });
    expect((await invite(id, ayla, { player: 'Nobody' }).expect(404)).body.code).toBe('not_found');
    expect((await invite(id, ayla, { player: id }).expect(404)).body.code).toBe('not_found');
    expect((await invite(id, durc, { player: 'Zoug' }).expect(403)).body.code).toBe('not_the_creator');
    expect((await invite(id, ayla, { player: ayla.id }).expect(409)).body.code).toBe('already_seated');
    expect((await invite(id, ayla, { player: 'Zoug', seat: 0 }).expect(409)).body.code).toBe('seat_taken');
    const beyond = await invite(id, ayla, { player: 'Zoug', seat: 2 }).expect(400);
    expect(beyond.body.errors[0].pointer).toBe('/seat');
    for (const body of [
      {},
      { player: '' },
      { player: 7 },
      { player: 'Zoug', seat: -1 },
      { player: 'Zoug', as: 1 },
    ])
      expect((await invite(id, ayla, body).expect(400)).body.code).toBe('malformed');
    await uninvite(id, ayla, 'Zoug').expect(404);
    await service.http.delete(`/v1/games/${id}`).set(ayla.auth).expect(204);
    expect((await invite(id, ayla, { player: 'Zoug' }).expect(409)).body.code).toBe('game_over');
    await service.http.get('/v1/me/invitations').expect(401);
  });

  it('a game has at most 32 invitations', async () => {
    const { id } = await newGame(service, ayla);
    const many = await Promise.all(Array.from({ length: 33 }, () => newPerson(service, 'Guest')));
    for (const { id: player } of many.slice(1)) await invite(id, ayla, { player }).expect(200);
    const { body } = await invite(id, ayla, { player: many[0]?.id }).expect(409);
    expect(body.code).toBe('too_many_invitations');
    await invite(id, ayla, { player: many[1]?.id, seat: 1 }).expect(200);
  });
});

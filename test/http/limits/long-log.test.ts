import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

/** Undoing and changing seats add entries without end, and reading a game reads them all. */
describe('a game with more entries than any needs', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({ longestLog: 5 });
    [ayla, durc] = [await newPerson(service), await newPerson(service)];
  });
  afterAll(() => service.close());

  const post = (path: string, { auth }: Person, body: object = {}) =>
    service.http.post(path).set(auth).send(body);
  const drill = (id: string, who: Person) =>
    post(`/v1/games/${id}/actions`, who, { action: 'drill:fish=1' }).expect(200);
  const mayNot = async (
    request: Promise<{ readonly status: number; readonly body: { readonly code: string } }>,
  ) => {
    const { status, body } = await request;
    expect([status, body.code]).toEqual([409, 'long_log']);
  };

  it('cannot be lengthened by taking back and playing again', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'] });
    await post(`/v1/games/${id}/start`, ayla).expect(200);
    for (let pair = 0; pair < 2; pair += 1) {
      await drill(id, ayla);
      await post(`/v1/games/${id}/undo`, ayla, { ask: true }).expect(200);
    }
    await drill(id, ayla);
    await mayNot(post(`/v1/games/${id}/undo`, ayla, { ask: true }).then());
    await drill(id, ayla);
  });

  it('lets nobody leave or take a seat, and can be played and resigned', async () => {
    const id = await startedGame(service, ayla, durc);
    const leave = (seat: number, { auth }: Person) =>
      service.http.delete(`/v1/games/${id}/seats/${seat}`).set(auth);
    await leave(1, durc).expect(204);
    await post(`/v1/games/${id}/seats`, durc, { seat: 1 }).expect(200);
    for (let nth = 0; nth < 2; nth += 1) {
      await drill(id, ayla);
      await drill(id, durc);
    }
    await mayNot(leave(1, durc).then());
    await mayNot(post(`/v1/games/${id}/undo`, durc, { ask: true }).then());
    await post(`/v1/games/${id}/seats/1/resign`, durc).expect(200);
  });
});

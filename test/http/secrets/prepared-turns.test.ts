import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numbers } from '../../support/numbers.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('a prepared turn of a seat that has no choice', () => {
  let service: Service;
  let people: readonly Person[] = [];
  beforeAll(async () => {
    service = await startService({ rulebooks: [numbers] });
    people = [
      await newPerson(service, 'Ayla'),
      await newPerson(service, 'Durc'),
      await newPerson(service, 'Creb'),
    ];
  });
  afterAll(() => service.close());

  const ordersOf = (id: string, { auth }: Person) =>
    service.http.get(`/v1/games/${id}/seats/2/orders`).set(auth).expect(200);

  /** What the player before learns, if the seat after has laid down these orders. */
  async function learned(orders: readonly object[]) {
    const [ayla, durc, creb] = people as [Person, Person, Person];
    const { id } = await newGame(service, ayla, { rulebook: 'numbers', seats: ['me', 'open', 'open'] });
    for (const { auth } of [durc, creb])
      await service.http.post(`/v1/games/${id}/seats`).set(auth).send({}).expect(200);
    await service.http.put(`/v1/games/${id}/seats/2/orders`).set(creb.auth).send({ orders }).expect(200);
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    const act = ({ auth }: Person) =>
      service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'say:number=1' }).expect(200);
    await act(ayla);
    const { body, headers } = await act(durc);
    const { body: game } = await service.http.get(`/v1/games/${id}`).set(durc.auth).expect(200);
    const shown = { version: body.version, prompts: body.prompts, etag: headers.etag, undo: game.undo };
    return { shown, left: (await ordersOf(id, creb)).body.orders };
  }

  it('is seen by nobody, whether it begins with the only answer or not', async () => {
    const { shown } = await learned([]);
    expect(shown).toMatchObject({ version: 4, prompts: [{ seat: 0 }] });
    const kept = await learned([{ kind: 'turn', actions: ['say:number=1', 'say:number=2'] }]);
    expect(kept).toEqual({ shown, left: [{ kind: 'turn', actions: ['say:number=2'] }] });
    expect(await learned([{ kind: 'turn', actions: ['say:number=2'] }])).toEqual({ shown, left: [] });
  });

  it('does not hide a seat that wants to be asked: that shows by its being asked', async () => {
    const { shown } = await learned([{ kind: 'ask' }]);
    expect(shown).toMatchObject({ version: 3, prompts: [{ seat: 2 }] });
  });
});

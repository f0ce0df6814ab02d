import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { gate } from '../../support/gate.js';
import { newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('new games of one account', () => {
  const creations = gate();
  /** The creator whose creations are held. */
  let held: Person;
  let db: TestDatabase;
  let service: Service;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    const store = await db.open();
    const create: AppStore['games']['create'] = async (game, quotas) => {
      if (game.creatorId === held.id) await creations.pass();
      return store.games.create(game, quotas);
    };
    service = await startService({ db, store: { ...store, games: { ...store.games, create } } });
    held = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const create = ({ auth }: Person): Promise<number> =>
    service.http
      .post('/v1/games')
      .set(auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open'] })
      .then(({ status }) => status);

  it('one new game at a time, so that others find a connection; what is hung up on is not created', async () => {
    creations.state.holds = true;
    const first = create(held);
    await until(() => creations.state.arrived === 1);
    const body = JSON.stringify({ rulebook: 'thin-ice', seats: ['me', 'open'] });
    const headers = { ...held.auth, 'content-type': 'application/json' };
    const left = request(`${service.url}/v1/games`, { method: 'POST', agent: false, headers });
    left.on('error', () => {}).end(body);
    const more = [create(held), create(held)];
    expect(await create(durc)).toBe(201);
    // The account's other requests do not wait.
    await service.http.get('/v1/me').set(held.auth).expect(200);
    expect(creations.state.arrived).toBe(1);
    left.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    creations.open();
    expect(await Promise.all([first, ...more])).toEqual([201, 201, 201]);
    expect(creations.state.arrived).toBe(3);
  });
});

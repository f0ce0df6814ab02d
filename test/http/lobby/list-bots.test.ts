import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { bearer } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

let db: TestDatabase;
let service: Service;
let reads = 0;
beforeAll(async () => {
  db = await testDatabase();
  const store: AppStore = await db.open();
  const { ratings, handles } = store;
  const counted: AppStore = {
    ...store,
    ratings: {
      ...ratings,
      of(players) {
        reads += 1;
        return ratings.of(players);
      },
    },
    handles: {
      ...handles,
      of(player) {
        reads += 1;
        return handles.of(player);
      },
    },
  };
  service = await startService({ db, store: counted });
});
afterAll(async () => {
  await service.close();
  await db.drop();
});

it('bots are listed with their handles, at the price of few reads, however many there are', async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    const { body } = await service.http
      .post('/v1/players')
      .send({ name: `Bot ${nth}`, bot: true })
      .expect(201);
    const auth = bearer(body.secret);
    const policy = { bots: true, accepts: [{ rulebook: 'thin-ice' }] };
    await service.http.put('/v1/me/policy').set(auth).send(policy).expect(200);
    await service.http
      .put('/v1/me/handle')
      .set(auth)
      .send({ handle: `robot-${nth}` })
      .expect(200);
  }
  reads = 0;
  const { body } = await service.http.get('/v1/bots').query({ limit: 50 }).expect(200);
  expect(body.bots.map(({ handle }: { handle: string }) => handle)).toEqual(
    [0, 1, 2, 3, 4].map((nth) => `robot-${nth}`),
  );
  expect(reads).toBeLessThan(3);
});

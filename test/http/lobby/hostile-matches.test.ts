import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('a match among tables that others have opened against it', () => {
  let db: TestDatabase;
  let service: Service;
  /** What each look for a table has found, and what it is told to leave out. */
  let found: (string | null)[] = [];
  let except: readonly string[] | undefined;
  beforeAll(async () => {
    db = await testDatabase();
    const store: AppStore = await db.open();
    const { games } = store;
    const watched: AppStore = {
      ...store,
      games: {
        ...games,
        async findMatchOrCreate(wish, ...more) {
          const one = await games.findMatchOrCreate(except ? { ...wish, except } : wish, ...more);
          found.push(one);
          return one;
        },
      },
    };
    service = await startService({ db, store: watched });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const match = ({ auth }: Person, seats: number) =>
    service.http.post('/v1/matches').set(auth).send({ rulebook: 'thin-ice', seats });
  const block = (who: Person, whom: Person) =>
    service.http.put(`/v1/me/blocks/${whom.id}`).set(who.auth).expect(204);

  it('tries none where the player would be refused for a block, while all others wait for it', async () => {
    const ayla = await newPerson(service);
    for (const nth of [0, 1, 2, 3]) {
      const other = await newPerson(service, `Other ${nth}`);
      await newGame(service, other, { seats: ['me', 'open', 'open'] });
      if (nth % 2 === 0) await block(other, ayla);
      else await block(ayla, other);
    }
    const host = await newPerson(service, 'Host');
    const seated = await newPerson(service, 'Seated');
    const { id } = await newGame(service, host, { seats: ['me', 'open', 'open'] });
    await service.http.post(`/v1/games/${id}/seats`).set(seated.auth).send({}).expect(200);
    await block(seated, ayla);
    found = [];
    await match(ayla, 3).expect(201);
    expect(found).toEqual([null]);
    const durc = await newPerson(service, 'Durc');
    await match(durc, 3).expect(200);
  });

  it('ends with a new table after so many refusals', async () => {
    const host = await newPerson(service, 'Host');
    await newGame(service, host, { seats: ['me', 'open'] });
    const ayla = await newPerson(service);
    except = Array.from({ length: 40 }, () => randomUUID());
    try {
      await match(ayla, 2).expect(201);
    } finally {
      except = undefined;
    }
    await match(await newPerson(service, 'Durc'), 2).expect(200);
  });
});

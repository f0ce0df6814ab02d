import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCluster } from '../../support/citus.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('the statements of an action', () => {
  let db: TestDatabase;
  let one: Service;
  let two: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    one = await startService({ db, ofOneProcess: 'statements' });
    two = await startService({ db, ofOneProcess: 'statements' });
    [ayla, durc] = [await newPerson(one), await newPerson(one)];
    // The first request of a token in a process also notes that it was used.
    for (const { auth } of [ayla, durc])
      for (const { http } of [one, two]) await http.get('/v1/me').set(auth).expect(200);
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await db.drop();
  });

  const drill = async ({ http }: Service, id: string, { auth }: Person): Promise<void> => {
    const { status } = await http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' });
    expect(status).toBe(200);
  };
  /** The names of the statements that are carried out meanwhile, but for the announcement, which many share. */
  const sentBy = async (work: () => Promise<void>): Promise<string[]> => {
    const names: string[] = [];
    const { bind } = pg.Connection.prototype;
    pg.Connection.prototype.bind = function (config, more) {
      names.push(config?.statement?.replace('hot ', '') ?? 'unnamed');
      bind.call(this, config, more);
    };
    try {
      await work();
    } finally {
      Object.assign(pg.Connection.prototype, { bind });
    }
    return names.filter((name) => name !== 'notify');
  };

  /** Of several actions, the one beside which jobs of the two servers did the least. */
  const fewest = async (prepared: () => Promise<() => Promise<void>>): Promise<string[]> => {
    const all: string[][] = [];
    for (let times = 0; times < 5; times += 1) all.push(await sentBy(await prepared()));
    return all.sort((a, b) => a.length - b.length)[0] ?? [];
  };

  it('are two in the process that has the game', async () => {
    const sent = await fewest(async () => {
      const id = await startedGame(one, ayla, durc);
      await drill(one, id, ayla);
      return () => drill(one, id, durc);
    });
    expect(sent).toEqual(['lookups', 'append']);
  });

  it('are two in a process that has missed some: what it lacks comes with the head', async () => {
    const sent = await fewest(async () => {
      const id = await startedGame(one, ayla, durc);
      await drill(two, id, ayla);
      await drill(one, id, durc);
      return () => drill(two, id, ayla);
    });
    // Where the log is distributed, lookups do not read it.
    expect(sent).toEqual(isCluster() ? ['lookups', 'game_with_entries', 'append'] : ['lookups', 'append']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mammut } from '../../src/rulebooks/mammut/index.js';
import { testDatabase } from '../support/database.js';
import { newGame, newPerson } from '../support/people.js';
import { startService } from '../support/service.js';
import { runHere } from './run-here.js';
import { ask, type Place, run } from './support.js';

describe('permafrost rehearse', () => {
  let place: Place;
  let begun: string;
  beforeAll(async () => {
    const db = await testDatabase();
    const service = await startService({ db });
    const me = await newPerson(service);
    begun = (await newGame(service, me, { rulebook: 'mammut', seats: ['me', 'bot'] })).id;
    await service.http.post(`/v1/games/${begun}/start`).set(me.auth).expect(200);
    await service.close();
    place = { where: db.url, drop: () => db.drop() };
  });
  afterAll(() => place.drop());

  it('says that there is nothing to rehearse', async () => {
    expect(await runHere(['rehearse', '--database', place.where])).toMatchObject({
      code: 0,
      out: 'All unfinished games have the newest rules.\n',
    });
    expect(await runHere(['rehearse', '--database', place.where, '--json'])).toMatchObject({
      code: 0,
      out: '[]\n',
    });
  });

  it('reports games per version, as text and as JSON, and changes nothing', async () => {
    const newest = mammut.meta.rulesVersion;
    // A version that nobody has: the program has no older one of its own.
    await ask(place, `UPDATE games SET rules_version = '0' WHERE id = $1`, [begun]);
    const before = await ask(place, 'SELECT * FROM games');
    const text = await run(['rehearse', '--database', place.where]);
    expect(text.code).toBe(0);
    expect(text.out).toBe(
      `mammut, version 0, replayed with ${newest}: 1 games, 0 would be carried over, 1 stay pinned, ` +
        '0 have carry-over turned off, 0 have not started\n' +
        '  1 of them: this program does not have their rules\n',
    );
    expect(text.err).toContain('games of mammut, version 0 of the rules, cannot be played');
    const json = await runHere(['rehearse', '--database', place.where, '--json']);
    expect(JSON.parse(json.out)).toEqual([
      {
        ...{ rulebook: 'mammut', rulesVersion: '0', newest, games: 1, notStarted: 0 },
        ...{ carriedOver: 0, pinned: 1, turnedOff: 0, missing: 1, differences: [] },
      },
    ]);
    expect(await ask(place, 'SELECT * FROM games')).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { rehearse } from '../../../src/play/games/rehearse.js';
import type { UnfinishedLog } from '../../../src/play/ports/games.js';
import { EngineFiles } from '../../../src/rulebooks/engines.js';
import { olderGames } from '../../../src/store/games/older-games.js';
import { inSession, querying } from '../../../src/store/snapshot/session.js';
import { bucketOf } from '../../../src/store/sql/bucket.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { released as rulebooks } from '../../support/released.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const MORE_THAN_A_BATCH = 60;

/** The games were begun by the frozen version 1; version 2 follows it. */
const raised = rulebooks.map(
  (rulebook): AnyRulebook =>
    rulebook.meta.id === 'mammut' ? { ...rulebook, meta: { ...rulebook.meta, rulesVersion: '2' } } : rulebook,
);
const rulesOf = (of: readonly AnyRulebook[]) =>
  of.map(({ meta }) => ({ rulebook: meta.id, rulesVersion: meta.rulesVersion }));

describe('the unfinished games of older versions', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let begun: string;
  let open: string;
  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({ db, rulebooks });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    begun = await startedGame(service, ayla, durc, { rulebook: 'mammut' });
    for (let nth = 0; nth < 3; nth += 1) await act(begun);
    open = (await newGame(service, ayla, { rulebook: 'mammut' })).id;
    await startedGame(service, ayla, durc, { rulebook: 'tal-der-mammuts' });
    const over = await startedGame(service, ayla, durc, { rulebook: 'mammut' });
    for (const [seat, { auth }] of [ayla, durc].entries())
      await service.http.post(`/v1/games/${over}/seats/${seat}/resign`).set(auth).expect(200);
    await until(async () => (await service.http.get(`/v1/games/${over}`)).body.status === 'finished');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  async function act(id: string): Promise<void> {
    const { http } = service;
    const { body: game } = await http.get(`/v1/games/${id}`).expect(200);
    const { auth } = game.prompts[0].seat === 0 ? ayla : durc;
    const { body } = await http.get(`/v1/games/${id}/actions`).set(auth).expect(200);
    const action = body.asked[0].actions[0].id;
    await http.post(`/v1/games/${id}/actions`).set(auth).send({ action }).expect(200);
  }

  const byBucket = (one: string, other: string): number =>
    bucketOf(one) - bucketOf(other) || (one < other ? -1 : 1);

  const inDatabase = <Value>(work: (games: AsyncGenerator<UnfinishedLog>) => Promise<Value>) =>
    inSession(db.url, new AbortController().signal, (client) =>
      work(olderGames(querying(client), rulesOf(raised))),
    );

  const idsOf = async (games: AsyncGenerator<UnfinishedLog>): Promise<string[]> => {
    const ids: string[] = [];
    for await (const { id } of games) ids.push(id);
    return ids;
  };

  it('are read with their logs, those that have not started too', async () => {
    const read: UnfinishedLog[] = [];
    await inDatabase(async (games) => {
      for await (const game of games) if ([begun, open].includes(game.id)) read.push(game);
    });
    const [first, second] = [begun, open].sort(byBucket);
    expect(read.map(({ id, rulesVersion }) => [id, rulesVersion])).toEqual([
      [first, '1'],
      [second, '1'],
    ]);
    const { body } = await service.http.get(`/v1/games/${begun}`).expect(200);
    expect(read.find(({ id }) => id === begun)?.entries).toHaveLength(body.version);
    expect(read.find(({ id }) => id === open)?.entries).toEqual([]);
  });

  it('are rehearsed with the frozen engine and the newest one', async () => {
    const engines = new EngineFiles(raised, () => {});
    const rehearsals = await inDatabase((games) => rehearse(games, rulesOf(raised), engines));
    expect(rehearsals).toMatchObject([
      { rulebook: 'mammut', rulesVersion: '1', newest: '2', notStarted: 1, carriedOver: 1, pinned: 0 },
    ]);
  });

  it('say whether their creators have turned carry-over off', async () => {
    const { id } = await newGame(service, ayla, { rulebook: 'mammut', carryOver: false });
    const kept: string[] = [];
    await inDatabase(async (games) => {
      for await (const game of games) if (!game.carryOver) kept.push(game.id);
    });
    expect(kept).toEqual([id]);
    await service.http.delete(`/v1/games/${id}`).set(ayla.auth).expect(204);
  });

  it('that newer rules would play differently stay pinned', async () => {
    const changed = raised.map(
      (rulebook): AnyRulebook =>
        rulebook.meta.rulesVersion === '2' && rulebook.meta.id === 'mammut'
          ? { ...rulebook, legal: (state, seat) => rulebook.legal(state, seat).slice(1) }
          : rulebook,
    );
    const engines = new EngineFiles(changed, () => {});
    const [rehearsal] = await inDatabase((games) => rehearse(games, rulesOf(changed), engines));
    expect(rehearsal).toMatchObject({ carriedOver: 0, pinned: 1 });
    expect(rehearsal?.differences).toMatchObject([{ kind: 'legal', game: begun, version: 1 }]);
  });

  it('are all found, in batches, and none that is over or has the newest rules', async () => {
    for (let nth = 0; nth < MORE_THAN_A_BATCH; nth += 1) await newGame(service, ayla, { rulebook: 'mammut' });
    const ids = await inDatabase(idsOf);
    expect(new Set(ids).size).toBe(2 + MORE_THAN_A_BATCH);
    expect(ids).toEqual([...ids].sort(byBucket));
    expect(ids).toContain(begun);
  });
});

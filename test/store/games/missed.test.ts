import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord, Head } from '../../../src/play/ports/game-record.js';
import { noQuotas } from '../../../src/play/ports/limits/quotas.js';
import type { Store } from '../../../src/store/open.js';
import { isCluster } from '../../support/citus.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import {
  createGame,
  createPlayer,
  heldBy,
  later,
  noon,
  sampleAppend,
  sampleEntry,
  sampleGame,
} from '../sample.js';

/** Games whose log is distributed are read with a statement of their own. */
describe.skipIf(isCluster())('a head that is read by a process with an earlier one', () => {
  let db: TestDatabase;
  let store: Store;
  let game: GameRecord;
  /** The head before each of four writes. */
  const heads: Head[] = [];
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
    const [ada, eve, bob] = [await createPlayer(store), await createPlayer(store), await createPlayer(store)];
    const first = await createGame(store, { creatorId: ada.id });
    await store.log.append(
      sampleAppend(first.id, 0, { status: 'finished', outcome: { odd: true } as never }),
    );
    game = sampleGame(ada.id, {
      ...{
        seats: [heldBy(ada), { kind: 'bot', level: 'strong' }, { kind: 'open' }],
        language: 'de',
        rated: true,
      },
      ...{
        clock: { kind: 'prompt', seconds: 60, onTimeout: 'resign', lapses: 1 },
        components: { cards: [] } as never,
        rematchOf: first.id,
      },
      ...{ forkedFrom: { game: first.id, version: 1 }, engineHash: 'e'.repeat(64) },
    });
    await store.games.createRematch(game, noQuotas);
    const write = async (change: Promise<unknown>) => {
      await change;
      heads.push((await store.games.head(game.id)) as Head);
    };
    await write(Promise.resolve());
    await write(store.games.invite(game.id, 0, { ...eve, seat: 2 }, noon, 9));
    await write(store.games.invite(game.id, 1, { ...bob, seat: null }, noon, 9));
    await write(store.log.append(sampleAppend(game.id, 0)));
    const entries = [sampleEntry(2), sampleEntry(3)];
    await write(store.log.append(sampleAppend(game.id, 1, { entries, dueAt: later(9) })));
    const next = sampleGame(ada.id, { rematchOf: game.id });
    await write(store.games.createRematch(next, noQuotas));
  });
  afterAll(() => db.drop());

  const lastHead = () => heads.at(-1) as Head;

  test('has with it what was missed: all of the game, and the entries since', async () => {
    for (const known of heads.slice(0, -1)) {
      const { version, revision, missed } = (await store.games.head(game.id, known)) ?? {};
      expect({ version, revision }).toEqual(lastHead());
      expect(missed?.after).toBe(known.version);
      expect(missed).toStrictEqual({
        after: known.version,
        record: await store.games.find(game.id),
        entries: await store.log.entries(game.id, known.version, 9),
      });
    }
    const { invited, rematch, forkedFrom } = (await store.games.find(game.id)) as GameRecord;
    expect([invited.length, rematch, forkedFrom]).toEqual([2, expect.any(String), expect.any(Object)]);
  });

  test('has nothing with it for a process that is up to date, has no head, or a later one', async () => {
    for (const known of [undefined, lastHead(), { ...lastHead(), version: 4, revision: 9 }])
      expect(await store.games.head(game.id, known)).toEqual(lastHead());
  });

  test('asked for together with others, each question gets its own', async () => {
    const other = await createGame(store);
    const [old] = heads as [Head];
    const asked = [
      store.games.head(other.id, old),
      store.games.head(game.id),
      store.games.head(game.id, old),
    ];
    const [one, two, three] = await Promise.all([store.players.authenticate('00', null), ...asked].slice(1));
    expect([one, two]).toEqual([{ version: 0, revision: 0 }, lastHead()]);
    expect(three).toMatchObject({ missed: { record: { id: game.id } } });
  });

  test('has nothing with it for a process that is far behind, or whose log is archived', async () => {
    const { id } = await createGame(store);
    const entries = Array.from({ length: 33 }, (_, nth) => sampleEntry(nth + 1));
    await store.log.append(
      sampleAppend(id, 0, { entries, status: 'finished', outcome: { odd: true } as never }),
    );
    const old = (version: number) => ({ version, revision: 0 });
    expect(await store.games.head(id, old(0))).not.toHaveProperty('missed');
    expect((await store.games.head(id, old(1)))?.missed?.entries).toHaveLength(32);
    await store.log.archive(later(1e9), 9);
    expect(await store.games.head(id, old(1))).not.toHaveProperty('missed');
  });
});

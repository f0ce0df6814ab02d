import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { createGame, createPlayer, heldBy, later, sampleAppend } from '../sample.js';

let db: TestDatabase;
let store: Store;
beforeAll(async () => {
  db = await testDatabase();
  store = await db.open();
});
afterAll(() => db.drop());

const engine = {
  rulesVersion: '2',
  engineHash: 'newer',
  engineFrozen: true,
  own: { tiles: { provenance: 'rules', values: 7 } },
} as const;

it('a change of the engine is written with its entry, and changes no other game of the statement', async () => {
  const games = await Promise.all(Array.from({ length: 12 }, () => createGame(store)));
  await Promise.all(games.map(({ id }) => store.log.append(sampleAppend(id, 0))));
  const player = await createPlayer(store);
  await Promise.all(
    games.map(({ id, revision }, nth) => {
      if (nth % 3 === 0) return store.log.append(sampleAppend(id, 1, { engine }));
      const seats = [{ seat: 0, holder: heldBy(player), orders: [] }];
      return store.log.append(sampleAppend(id, 1, nth % 3 === 1 ? { revision, seats } : {}));
    }),
  );
  for (const [nth, { id }] of games.entries()) {
    const record = await store.games.find(id);
    const changed = { rulesVersion: '2', engineHash: 'newer', engineFrozen: true, components: engine.own };
    const same = { rulesVersion: '1', engineHash: null, engineFrozen: false, components: null };
    expect(record).toMatchObject({ version: 2, ...(nth % 3 === 0 ? changed : same) });
    // The players of a game that was carried over have waited since its last move.
    expect(record?.movedAt).toEqual(later(nth % 3 === 0 ? 1 : 2));
  }
});

it('a change of the engine is not written if the game has moved on', async () => {
  const { id } = await createGame(store);
  await store.log.append(sampleAppend(id, 0));
  await store.log.append(sampleAppend(id, 1));
  expect(await store.log.append(sampleAppend(id, 1, { engine }))).toBe('stale');
  expect(await store.games.find(id)).toMatchObject({ rulesVersion: '1', components: null, version: 2 });
});

it('a file that the newer engine does not have is forgotten, and components of a game stay', async () => {
  const components = { tiles: { provenance: 'rules', values: 5 } } as const;
  const { id } = await createGame(store, { engineHash: 'older', engineFrozen: true, components });
  await store.log.append(sampleAppend(id, 0));
  const bare = { rulesVersion: '2', engineHash: null, engineFrozen: false, own: null };
  await store.log.append(sampleAppend(id, 1, { engine: bare }));
  const changed = { rulesVersion: '2', engineHash: null, engineFrozen: false, components };
  expect(await store.games.find(id)).toMatchObject(changed);
});

it('a claimed game is given to nobody else, and a pinned one to no other with the same rules', async () => {
  const rulesVersion = 'claimed';
  const ids: string[] = [];
  for (const part of [{}, {}, { carryOver: false }]) {
    const { id } = await createGame(store, { rulesVersion, ...part });
    await store.log.append(sampleAppend(id, 0));
    if (part.carryOver !== false) ids.push(id);
  }
  await createGame(store, { rulesVersion });
  const other = await db.open();
  const from = { rulebook: 'thin-ice', rulesVersion, engineHash: null, engineFrozen: false };
  const claims = (to: string) =>
    Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        (nth % 2 ? store : other).games.claimToCarryOver([{ from, to }], null),
      ),
    );
  const claimed = [...(await claims('2')), ...(await claims('2'))].filter((id) => id !== null);
  expect(claimed.sort()).toEqual(ids.sort());
  for (const id of ids) await store.games.pinTo(id, '2');
  expect((await claims('2')).filter((id) => id !== null)).toEqual([]);
  expect((await claims('3')).filter((id) => id !== null).length).toBeGreaterThan(0);
});

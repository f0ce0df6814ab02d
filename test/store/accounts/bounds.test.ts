import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { createPlayer, noon, sampleHash, sampleToken } from '../sample.js';

describe('what an account may have only so much of, asked for in two processes at once', () => {
  let database: TestDatabase;
  let stores: Store[];
  beforeAll(async () => {
    database = await testDatabase();
    stores = [await database.open(), await database.open()];
  });
  afterAll(() => database.drop());

  /** In turn at each process, all at once. */
  const tenTimes = <Value>(ask: (store: Store, nth: number) => Promise<Value>): Promise<Value[]> =>
    Promise.all(Array.from({ length: 10 }, (_, nth) => ask(stores[nth % 2] as Store, nth)));

  test('tokens', async () => {
    const [store] = stores as [Store];
    const { id } = await createPlayer(store, 'Ada');
    const [first, ...others] = await store.players.tokensOf(id);
    const before = 1 + others.length;
    const limits = { most: before + 3, by: first?.id ?? '' };
    const added = await tenTimes((one) => one.players.addToken(sampleToken(id), sampleHash(), limits));
    expect(added.filter(Boolean)).toHaveLength(3);
    expect(await store.players.tokensOf(id)).toHaveLength(before + 3);
  });

  test('mutes, of which one that is there already is none', async () => {
    const [store] = stores as [Store];
    const { id: playerId } = await createPlayer(store, 'Ada');
    const others = await tenTimes((one, nth) => createPlayer(one, `Ben ${nth}`));
    const mute = (one: Store, nth: number) =>
      one.talk.mute({ playerId, mutedId: others[nth]?.id ?? '', at: noon }, 3);
    const outcomes = await tenTimes(mute);
    expect(outcomes.toSorted()).toEqual([...Array(7).fill('full'), ...Array(3).fill('muted')]);
    expect(await store.talk.mutesOf(playerId)).toHaveLength(3);
    expect(await tenTimes(mute)).toEqual(outcomes);
  });
});

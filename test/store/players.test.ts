import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/open.js';
import { databaseKinds, type TestDatabase, testDatabase } from '../support/database.js';
import { later, sampleHash, samplePlayer, sampleToken } from './sample.js';

describe.each(databaseKinds)('players and their tokens (%s)', (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await testDatabase(kind);
    store = await database.open();
  });
  afterAll(() => database.drop());

  test('a player is found by the hash of each of their tokens', async () => {
    const player = samplePlayer('Łucja, "Lu"');
    const [first, second] = [
      sampleToken(player.id),
      { ...sampleToken(player.id), expiresAt: later(5), scopes: [] },
    ];
    const [firstHash, secondHash] = [sampleHash(), sampleHash()];
    await store.players.create(player, first, firstHash);
    await store.players.addToken(second, secondHash);
    expect(await Promise.all([firstHash, secondHash, sampleHash()].map(store.players.findByToken))).toEqual([
      { player, token: first },
      { player, token: second },
      null,
    ]);
    expect(await store.players.tokensOf(player.id)).toHaveLength(2);
    expect(await store.players.tokensOf(player.id)).toEqual(expect.arrayContaining([first, second]));
  });

  test('a player is created with their token or not at all', async () => {
    const [player, other] = [samplePlayer(), samplePlayer()];
    const hash = sampleHash();
    await store.players.create(player, sampleToken(player.id), hash);
    await expect(store.players.create(other, sampleToken(other.id), hash)).rejects.toThrow();
    await store.players.create(other, sampleToken(other.id), sampleHash());
    expect(await store.players.tokensOf(other.id)).toHaveLength(1);
  });

  test('a token that was removed is dead at once, and is removed once', async () => {
    const player = samplePlayer();
    const token = sampleToken(player.id);
    const hash = sampleHash();
    await store.players.create(player, token, hash);
    expect(await store.players.removeToken(samplePlayer().id, token.id)).toBe(false);
    expect(await store.players.findByToken(hash)).not.toBeNull();
    expect(await store.players.removeToken(player.id, token.id)).toBe(true);
    expect(await store.players.findByToken(hash)).toBeNull();
    expect(await store.players.removeToken(player.id, token.id)).toBe(false);
  });
});

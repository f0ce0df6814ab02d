import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { createGame, later, sampleHash, samplePlayer, sampleToken } from '../sample.js';

/** Of an account that neither has a role nor is under a measure. */
const usual = { owner: null, role: 'player', barredUntil: null, mutedUntil: null } as const;

describe('players and their tokens', () => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await testDatabase();
    store = await database.open();
  });
  afterAll(() => database.drop());
  const known = async (hash: string) => (await store.players.authenticate(hash, null)).identity;

  test('a player is found by the hash of each of their tokens', async () => {
    const player = samplePlayer('Łucja, "Lu"');
    const [first, second] = [
      sampleToken(player.id),
      { ...sampleToken(player.id), expiresAt: later(5), scopes: [] },
    ];
    const [firstHash, secondHash] = [sampleHash(), sampleHash()];
    await store.players.create(player, first, firstHash);
    await store.players.addToken(second, secondHash, { most: 9, by: first.id });
    expect(await Promise.all([firstHash, secondHash, sampleHash()].map(known))).toEqual([
      { ...usual, player, token: first },
      { ...usual, player, token: second },
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

  test('a removed token stops working immediately, and is removed once', async () => {
    const player = samplePlayer();
    const token = sampleToken(player.id);
    const hash = sampleHash();
    await store.players.create(player, token, hash);
    const other = samplePlayer();
    await store.players.create(other, sampleToken(other.id), sampleHash());
    expect(await store.players.removeToken(other.id, token.id, true)).toBeNull();
    expect(await known(hash)).not.toBeNull();
    expect(await store.players.removeToken(player.id, token.id, false)).toBe('last');
    expect(await known(hash)).not.toBeNull();
    expect(await store.players.removeToken(player.id, token.id, true)).toBe('removed');
    expect(await known(hash)).toBeNull();
    expect(await store.players.removeToken(player.id, token.id, true)).toBeNull();
  });

  test('a new name and the end of an account are noticed by a process that has cached the identity', async () => {
    const other = await database.open();
    const player = samplePlayer('Ayla');
    const hash = sampleHash();
    await store.players.create(player, sampleToken(player.id), hash);
    expect((await known(hash))?.player.name).toBe('Ayla');
    await other.accounts.rename(player.id, 'Ayla of the Others');
    expect((await known(hash))?.player.name).toBe('Ayla of the Others');
    await other.accounts.erase(player.id, 'Ayla of the Others', later(9));
    expect(await known(hash)).toBeNull();
  });

  test('concurrent lookups each get their own token and their own game', async () => {
    const people = await Promise.all(
      ['Ada', 'Grace', 'Łucja'].map(async (name) => {
        const [player, hash] = [samplePlayer(name), sampleHash()];
        const token = sampleToken(player.id);
        await store.players.create(player, token, hash);
        const game = await createGame(store, { creatorId: player.id });
        return { hash, game, identity: { ...usual, player, token } };
      }),
    );
    const head = { version: 0, revision: 0 };
    const lookups = people.flatMap(({ hash, game, identity }) => [
      { asked: store.players.authenticate(hash, game.id), expected: { identity, head } },
      { asked: store.players.authenticate(hash, null), expected: { identity, head: null } },
      { asked: store.players.authenticate(hash, 'no id'), expected: { identity, head: null } },
      { asked: store.players.authenticate(hash, identity.player.id), expected: { identity, head: null } },
      { asked: store.players.authenticate(sampleHash(), game.id), expected: { identity: null, head } },
      { asked: store.games.head(game.id), expected: head },
      { asked: store.games.head(identity.player.id), expected: null },
    ]);
    expect(await Promise.all(lookups.map(({ asked }) => asked))).toEqual(
      lookups.map(({ expected }) => expected),
    );
  });
});

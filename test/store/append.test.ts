import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/open.js';
import { databaseKinds, type TestDatabase, testDatabase } from '../support/database.js';
import { createGame, createPlayer, later, sampleAppend, sampleEntry } from './sample.js';

describe.each(databaseKinds)('appending to the log of a game (%s)', (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await testDatabase(kind);
    store = await database.open();
  });
  afterAll(() => database.drop());

  test('moves the head and keeps the entries', async () => {
    const game = await createGame(store);
    const entries = [sampleEntry(1), sampleEntry(2)];
    expect(await store.log.append(sampleAppend(game.id, 0, { entries }))).toBe('appended');
    expect(await store.games.head(game.id)).toEqual({ version: 2, revision: 0 });
    expect(await store.log.entries(game.id, 0, 2)).toEqual(entries);
    expect(await store.log.entries(game.id, 1, 2)).toEqual(entries.slice(1));
  });

  test('notes when a game began, moved and ended, and how', async () => {
    const game = await createGame(store);
    await store.log.append(sampleAppend(game.id, 0));
    expect(await store.games.find(game.id)).toEqual({
      ...game,
      status: 'active',
      version: 1,
      prompts: [{ seat: 1, kind: 'step' }],
      startedAt: later(1),
      movedAt: later(1),
    });
    const outcome = { reason: 'melted', standings: [{ seat: 0, rank: 1, score: 3, tieBreaks: [] }] };
    await store.log.append(sampleAppend(game.id, 1, { status: 'finished', prompts: [], outcome }));
    expect(await store.games.find(game.id)).toEqual({
      ...game,
      status: 'finished',
      version: 2,
      outcome,
      startedAt: later(1),
      finishedAt: later(2),
      movedAt: later(2),
    });
  });

  test('writes nothing when the head is elsewhere', async () => {
    const game = await createGame(store);
    await store.log.append(sampleAppend(game.id, 0));
    const before = await store.games.find(game.id);
    const player = await createPlayer(store);
    const answer = { playerId: player.id, key: 'k', bodyHash: 'h', status: 200, body: {} };
    for (const seen of [0, 2]) {
      const stale = sampleAppend(game.id, seen, { status: 'finished', answer });
      expect(await store.log.append(stale)).toBe('stale');
    }
    expect(await store.games.find(game.id)).toEqual(before);
    expect(await store.log.entries(game.id, 0, 9)).toHaveLength(1);
    expect(await store.log.findAnswer(game.id, player.id, 'k')).toBeNull();
  });

  test('is stale for a game that does not exist', async () => {
    expect(await store.log.append(sampleAppend('01900000-0000-7000-8000-000000000000', 0))).toBe('stale');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SealedEntry } from '../../../src/engine/fairness.js';
import type { Holder } from '../../../src/play/ports/game-record.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import {
  createGame,
  createPlayer,
  heldBy,
  later,
  noon,
  sampleAppend,
  sampleEntry,
  sampleReply,
} from '../sample.js';

/** Too large for its column, so the database refuses it. */
const tooLarge = 2 ** 40;

describe('appending to the log of a game', () => {
  let database: TestDatabase;
  let store: Store;
  const statements: { readonly writes: number }[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    store = await database.open({ observer: { onAppend: (statement) => statements.push(statement) } });
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

  test('records when a game began, moved and ended, and its outcome', async () => {
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

  test('keeps who has left a seat, until the game is over', async () => {
    const [ada, ben] = [await createPlayer(store), await createPlayer(store)];
    const game = await createGame(store, { creatorId: ada.id, seats: [heldBy(ada), heldBy(ben)] });
    await store.log.append(sampleAppend(game.id, 0));
    const sit = (seat: number, holder: Holder) => ({ revision: seat, seats: [{ seat, holder, orders: [] }] });
    await store.log.append(sampleAppend(game.id, 1, sit(0, { kind: 'open' })));
    await store.log.append(sampleAppend(game.id, 2, sit(1, heldBy(ben))));
    expect(await store.games.formerHolders(game.id)).toEqual([{ seat: 0, playerId: ada.id, guest: false }]);
    await store.log.append(sampleAppend(game.id, 3, { status: 'finished', prompts: [] }));
    expect(await store.games.formerHolders(game.id)).toEqual([]);
  });

  test('writes nothing if the head is at another version', async () => {
    const game = await createGame(store);
    await store.log.append(sampleAppend(game.id, 0));
    const before = await store.games.find(game.id);
    const player = await createPlayer(store);
    const reply = sampleReply(player.id);
    for (const seen of [0, 2]) {
      const stale = sampleAppend(game.id, seen, { status: 'finished', reply });
      expect(await store.log.append(stale)).toBe('stale');
    }
    expect(await store.games.find(game.id)).toEqual(before);
    expect(await store.log.entries(game.id, 0, 9)).toHaveLength(1);
    expect(await store.replies.find(reply.id)).toBeNull();
  });

  test('is stale for a game that does not exist', async () => {
    expect(await store.log.append(sampleAppend('01900000-0000-7000-8000-000000000000', 0))).toBe('stale');
  });

  test('appends several entries together or not at all', async () => {
    const game = await createGame(store);
    const entries = [sampleEntry(1), { ...sampleEntry(2), seat: tooLarge } as SealedEntry];
    await expect(store.log.append(sampleAppend(game.id, 0, { entries }))).rejects.toThrow();
    expect(await store.games.find(game.id)).toEqual(game);
    expect(await store.log.entries(game.id, 0, 9)).toEqual([]);
  });

  test('starts a game only if nobody has joined or left since it was read', async () => {
    const player = await createPlayer(store);
    const game = await createGame(store);
    await store.games.takeSeat(game.id, 0, heldBy(player), noon);
    expect(await store.log.append(sampleAppend(game.id, 0, { revision: 0 }))).toBe('stale');
    expect(await store.games.head(game.id)).toEqual({ version: 0, revision: 1 });
    expect(await store.log.append(sampleAppend(game.id, 0, { revision: 1 }))).toBe('appended');
  });

  test('saves the reply together with the entries, and never replaces the first reply to a request', async () => {
    const { id } = await createGame(store);
    const { id: playerId } = await createPlayer(store);
    const reply = sampleReply(playerId, `{"z":1,"a":[null,"{NULL},\\"\\\\'"]}`);
    await store.log.append(sampleAppend(id, 0, { reply }));
    expect(await store.replies.find(reply.id)).toBe(reply.response);
    const other = { ...reply, response: 'other' };
    expect(await store.replies.save(other, { id, version: 1 })).toBe(false);
    await store.log.append(sampleAppend(id, 1, { reply: other }));
    expect(await store.replies.find(reply.id)).toBe(reply.response);
    expect(await store.games.head(id)).toEqual({ version: 2, revision: 0 });
  });

  test('saves a refusal if the game has not moved since the decision', async () => {
    const { id } = await createGame(store);
    const { id: playerId } = await createPlayer(store);
    const reply = sampleReply(playerId);
    expect(await store.replies.save(reply, { id, version: 1 })).toBe(false);
    expect(await store.replies.find(reply.id)).toBeNull();
    expect(await store.replies.save(reply, { id, version: 0 })).toBe(true);
    expect(await store.replies.find(reply.id)).toBe(reply.response);
    expect(await store.replies.find(sampleReply(playerId).id)).toBeNull();
  });

  test('returns entries byte for byte', async () => {
    const { id } = await createGame(store);
    const events = [{ type: 'said', 10: 'b', 2: 'a', z: { y: 1, x: [1.5, -0.25, 1e21, 'ä\u2028"\\'] } }];
    const action = { type: 'say', z: true, a: 'née 🧊', b: '\x1d\x1e\x1f{NULL},', c: '' };
    const entries = [{ ...sampleEntry(1), action, events, hash: '' } as SealedEntry];
    await store.log.append(sampleAppend(id, 0, { entries }));
    expect(JSON.stringify(await store.log.entries(id, 0, 1))).toBe(JSON.stringify(entries));
  });

  test('refuses entries that do not follow the head, and an append without entries', async () => {
    const { id } = await createGame(store);
    for (const entries of [[], [sampleEntry(2)], [sampleEntry(1), sampleEntry(3)]]) {
      await expect(store.log.append(sampleAppend(id, 0, { entries }))).rejects.toThrow();
    }
    expect(await store.games.head(id)).toEqual({ version: 0, revision: 0 });
  });

  test('batches concurrent appends into few statements, and counts them', async () => {
    const ids = await Promise.all(Array.from({ length: 64 }, async () => (await createGame(store)).id));
    statements.length = 0;
    const results = await Promise.all(ids.map((id) => store.log.append(sampleAppend(id, 0))));
    expect(results).toEqual(ids.map(() => 'appended'));
    expect(statements.length).toBeLessThanOrEqual(4);
    expect(statements.reduce((sum, { writes }) => sum + writes, 0)).toBe(64);
  });

  test('does not fail an append because the database refuses another one of its batch', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await createGame(store)).id));
    const results = await Promise.allSettled(
      ids.map((id, nth) => {
        const poison = { entries: [{ ...sampleEntry(1), seat: tooLarge } as SealedEntry] };
        return store.log.append(sampleAppend(id, 0, nth % 4 === 1 ? poison : {}));
      }),
    );
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'))).toEqual([
      ...['appended', 'refused', 'appended', 'appended'],
      ...['appended', 'refused', 'appended', 'appended'],
    ]);
    expect(await store.games.head(ids[1] ?? '')).toEqual({ version: 0, revision: 0 });
    expect(await store.log.append(sampleAppend(ids[1] ?? '', 0))).toBe('appended');
  });

  test('commits one of several appends to the same head, and calls the others stale', async () => {
    const { id } = await createGame(store);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        store.log.append(sampleAppend(id, 0, { entries: [sampleEntry(1, nth)] })),
      ),
    );
    expect(results.filter((result) => result === 'appended')).toHaveLength(1);
    expect(await store.log.entries(id, 0, 9)).toHaveLength(1);
  });

  test('notifies the listeners of the game and its players when the append can be read', async () => {
    const { id } = await createGame(store);
    const player = await createPlayer(store);
    const notified: string[] = [];
    const leave = [id, player.id, 'someone'].map((topic) =>
      store.bus.subscribe(topic, () => notified.push(topic)),
    );
    await store.log.append(sampleAppend(id, 0, { tell: [player.id] }));
    expect(notified).toEqual([id, player.id]);
    await store.log.append(sampleAppend(id, 0, { tell: [player.id] }));
    expect(notified).toHaveLength(2);
    for (const stop of leave) stop();
  });

  test('is visible to every read of the head after its acknowledgement', async () => {
    const { id } = await createGame(store);
    for (let version = 1; version <= 20; version += 1) {
      // These lookups run or wait during the append: a lookup after it must not join them.
      const early = Array.from({ length: 5 }, () => store.games.head(id));
      await store.log.append(sampleAppend(id, version - 1));
      expect(await store.games.head(id)).toEqual({ version, revision: 0 });
      await Promise.all(early);
    }
  });
});

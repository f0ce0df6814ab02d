import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SLOW_FROM } from '../../../src/play/ports/games.js';
import type { Append } from '../../../src/play/ports/log.js';
import { openStore, type Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { createGame, createPlayer, later, sampleAppend } from '../sample.js';

const DAY = 86_400_000;
const GAMES = 40;
const MOVES = 100;

describe('the search for unfinished games', () => {
  let db: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
  });
  afterAll(() => db.drop());

  const rulesOf = ({ rulebook, rulesVersion }: { rulebook: string; rulesVersion: string }) => [
    { rulebook, rulesVersion },
  ];

  test('has a row for a game until it is over, and none afterwards', async () => {
    const rows = async (id: string) =>
      (await db.query('SELECT FROM unfinished_games WHERE game_id = $1', [id])).length;
    const [finished, closed] = [await createGame(store), await createGame(store)];
    expect([await rows(finished.id), await rows(closed.id)]).toEqual([1, 1]);
    await store.log.append(sampleAppend(finished.id, 0));
    expect(await rows(finished.id)).toBe(1);
    await store.log.append(sampleAppend(finished.id, 1, { status: 'finished' }));
    await store.games.close(closed.id, 0, later(1));
    expect([await rows(finished.id), await rows(closed.id)]).toEqual([0, 0]);
  });

  test('finds games with an overdue deadline, earliest first, until the deadline is changed', async () => {
    const rulesVersion = 'due';
    const [one, other] = [
      await createGame(store, { rulesVersion }),
      await createGame(store, { rulesVersion }),
    ];
    const rules = rulesOf(one);
    await store.log.append(sampleAppend(one.id, 0, { dueAt: later(200) }));
    await store.log.append(sampleAppend(other.id, 0, { dueAt: later(100) }));
    expect(await store.games.withTimeOver(rules, later(99), 9)).toEqual([]);
    expect(await store.games.withTimeOver(rules, later(200), 9)).toEqual([other.id, one.id]);
    await store.log.append(sampleAppend(other.id, 1, { dueAt: null }));
    const record = await store.games.find(one.id);
    if (record === null) throw new Error('gone');
    expect(await store.games.reschedule(record, record.tableStatus, later(300))).toBe(true);
    expect(await store.games.withTimeOver(rules, later(200), 9)).toEqual([]);
    expect(await store.games.withTimeOver(rules, later(300), 9)).toEqual([one.id]);
  });

  test('finds idle games behind any number of games that have moved or have time left', async () => {
    const rulesVersion = 'idle';
    const games = await Promise.all(
      Array.from({ length: 12 }, () => createGame(store, { rulesVersion, movedAt: later(0) })),
    );
    const [idle, awaited, ...moved] = games;
    if (idle === undefined || awaited === undefined) throw new Error('not created');
    await store.log.append(sampleAppend(awaited.id, 0, { dueAt: later(50 * DAY) }));
    for (const { id } of moved) {
      await store.log.append(sampleAppend(id, 0));
      await db.query('UPDATE games SET moved_at = $2 WHERE id = $1', [id, later(10 * DAY)]);
    }
    await db.query('UPDATE unfinished_games SET seen_at = $2 WHERE game_id = $1', [idle.id, later(1)]);
    const since = later(5 * DAY);
    expect(await store.games.idleSince(rulesOf(idle), since, 3)).toEqual([idle.id]);
    expect(await store.games.idleSince(rulesOf(idle), later(20 * DAY), 99)).toEqual(
      expect.arrayContaining([idle.id, ...moved.map(({ id }) => id)]),
    );
    expect(await store.games.idleSince(rulesOf(idle), later(20 * DAY), 99)).not.toContain(awaited.id);
  });

  test('leaves out games of engines that the process does not have', async () => {
    const rulesVersion = 'with a file';
    const dueAt = later(1);
    const own = await createGame(store, { rulesVersion, engineHash: 'own', engineFrozen: true });
    // Of a version that was not frozen, nobody keeps the files.
    const older = await createGame(store, { rulesVersion, engineHash: 'lost' });
    const other = await createGame(store, { rulesVersion, engineHash: 'other', engineFrozen: true });
    for (const { id } of [own, older, other]) await store.log.append(sampleAppend(id, 0, { dueAt }));
    const found = async (engineHash: string | null) =>
      new Set(
        await store.games.withTimeOver([{ rulebook: 'thin-ice', rulesVersion, engineHash }], later(2), 9),
      );
    expect(await found('own')).toEqual(new Set([own.id, older.id]));
    expect(await found(null)).toEqual(new Set([older.id]));
  });

  test('ends even if all games have an overdue deadline', async () => {
    const rulesVersion = 'overdue';
    const game = await createGame(store, { rulesVersion });
    await store.log.append(sampleAppend(game.id, 0, { dueAt: later(1) }));
    expect(await store.games.idleSince(rulesOf(game), later(90 * DAY), 1)).toEqual([]);
  });

  test('finds the games of a player that have a clock which respects calendars', async () => {
    const player = await createPlayer(store);
    const seats = [{ kind: 'player' as const, id: player.id, name: player.name }, { kind: 'open' as const }];
    const clock = { kind: 'turn', seconds: SLOW_FROM, onTimeout: 'autopilot', lapses: 2 } as const;
    const timed = await createGame(store, { seats, clock });
    const fast = await createGame(store, { seats, clock: { ...clock, seconds: SLOW_FROM - 1 } });
    const untimed = await createGame(store, { seats });
    for (const { id } of [timed, fast]) await store.log.append(sampleAppend(id, 0, { dueAt: later(9) }));
    await store.log.append(sampleAppend(untimed.id, 0));
    expect(await store.games.withClockOf(player.id)).toEqual([timed.id]);
  });

  test.each([
    ['with a clock', { dueAt: true, botAsked: false }],
    ['in which bots are asked every other time', { dueAt: false, botAsked: true }],
  ])('keeps moves in games %s cheap: they update no index of the games', async (_, moves) => {
    const games = await Promise.all(Array.from({ length: GAMES }, () => createGame(store)));
    const moveAll = (by: Store, version: number, part: Partial<Append>) =>
      Promise.all(games.map(({ id }) => by.log.append(sampleAppend(id, version, part))));
    const updates = async () => {
      await db.query('SELECT pg_stat_force_next_flush()');
      // Whether a row finds room on its page depends on what else runs; `npm run bench -- hot` measures that.
      const [row] = await db.query<{ all: number; unindexed: number }>(
        `SELECT n_tup_upd::int AS all,
           n_tup_hot_upd::int + coalesce((to_jsonb(s) ->> 'n_tup_newpage_upd')::int, 0) AS unindexed
         FROM pg_stat_user_tables s WHERE relname = 'games'`,
      );
      return row ?? { all: 0, unindexed: 0 };
    };
    // The sessions of a store report their statistics when they end.
    const other = await openStore({ databaseUrl: db.url, poolSize: 2 });
    await moveAll(other, 0, {});
    await other.close();
    const before = await updates();
    const mover = await openStore({ databaseUrl: db.url, poolSize: 2 });
    for (let version = 1; version <= MOVES; version += 1)
      await moveAll(mover, version, {
        dueAt: moves.dueAt ? later(version + 1) : null,
        botAsked: moves.botAsked && version % 2 === 0,
      });
    await mover.close();
    await expect.poll(async () => (await updates()).all - before.all).toBeGreaterThanOrEqual(GAMES * MOVES);
    const after = await updates();
    expect((after.unindexed - before.unindexed) / (after.all - before.all)).toBeGreaterThanOrEqual(0.95);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameFilter } from '../../../src/play/ports/games.js';
import type { Reading } from '../../../src/play/ports/talk.js';
import { LOOKUPS } from '../../../src/store/accounts/lookups.js';
import { lastScanned, listed } from '../../../src/store/games/lobby.js';
import { matching } from '../../../src/store/games/new-games.js';
import { gamesToCarryOver, lastOfPage } from '../../../src/store/games/unfinished-games.js';
import { Prisma } from '../../../src/store/generated/client.js';
import { readable } from '../../../src/store/talk/read-messages.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';

const PLAYER = '01900000-0000-7000-8000-000000000001';
const BEFORE = '01900000-0000-7000-8000-000000001000';

async function explain(db: TestDatabase, { text, values }: Prisma.Sql): Promise<string> {
  const rows = await db.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('a list is read in index order and never sorted', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
    await db.query(`
      INSERT INTO players (id, name, created_at)
        SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(nth), 12, '0'))::uuid, 'Ada', now()
        FROM generate_series(1, 500) AS nth;
      INSERT INTO games (id, rulebook, rules_version, options, seat_count, visibility, invitation, creator_id, seed,
                         status, version, table_status, created_at, moved_at)
        SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(nth), 12, '0'))::uuid,
               CASE WHEN nth % 400 = 2 THEN 'rare' ELSE 'common' END, '1', '{}', 1,
               CASE WHEN nth % 3 = 0 THEN 'private' ELSE 'public' END, '',
               ('01900000-0000-7000-8000-' || lpad(to_hex(1 + nth % 499), 12, '0'))::uuid, '',
               CASE WHEN nth % 400 = 1 THEN 'open' ELSE 'active' END, CASE WHEN nth % 400 = 1 THEN 0 ELSE 1 END,
               '{}', now(), now()
        FROM generate_series(1, 20000) AS nth;
      INSERT INTO seats (game_id, seat, player_id)
        SELECT id, 0, CASE WHEN right(id::text, 2) = '00' THEN '${PLAYER}'::uuid END FROM games;
      ANALYZE`);
  });
  afterAll(() => db.drop());

  const plan = (filter: Omit<GameFilter, 'limit'>): Promise<string> =>
    explain(db, Prisma.sql`SELECT g.id ${listed({ ...filter, limit: 20 })}`);

  test.each<[string, Omit<GameFilter, 'limit'>]>([
    ['Scan', {}],
    ['games_visibility_status_id_idx', { status: 'open' }],
    ['games_visibility_rulebook_id_idx', { rulebook: 'rare' }],
    ['games_visibility_rulebook_id_idx', { rulebook: 'rare', status: 'active' }],
    ['games_visibility_rulebook_status_id_idx', { rulebook: 'common', status: 'open', before: BEFORE }],
    ['Scan', { open: true, language: 'de', seats: 3 }],
    ['games_visibility_status_id_idx', { status: 'open', clock: 'slow' }],
    ['games_visibility_rulebook_status_id_idx', { rulebook: 'common', status: 'open', language: 'de' }],
    ['seats_player_id_game_id_idx', { playerId: PLAYER, open: true, clock: 'none' }],
    ['seats_player_id_game_id_idx', { playerId: PLAYER }],
    ['seats_player_id_game_id_idx', { playerId: PLAYER, status: 'open', before: BEFORE }],
  ])('%s for %j', async (index, filter) => {
    const text = await plan(filter);
    expect(text).toContain(index);
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });

  test('the next game to carry over is found in the order of the ids', async () => {
    await db.query(`
      INSERT INTO unfinished_games (game_id, seen_at) SELECT id, now() FROM games; ANALYZE unfinished_games`);
    const from = { rulebook: 'rare', rulesVersion: '1', engineHash: 'hash', engineFrozen: true };
    for (const after of [null, BEFORE]) {
      const page = lastOfPage(after);
      const [last] = await db.query<{ id: string }>(page.text, page.values);
      for (const search of [page, gamesToCarryOver([{ from, to: '2' }], after, last?.id ?? null)]) {
        const text = await explain(db, search);
        expect(text).toMatch(/Index (Only )?Scan using unfinished_games_pkey/);
        expect(text).not.toMatch(/Sort|Seq Scan/);
      }
    }
  });

  test('no search for a game to carry over looks at more than two thousand, and one far behind is found', async () => {
    const store = await db.open();
    const from = { rulebook: 'common', rulesVersion: 'older', engineHash: null, engineFrozen: false };
    const [last] = await db.query<{ id: string }>(
      'SELECT game_id AS id FROM unfinished_games ORDER BY bucket DESC, game_id DESC LIMIT 1',
    );
    expect(await store.games.claimToCarryOver([{ from, to: '2' }], null)).toBeNull();
    await db.query(`UPDATE games SET rules_version = 'older', status = 'active', version = 1 WHERE id = $1`, [
      last?.id,
    ]);
    expect(await store.games.claimToCarryOver([{ from, to: '2' }], null)).toBe(last?.id);
    const page = lastOfPage(null);
    const [{ id }] = (await db.query(page.text, page.values)) as [{ id: string }];
    const { text, values } = gamesToCarryOver([{ from, to: '3' }], null, id);
    const rows = await db.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values);
    const looked = /unfinished_games_pkey .*actual rows=([\d.]+)/.exec(JSON.stringify(rows));
    expect(Number(looked?.[1])).toBeGreaterThan(1_000);
    expect(Number(looked?.[1])).toBeLessThanOrEqual(2_000);
  });

  test('a search without an index walks over so many games and scans at most a thousand', async () => {
    const text = await plan({ language: 'de' });
    expect(text.match(/Limit/g)).toHaveLength(4);
    const bound = await explain(db, Prisma.sql`SELECT ${lastScanned({ language: 'de', limit: 20 })}`);
    expect(bound).not.toMatch(/Sort|Seq Scan/);
  });

  test.each<[string, Omit<GameFilter, 'limit'>]>([
    ['of every status', {}],
    ['of one status', { status: 'open' }],
    ['with other conditions', { status: 'active', language: 'de', rulebook: 'rare', before: BEFORE }],
  ])('the games of a creator %s are found by an index', async (_, filter) => {
    const text = await plan({ creator: PLAYER, ...filter });
    expect(text).toContain('games_creator_id_visibility_status_id_idx');
    expect(text).not.toMatch(/Seq Scan/);
  });

  test('how many newer games a creator has is looked up by an index alone', async () => {
    await db.query('VACUUM games');
    for (const filter of [{}, { status: 'open' as const }, { rulebook: 'rare' }])
      expect(await plan(filter)).toMatch(
        /SubPlan.*Index Only Scan using games_creator_id_visibility_status_id/s,
      );
  });

  test('a match is searched among open games only', async () => {
    const wish = {
      playerId: PLAYER,
      rulebook: 'common',
      rulesVersion: '1',
      options: {},
      rated: false,
      seats: 1,
      clock: null,
    };
    const text = await explain(db, matching(wish));
    expect(text).toContain('games_to_match_by_creator_idx');
    expect(text).not.toMatch(/Seq Scan on (games|seats)/);
  });
});

describe('messages are read in index order and never sorted', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
    await db.query(`
      INSERT INTO players (id, name, created_at) VALUES ('${PLAYER}', 'Ada', now());
      INSERT INTO games (id, rulebook, rules_version, options, seat_count, visibility, invitation, creator_id, seed,
                         status, version, table_status, created_at, moved_at)
        SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(nth), 12, '0'))::uuid, 'common', '1', '{}', 1, 'public', '',
               '${PLAYER}', '', 'active', 1, '{}', now(), now()
        FROM generate_series(1, 20000) AS nth;
      INSERT INTO messages (game_id, id, changed, at, author_id, to_seats, readers, text)
        SELECT g.id, m.id, m.id, now(), '${PLAYER}', CASE WHEN nth % 2 = 0 THEN ARRAY[0] END,
               CASE WHEN nth % 2 = 0 THEN ARRAY['${PLAYER}'::uuid] END, 'x'
        FROM (SELECT * FROM games ORDER BY id LIMIT 50) g CROSS JOIN generate_series(1, 400) AS nth
        CROSS JOIN LATERAL (SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(nth), 12, '0'))::uuid AS id) m;
      ANALYZE`);
  });
  afterAll(() => db.drop());

  test.each<[string, Reading['from']]>([
    ['messages_pkey', { before: null }],
    ['messages_pkey', { before: BEFORE }],
    ['messages_bucket_game_id_changed_key', { after: null }],
    ['messages_bucket_game_id_changed_key', { after: BEFORE }],
  ])('%s for messages %j', async (index, from) => {
    const gameId = '01900000-0000-7000-8000-000000000007';
    const text = await explain(
      db,
      Prisma.sql`SELECT m.text, p.name ${readable({ gameId, readerId: PLAYER, from, limit: 50 })}`,
    );
    expect(text).toContain(index);
    expect(text).not.toMatch(/Sort|Seq Scan on messages/);
  });
});

test.each([
  ['the indexes among many', 20_000, /games_pkey.*tokens_hash_key/s],
  ['a scan of a few', 10, /Seq Scan on games.*Seq Scan on tokens/s],
])(
  'the lookups of every request use %s, and never parse their keys again for each row',
  async (_, many, way) => {
    const db = await testDatabase();
    await db.query(`
    INSERT INTO players (id, name, created_at) VALUES ('${PLAYER}', 'Ada', now());
    INSERT INTO tokens (id, player_id, name, hash, scopes, created_at)
      SELECT gen_random_uuid(), '${PLAYER}', '', sha256(nth::text::bytea), '{}', now()
      FROM generate_series(1, ${many}) AS nth;
    INSERT INTO games (id, rulebook, rules_version, options, seat_count, visibility, invitation, creator_id, seed,
                       status, version, table_status, created_at, moved_at)
      SELECT gen_random_uuid(), '', '1', '{}', 1, 'public', '', '${PLAYER}', '', 'active', 1, '{}', now(), now()
      FROM generate_series(1, ${many});
    ANALYZE;
    SET plan_cache_mode = force_generic_plan;
    PREPARE lookups AS ${LOOKUPS.text}`);
    const rows = await db.query<{ 'QUERY PLAN': string }>("EXPLAIN EXECUTE lookups ('', '', '', '')");
    const text = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(way);
    expect(text).not.toMatch(/Filter: .*string_to_array/);
    await db.drop();
  },
);

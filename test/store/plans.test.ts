import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reading } from '../../src/play/ports/talk.js';
import type { GameFilter } from '../../src/play/ports.js';
import { listed } from '../../src/store/games.js';
import type { Prisma } from '../../src/store/generated/client.js';
import { readable } from '../../src/store/read-messages.js';
import { copyOfEmbedded } from '../support/templates.js';

const PLAYER = '01900000-0000-7000-8000-000000000001';
const BEFORE = '01900000-0000-7000-8000-000000001000';

describe('a list is read from an index in its order, and never sorted', () => {
  let pglite: PGlite;
  beforeAll(async () => {
    pglite = await copyOfEmbedded();
    await pglite.exec(`
      INSERT INTO players (id, name, created_at) VALUES ('${PLAYER}', 'Ada', now());
      INSERT INTO games (id, rulebook, rules_version, options, seat_count, visibility, invitation, creator_id, seed,
                         status, version, house, created_at, moved_at)
        SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(nth), 12, '0'))::uuid,
               CASE WHEN nth % 400 = 2 THEN 'rare' ELSE 'common' END, '1', '{}', 1,
               CASE WHEN nth % 3 = 0 THEN 'private' ELSE 'public' END, '', '${PLAYER}', '',
               CASE WHEN nth % 400 = 1 THEN 'open' ELSE 'active' END, CASE WHEN nth % 400 = 1 THEN 0 ELSE 1 END,
               '{}', now(), now()
        FROM generate_series(1, 20000) AS nth;
      INSERT INTO seats (game_id, seat, player_id)
        SELECT id, 0, CASE WHEN right(id::text, 2) = '00' THEN creator_id END FROM games;
      INSERT INTO messages (game_id, id, changed, at, author_id, to_seats, readers, text)
        SELECT g.id, m.id, m.id, now(), g.creator_id, CASE WHEN nth % 2 = 0 THEN ARRAY[0] END,
               CASE WHEN nth % 2 = 0 THEN ARRAY[g.creator_id] END, 'x'
        FROM (SELECT * FROM games ORDER BY id LIMIT 50) g CROSS JOIN generate_series(1, 400) AS nth
        CROSS JOIN LATERAL (SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(nth), 12, '0'))::uuid AS id) m;
      ANALYZE`);
  });
  afterAll(() => pglite.close());

  const plan = async (select: string, { text, values }: Prisma.Sql): Promise<string> => {
    const { rows } = await pglite.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${select} ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  test.each<[string, Omit<GameFilter, 'limit'>]>([
    ['Scan', {}],
    ['games_visibility_status_id_idx', { status: 'open' }],
    ['games_visibility_rulebook_id_idx', { rulebook: 'rare' }],
    ['games_visibility_rulebook_id_idx', { rulebook: 'rare', status: 'active' }],
    ['games_visibility_rulebook_status_id_idx', { rulebook: 'common', status: 'open', before: BEFORE }],
    ['seats_player_id_game_id_idx', { playerId: PLAYER }],
    ['seats_player_id_game_id_idx', { playerId: PLAYER, status: 'open', before: BEFORE }],
  ])('%s for %j', async (index, filter) => {
    const text = await plan('SELECT g.id', listed({ ...filter, limit: 20 }));
    expect(text).toContain(index);
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });

  test.each<[string, Reading['from']]>([
    ['messages_pkey', { before: null }],
    ['messages_pkey', { before: BEFORE }],
    ['messages_game_id_changed_key', { after: null }],
    ['messages_game_id_changed_key', { after: BEFORE }],
  ])('%s for messages %j', async (index, from) => {
    const gameId = '01900000-0000-7000-8000-000000000007';
    const text = await plan('SELECT m.text, p.name', readable({ gameId, readerId: PLAYER, from, limit: 50 }));
    expect(text).toContain(index);
    expect(text).not.toMatch(/Sort|Seq Scan on messages/);
  });
});

import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameFilter } from '../../src/play/ports.js';
import { listed } from '../../src/store/games.js';
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
      ANALYZE`);
  });
  afterAll(() => pglite.close());

  const plan = async (filter: Omit<GameFilter, 'limit'>): Promise<string> => {
    const { text, values } = listed({ ...filter, limit: 20 });
    const { rows } = await pglite.query<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT g.id ${text}`, values);
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
    const text = await plan(filter);
    expect(text).toContain(index);
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import {
  createGame,
  createPlayer,
  heldBy,
  later,
  noon,
  sampleAppend,
  sampleHash,
  sampleMailbox,
  samplePlayer,
  sampleToken,
  sampleWebhook,
} from '../sample.js';

describe('personal data of a player', () => {
  let db: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
  });
  afterAll(async () => {
    await db.drop();
  });

  const query = async <Row>(sql: string): Promise<Row[]> => db.query<Row & object>(sql);

  /** Every row of every table, as text. */
  const everything = async (): Promise<string> => {
    const tables = await query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const texts = await Promise.all(
      tables.map(({ name }) => query<object>(`SELECT t::text FROM "${name}" t`)),
    );
    return JSON.stringify(texts);
  };

  test('is in these columns: a new one needs handling in deletion and export', async () => {
    const columns = await query<{ place: string }>(
      `SELECT table_name || '.' || column_name AS place FROM information_schema.columns
       WHERE table_schema = 'public' AND (column_name ~ '(player|creator|author|muted|owner|actor)_id$' OR column_name = 'readers')
       UNION
       SELECT c.conrelid::regclass || '.' || a.attname FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
       WHERE c.contype = 'f' AND c.confrelid = 'players'::regclass
       ORDER BY 1`,
    );
    expect(columns.map(({ place }) => place)).toEqual([
      'account_events.player_id',
      'account_mails.player_id',
      'announcements.actor_id',
      'audit_entries.actor_id',
      'blocks.blocked_id',
      'blocks.player_id',
      'bot_paces.player_id',
      'confirmations.player_id',
      'event_readers.player_id',
      'follows.followed_id',
      'follows.player_id',
      'former_holders.player_id',
      'games.creator_id',
      'grants.player_id',
      'handles.player_id',
      'invitations.player_id',
      'mailboxes.player_id',
      'measures.actor_id',
      'measures.player_id',
      'messages.author_id',
      'messages.readers',
      'mutes.muted_id',
      'mutes.player_id',
      'notes.player_id',
      'oauth_records.player_id',
      'players.maker_id',
      'policies.operator_id',
      'policies.player_id',
      'profiles.player_id',
      'rating_changes.player_id',
      'ratings.player_id',
      'report_messages.author_id',
      'reports.handler_id',
      'reports.player_id',
      'reports.reporter_id',
      'roles.player_id',
      'saved_replies.player_id',
      'seats.player_id',
      'sessions.player_id',
      'sign_in_attempts.player_id',
      'sign_in_methods.player_id',
      'tokens.player_id',
      'tournament_entries.player_id',
      'tournaments.creator_id',
      'webhooks.player_id',
    ]);
  });

  test('is nowhere in the database after the account is deleted: no name, message, token or saved response', async () => {
    const ben = await createPlayer(store, 'Ben');
    const ada = samplePlayer('Ada-the-unforgettable');
    const hash = sampleHash();
    await store.players.create(ada, { ...sampleToken(ada.id), name: 'her-laptop' }, hash);
    const open = await createGame(store, { creatorId: ben.id, seats: [heldBy(ada), heldBy(ben)] });
    const active = await createGame(store, { creatorId: ada.id, seats: [heldBy(ada), heldBy(ben)] });
    const finished = await createGame(store, { creatorId: ada.id, seats: [heldBy(ada), heldBy(ben)] });
    const reply = (path: string) => ({ id: randomUUID(), playerId: ada.id, path, response: 'her-answer' });
    await store.games.bringEntropy(open.id, 0, heldBy(ada), { entropy: 'her-entropy', commitment: null }, 0);
    await store.log.append(sampleAppend(active.id, 0, { reply: reply('her-path') }));
    const ended = { status: 'finished', outcome: { reason: 'end', standings: [] }, prompts: [] } as const;
    const left = await createGame(store, { creatorId: ben.id, seats: [heldBy(ada), heldBy(ben)] });
    await store.log.append(sampleAppend(left.id, 0, { reply: reply('her-path-to-what-she-left') }));
    await store.log.append(
      sampleAppend(left.id, 1, { seats: [{ seat: 0, holder: { kind: 'open' }, orders: [] }] }),
    );
    await store.log.append(sampleAppend(finished.id, 0, { ...ended, reply: reply('her-last-path') }));
    for (const { id: gameId } of [open, active, finished]) {
      const at = later(1);
      for (const to of [null, [1]]) {
        await store.talk.post({
          gameId,
          authorId: ada.id,
          seat: 0,
          to,
          text: 'her-words',
          id: newId(at),
          at,
        });
      }
    }
    await store.talk.mute({ playerId: ada.id, mutedId: ben.id, at: noon }, 9);
    await store.talk.mute({ playerId: ben.id, mutedId: ada.id, at: noon }, 9);
    const mailbox = sampleMailbox(ada.id, { address: 'her-address@example.com' });
    await store.mailboxes.ask(mailbox, newId(noon), {
      since: noon,
      perPlayer: 5,
      perBoth: 5,
      perAddress: 3,
      keptForFirst: 0,
    });
    await store.webhooks.create(sampleWebhook(ada.id, { url: 'https://her-server.example/' }), 20);

    const hers = [
      'unforgettable',
      'laptop',
      'words',
      'entropy',
      'answer',
      'path',
      'last-path',
      'path-to-what-she-left',
      'address',
      'server',
    ];
    const before = await everything();
    expect(await store.games.formerHolders(left.id)).toEqual([{ seat: 0, playerId: ada.id, guest: false }]);
    for (const word of hers) expect(before).toContain(`-${word}`);
    expect(before).toContain(hash);
    expect(await store.accounts.erase(ada.id, 'Ada-the-unforgettable', noon)).toMatchObject({
      kind: 'erased',
    });
    expect(await store.games.formerHolders(left.id)).toEqual([]);
    const after = await everything();
    for (const word of hers) expect(after).not.toContain(`-${word}`);
    expect(after).not.toContain(hash);
    expect(await query(`SELECT FROM mutes`)).toEqual([]);
    // Still counted for a day, but anonymous.
    expect(await query(`SELECT player_id FROM confirmations`)).toEqual([{ player_id: null }]);
    expect(await query(`SELECT name, deleted_at FROM players WHERE id = '${ada.id}'`)).toEqual([
      { name: '', deleted_at: noon },
    ]);
  });

  test('cannot be half deleted: a row has either a name or a time of deletion', async () => {
    const { id } = await createPlayer(store);
    await expect(query(`UPDATE players SET name = '' WHERE id = '${id}'`)).rejects.toThrow(
      'players_deleted_check',
    );
    await expect(query(`UPDATE players SET deleted_at = now() WHERE id = '${id}'`)).rejects.toThrow(
      'players_deleted_check',
    );
  });
});

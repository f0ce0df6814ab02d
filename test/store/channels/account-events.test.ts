import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import { eventsTopic } from '../../../src/play/ports/channels/account-events.js';
import type { Notice } from '../../../src/play/ports/notice-types.js';
import type { Player } from '../../../src/play/ports/players.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { onServer } from '../../support/server.js';
import { until } from '../../support/until.js';
import { createGame, createPlayer, heldBy, later, noon, sampleAppend } from '../sample.js';

const DAY = 86_400_000;

describe('the events of an account', () => {
  let database: TestDatabase;
  let store: Store;
  let ada: Player;
  let eve: Player;
  beforeAll(async () => {
    database = await testDatabase();
    store = await database.open();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    ada = await createPlayer(store, 'Ada');
    eve = await createPlayer(store, 'Eve');
  });

  const game = async () => {
    const { id } = await createGame(store, { creatorId: ada.id, seats: [heldBy(ada), heldBy(eve)] });
    return id;
  };
  const prompt = (seat: number): Notice => ({ type: 'prompt.opened', to: [seat], seat });
  const ask = (id: string, seen: number, ...notices: Notice[]) =>
    store.log.append(sampleAppend(id, seen, { notices }));
  const follow = async (now = noon) => (await store.accountEvents.follow(ada.id, now)).cursor;
  const fanOut = () => store.deliveryQueues.fanOut(noon, 100);
  const read = async (after: string, limit = 100) => {
    const events = await store.accountEvents.read(ada.id, after, limit, noon);
    return events?.map(({ type, game, version, seat }) => [type, game, version, seat]);
  };

  test('are those of its seats, from the moment on when it is followed', async () => {
    const id = await game();
    await ask(id, 0, { type: 'game.started', to: null, seat: null }, prompt(0));
    await fanOut();
    const cursor = await follow();
    expect(await read(cursor)).toEqual([]);
    await ask(id, 1, { type: 'entry.appended', to: null, seat: null }, prompt(0), prompt(1));
    await ask(id, 2, { type: 'seat.lapsed', to: null, seat: 1 });
    await fanOut();
    expect(await read(cursor)).toEqual([
      ['prompt.opened', id, 2, 0],
      ['seat.lapsed', id, 3, 1],
    ]);
    expect(await store.accountEvents.read(eve.id, cursor, 9, noon)).toBeNull();
  });

  test('are read page by page, with the cursor of the last one', async () => {
    const [one, two] = [await game(), await game()];
    const cursor = await follow();
    for (const id of [one, two]) for (const seen of [0, 1]) await ask(id, seen, prompt(0));
    await fanOut();
    const all = await store.accountEvents.read(ada.id, cursor, 9, noon);
    const pages = [];
    for (let after = cursor; ; ) {
      const [event] = (await store.accountEvents.read(ada.id, after, 1, noon)) ?? [];
      if (event === undefined) break;
      pages.push(event);
      after = event.cursor;
    }
    expect(pages).toHaveLength(4);
    expect(pages).toEqual(all);
  });

  test('include a message that the account may read, and no other', async () => {
    const id = await game();
    const cursor = await follow();
    const said = { gameId: id, authorId: eve.id, seat: 1, text: 'Psst.', at: noon };
    const heard = await store.talk.post({ ...said, to: [0], id: newId(noon) });
    await store.talk.post({ ...said, to: [1], id: newId(noon) });
    await fanOut();
    const events = await store.accountEvents.read(ada.id, cursor, 9, noon);
    expect(events?.map(({ message }) => message)).toEqual([heard?.id]);
  });

  test('are not lost when the process dies before they are passed on, and not doubled when two pass them on', async () => {
    const [id, cursor] = [await game(), await follow()];
    await ask(id, 0, prompt(0));
    const other = await database.open();
    await Promise.all([fanOut(), other.deliveryQueues.fanOut(noon, 100), fanOut()]);
    await fanOut();
    expect(await read(cursor)).toEqual([['prompt.opened', id, 1, 0]]);
  });

  test('get visible in the order of their cursors, whoever writes them', async () => {
    const [one, two, cursor] = [await game(), await game(), await follow()];
    await ask(one, 0, prompt(0));
    const name = new URL(database.url).pathname.slice(1);
    await onServer(async (other) => {
      await other.query('BEGIN');
      await other.query('SELECT FROM event_readers WHERE player_id = $1 FOR NO KEY UPDATE', [ada.id]);
      const passed = fanOut();
      await until(async () => {
        const waiting = await database.query(
          `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%fan_out%'`,
        );
        return waiting.length > 0;
      });
      await other.query(
        `WITH event AS (
           INSERT INTO account_events (player_id, id, type, game_id, version, at)
           SELECT $1, last + 1, 'game.started', $2, 7, now() FROM event_readers WHERE player_id = $1 RETURNING id
         ) UPDATE event_readers SET last = event.id FROM event WHERE player_id = $1`,
        [ada.id, two],
      );
      await other.query('COMMIT');
      await passed;
    }, name);
    expect((await read(cursor))?.map(([type]) => type)).toEqual(['game.started', 'prompt.opened']);
  });

  test('wake who waits for them, in other processes, too', async () => {
    const [id, other] = [await game(), await database.open()];
    await follow();
    let woken = 0;
    other.bus.subscribe(eventsTopic(ada.id), () => {
      woken += 1;
    });
    await ask(id, 0, prompt(0));
    await fanOut();
    await until(async () => woken > 0);
  });

  test('are kept for a while: an older cursor, one of an earlier reader and one from elsewhere are refused', async () => {
    const [id, cursor] = [await game(), await follow(later(9))];
    await ask(id, 0, prompt(0));
    await ask(id, 1, prompt(0));
    await fanOut();
    const [first, second] = (await store.accountEvents.read(ada.id, cursor, 9, noon)) ?? [];
    // The first came with version 1, a millisecond after noon.
    await store.accountEvents.forget(new Date(noon.getTime() + 2));
    expect(await read(cursor)).toBeUndefined();
    expect(await read(first?.cursor ?? '')).toEqual([['prompt.opened', id, 2, 0]]);
    expect(await read(second?.cursor ?? '')).toEqual([]);
    await store.accountEvents.forget(later(10));
    const again = await follow();
    expect(await read(again)).toEqual([]);
    expect(await read(second?.cursor ?? '')).toBeUndefined();
    for (const odd of ['', '-1', 'x', '9'.repeat(18), '1e3']) expect(await read(odd), odd).toBeUndefined();
  });

  test('are kept as long as somebody reads them', async () => {
    const [id, cursor] = [await game(), await follow()];
    await store.accountEvents.read(ada.id, cursor, 9, later(DAY));
    await store.accountEvents.forget(later(DAY - 1));
    expect(await read(cursor)).toEqual([]);
    await store.accountEvents.forget(later(DAY + 1));
    expect(await read(cursor)).toBeUndefined();
    await ask(id, 0, prompt(0));
    expect(await fanOut()).toMatchObject({ rows: 0 });
  });

  test('count towards what the account may keep, and go with it', async () => {
    const [id] = [await game(), await follow()];
    const before = await store.quotas.usedBy(ada.id, noon);
    await ask(id, 0, prompt(0));
    await fanOut();
    const played = await store.quotas.usedBy(ada.id, noon);
    await database.query('DELETE FROM account_events WHERE player_id = $1', [ada.id]);
    const without = await store.quotas.usedBy(ada.id, noon);
    expect(played.keptBytes).toBeGreaterThan(before.keptBytes);
    expect(played.keptBytes).toBeGreaterThan(without.keptBytes);
    await store.accounts.erase(ada.id, 'Ada', noon);
    expect(await database.query('SELECT FROM event_readers WHERE player_id = $1', [ada.id])).toEqual([]);
    await expect(follow()).rejects.toThrow();
  });
});

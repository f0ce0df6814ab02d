import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import type { Notice, NoticeType } from '../../../src/play/ports/notice-types.js';
import type { Webhook } from '../../../src/play/ports/webhooks.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { onServer } from '../../support/server.js';
import {
  createGame,
  createPlayer,
  heldBy,
  later,
  noon,
  sampleAppend,
  sampleMailbox,
  sampleWebhook,
} from '../sample.js';

describe('the outbox', () => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await testDatabase();
    store = await database.open();
  });
  afterAll(() => database.drop());

  const all = (type: NoticeType): Notice => ({ type, to: null, seat: null });
  const subscribe = async (playerId: string, events: readonly NoticeType[], part: Partial<Webhook> = {}) => {
    const webhook = sampleWebhook(playerId, { events, ...part });
    await store.webhooks.create(webhook, 20);
    return webhook.id;
  };
  const deliveredTo = async (webhookId: string) => {
    const deliveries = await store.webhooks.deliveries({ webhookId, limit: 100 });
    return (deliveries ?? []).map(({ type, version, seat }) => `${type} ${version} ${seat}`).reverse();
  };
  const table = async () => {
    const [one, two] = [await createPlayer(store), await createPlayer(store)];
    const creator = await createPlayer(store);
    const game = await createGame(store, { creatorId: creator.id, seats: [heldBy(one), heldBy(two)] });
    return { one, two, creator, game };
  };

  test('takes no notice that nobody subscribes to', async () => {
    const { one, two, creator, game } = await table();
    const stranger = await createPlayer(store);
    await subscribe(one.id, ['game.finished']);
    await subscribe(two.id, ['entry.appended'], { active: false });
    await subscribe(stranger.id, ['entry.appended']);
    await store.log.append(sampleAppend(game.id, 0));
    expect(await store.deliveryQueues.fanOut(noon, 10)).toEqual({
      rows: 0,
      oldest: null,
      written: new Map(),
    });
    await subscribe(creator.id, ['entry.appended']);
    await store.log.append(sampleAppend(game.id, 1));
    expect(await store.deliveryQueues.fanOut(noon, 10)).toEqual({
      rows: 1,
      oldest: later(2),
      written: new Map([[creator.id, 1]]),
    });
    expect(await store.deliveryQueues.fanOut(noon, 10)).toEqual({
      rows: 0,
      oldest: null,
      written: new Map(),
    });
  });

  test('takes no notice of a write that was not made', async () => {
    const { one, game } = await table();
    const webhook = await subscribe(one.id, ['entry.appended']);
    expect(await store.log.append(sampleAppend(game.id, 5))).toBe('stale');
    expect(await store.deliveryQueues.fanOut(noon, 10)).toMatchObject({ rows: 0 });
    expect(await deliveredTo(webhook)).toEqual([]);
  });

  test('delivers the notices of several writes to everybody who may receive them, in order', async () => {
    const { one, two, creator, game } = await table();
    const types = ['game.started', 'entry.appended', 'prompt.opened', 'message.posted'] as const;
    const [ones, twos, creators] = await Promise.all(
      [one, two, creator].map(({ id }) => subscribe(id, types)),
    );
    const notices: Notice[] = [
      all('game.started'),
      all('entry.appended'),
      { type: 'prompt.opened', to: [0], seat: 0 },
      { type: 'prompt.opened', to: [1], seat: 1 },
    ];
    await store.log.append(sampleAppend(game.id, 0, { notices }));
    await store.log.append(sampleAppend(game.id, 1));
    const said = { gameId: game.id, authorId: one.id, seat: 0, text: 'Psst.', at: later(9) };
    await store.talk.post({ ...said, to: [1], id: newId(later(9)) });
    await store.talk.mute({ playerId: creator.id, mutedId: one.id, at: noon }, 9);
    await store.talk.post({ ...said, to: null, id: newId(later(9)) });
    expect(await store.deliveryQueues.fanOut(noon, 10)).toMatchObject({ rows: 4 });
    const start = ['game.started 1 null', 'entry.appended 1 null'];
    expect(await deliveredTo(ones ?? '')).toEqual([...start, 'prompt.opened 1 0', 'entry.appended 2 null']);
    expect(await deliveredTo(twos ?? '')).toEqual([
      ...[...start, 'prompt.opened 1 1', 'entry.appended 2 null', 'message.posted 2 0', 'message.posted 2 0'],
    ]);
    expect(await deliveredTo(creators ?? '')).toEqual([...start, 'entry.appended 2 null']);
  });

  test('delivers a notice for all once to a player with several seats', async () => {
    const one = await createPlayer(store);
    const seats = [heldBy(one), heldBy(one)];
    const game = await createGame(store, { creatorId: one.id, seats });
    const webhook = await subscribe(one.id, ['entry.appended']);
    await store.log.append(sampleAppend(game.id, 0));
    await store.deliveryQueues.fanOut(noon, 10);
    expect(await deliveredTo(webhook)).toEqual(['entry.appended 1 null']);
  });

  test('is emptied game by game, up to the limit', async () => {
    const player = await createPlayer(store);
    const webhook = await subscribe(player.id, ['entry.appended']);
    for (let nth = 0; nth < 3; nth += 1) {
      const game = await createGame(store, { creatorId: player.id });
      for (const seen of [0, 1]) await store.log.append(sampleAppend(game.id, seen));
    }
    expect(await store.deliveryQueues.fanOut(noon, 2)).toMatchObject({ rows: 4 });
    expect(await store.deliveryQueues.fanOut(noon, 2)).toMatchObject({ rows: 2 });
    expect(await deliveredTo(webhook)).toHaveLength(6);
  });
});

describe('a queue', () => {
  test('is left only if nothing was added since it was read', async () => {
    const database = await testDatabase();
    const store = await database.open();
    const player = await createPlayer(store);
    const game = await createGame(store, { creatorId: player.id });
    const webhook = sampleWebhook(player.id);
    await store.webhooks.create(webhook, 20);
    const write = async (seen: number) => {
      await store.log.append(sampleAppend(game.id, seen));
      await store.deliveryQueues.fanOut(noon, 10);
    };
    const until = later(60_000);
    const claim = () =>
      store.deliveryQueues.claim({
        ...{
          now: noon,
          until,
          lease: newId(noon),
          limit: 5,
          maxPerHost: 5,
          maxPerPlayer: 5,
          maxFailing: 5,
        },
        busy: { hosts: new Map(), players: new Map(), failing: 0 },
      });
    await write(0);
    const [queue] = await claim();
    if (queue === undefined) throw new Error('nothing was claimed');
    const first = await store.deliveryQueues.next(queue, until);
    const delivered = { state: 'delivered', now: noon, status: 200, error: null, nextAt: null } as const;
    await store.deliveryQueues.record([first?.delivery?.id ?? ''], delivered);
    const last = await store.deliveryQueues.next(queue, until);
    expect(last).toMatchObject({ delivery: null });
    await write(1);
    await store.deliveryQueues.leave(queue, last?.last ?? '', noon);
    expect(await store.deliveryQueues.next(queue, until)).toBeNull();
    const [again] = await claim();
    if (again === undefined) throw new Error('the queue was left with a new delivery in it');
    const second = await store.deliveryQueues.next(again, until);
    expect(second).toMatchObject({ delivery: { version: 2 } });
    await store.deliveryQueues.record([second?.delivery?.id ?? ''], delivered);
    await store.deliveryQueues.leave(
      again,
      (await store.deliveryQueues.next(again, until))?.last ?? '',
      noon,
    );
    expect(await claim()).toEqual([]);
    await database.drop();
  });
});

/** A game of somebody who has a webhook. */
async function hooked() {
  const database = await testDatabase();
  const store = await database.open();
  const player = await createPlayer(store);
  const webhook = sampleWebhook(player.id);
  await store.webhooks.create(webhook, 20);
  const game = await createGame(store, { creatorId: player.id });
  return { database, store, webhook, game };
}

describe('a dead delivery', () => {
  test('comes after all waiting deliveries of its queue when it is retried', async () => {
    const { database, store, webhook, game } = await hooked();
    for (const seen of [0, 1, 2]) await store.log.append(sampleAppend(game.id, seen));
    await store.deliveryQueues.fanOut(noon, 10);
    const [queue] = await store.deliveryQueues.claim({
      ...{ now: noon, until: later(60_000), lease: newId(noon), limit: 5 },
      ...{ maxPerHost: 5, maxPerPlayer: 5, maxFailing: 5 },
      busy: { hosts: new Map(), players: new Map(), failing: 0 },
    });
    if (queue === undefined) throw new Error('nothing was claimed');
    const settle = async (state: 'delivered' | 'dead') => {
      const delivery = (await store.deliveryQueues.next(queue, later(60_000)))?.delivery;
      const ended = { state, now: noon, status: null, error: null, nextAt: null };
      await store.deliveryQueues.record([delivery?.id ?? ''], ended);
      return { id: delivery?.id ?? '', version: delivery?.version };
    };
    const { id, version } = await settle('dead');
    expect(version).toBe(1);
    await store.webhooks.retry(webhook.id, id, noon);
    const rest = [await settle('delivered'), await settle('delivered'), await settle('delivered')];
    expect(rest.map((one) => one.version)).toEqual([2, 3, 1]);
    await database.drop();
  });
});

describe('a delivery that is to be made again', () => {
  test('is returned as it waits, even if it is made at once', async () => {
    const { database, store, webhook, game } = await hooked();
    await store.log.append(sampleAppend(game.id, 0));
    await store.deliveryQueues.fanOut(noon, 10);
    const [delivery] = (await store.webhooks.deliveries({ webhookId: webhook.id, limit: 1 })) ?? [];
    const id = delivery?.id ?? '';
    let isOver = false;
    const made = `UPDATE deliveries SET state = 'delivered', next_at = NULL, settled_at = now() WHERE state = 'pending'`;
    const making = (async () => {
      while (!isOver) await database.query(made);
    })();
    const states = new Set<string | undefined>();
    for (let nth = 0; nth < 60; nth += 1)
      states.add((await store.webhooks.retry(webhook.id, id, noon))?.state);
    isOver = true;
    await making;
    expect([...states]).toEqual(['pending']);
    await database.drop();
  });
});

describe('a queue in progress', () => {
  const until = later(60_000);
  const wish = { now: noon, until, limit: 5, maxPerHost: 5, maxPerPlayer: 5, maxFailing: 5 };
  const busy = { hosts: new Map(), players: new Map(), failing: 0 };

  test.each(['retried', 'new'])(
    'is not left if a %s delivery had drawn its number before the deliveries that were read',
    async (what) => {
      const database = await testDatabase();
      const store = await database.open();
      const player = await createPlayer(store);
      const webhook = sampleWebhook(player.id);
      await store.webhooks.create(webhook, 20);
      const game = await createGame(store, { creatorId: player.id });
      await store.log.append(sampleAppend(game.id, 0));
      await store.deliveryQueues.fanOut(noon, 10);
      const [queue] = await store.deliveryQueues.claim({ ...wish, busy, lease: newId(noon) });
      if (queue === undefined) throw new Error('nothing was claimed');
      const id = (await store.deliveryQueues.next(queue, until))?.delivery?.id ?? '';
      const dead = { state: 'dead', now: noon, status: 500, error: 'no', nextAt: null } as const;
      await store.deliveryQueues.record([id], dead);
      await store.log.append(sampleAppend(game.id, 1));
      const put = (): Promise<unknown> =>
        what === 'new' ? store.deliveryQueues.fanOut(noon, 10) : store.webhooks.retry(webhook.id, id, noon);
      // It has drawn its number and waits for the queue, to which a higher number is added meanwhile.
      const { putting, last } = await onServer(
        async (client) => {
          await client.query('BEGIN');
          await client.query('SELECT FROM delivery_queues FOR UPDATE');
          const putting = put();
          await vi.waitFor(async () => {
            const { rows } = await client.query(
              `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            );
            expect(rows).toHaveLength(1);
          });
          const { rows } = await client.query(
            `UPDATE delivery_queues SET last = nextval('deliveries_sequence_seq') RETURNING last::text AS last`,
          );
          await client.query('COMMIT');
          return { putting, last: rows[0]?.last as string };
        },
        new URL(database.url ?? '').pathname.slice(1),
      );
      await putting;
      await store.deliveryQueues.leave(queue, last, noon);
      expect(await store.deliveryQueues.claim({ ...wish, busy, lease: newId(noon) })).toHaveLength(1);
      await database.drop();
    },
  );
});

describe('a mailbox', () => {
  test('whose address was changed is not confirmed by the mail to the previous address', async () => {
    const database = await testDatabase();
    const store = await database.open();
    const { id } = await createPlayer(store);
    const limits = { since: noon, perPlayer: 5, perBoth: 5, perAddress: 3, keptForFirst: 0 };
    const ask = (address: string) => store.mailboxes.ask(sampleMailbox(id, { address }), newId(noon), limits);
    const claimed = async () => {
      const lease = newId(noon);
      await store.mailboxes.claim(later(1), later(60_000), lease, 5);
      const held = await store.mailboxes.read(id, lease);
      if (held === null) throw new Error('nothing was claimed');
      return held;
    };
    await ask('mine@example.com');
    const mine = await claimed();
    await ask('yours@example.com');
    const yours = await claimed();
    expect(await store.mailboxes.expect(yours, 'sent to you')).toBe(true);
    expect(await store.mailboxes.expect(mine, 'sent to me')).toBe(false);
    await store.mailboxes.finish(yours, later(2), true, null);
    expect(await store.mailboxes.confirm('sent to me', later(3), noon)).toBe(false);
    expect(await store.mailboxes.confirm('sent to you', later(3), noon)).toBe(true);
    await database.drop();
  });
});

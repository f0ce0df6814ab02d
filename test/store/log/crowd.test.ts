import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import type { Claim } from '../../../src/play/ports/delivery-queues.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { createPlayer, later, noon, sampleWebhook } from '../sample.js';

/** The order in which due queues are claimed, when many wait and some receivers fail. */
describe('claiming due queues', () => {
  let db: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
  });
  afterAll(async () => {
    await db.drop();
  });
  beforeEach(async () => {
    await db.query('DELETE FROM webhooks');
  });

  /** A webhook with its own player and host, whose queues have been due for so many seconds. */
  const crowd = async (count: number, seconds: number, failingSince: Date | null = null) => {
    const { id: playerId } = await createPlayer(store);
    const webhook = sampleWebhook(playerId, { url: `https://${playerId}.example/`, failingSince });
    await store.webhooks.create(webhook, 20);
    await db.query(
      `INSERT INTO delivery_queues (webhook_id, queue, last, next_at)
       SELECT $1, gen_random_uuid(), 1, $2::timestamptz - $3 * interval '1 second' FROM generate_series(1, $4)`,
      [webhook.id, noon.toISOString(), seconds, count],
    );
    return webhook.id;
  };
  const claim = async (part: Partial<Claim> = {}) => {
    const claimed = await store.deliveryQueues.claim({
      ...{ now: noon, until: later(60_000), lease: newId(noon), limit: 64, maxPerHost: 8, maxPerPlayer: 8 },
      ...{ maxFailing: 32, busy: { hosts: new Map(), players: new Map(), failing: 0 } },
      ...part,
    });
    return claimed.map(({ webhookId }) => webhookId);
  };

  test('thousands of queues of one webhook do not hide the others', async () => {
    const bad = await crowd(2_500, 60);
    const [good, other] = [await crowd(1, 2), await crowd(3, 1)];
    await crowd(1, -1);
    expect((await claim()).sort()).toEqual([...Array(8).fill(bad), good, ...Array(3).fill(other)].sort());
    expect(
      await claim({ busy: { hosts: new Map(), players: new Map(), failing: 0 }, now: later(-90_000) }),
    ).toEqual([]);
  });

  test('every webhook gets one claim before any gets two', async () => {
    const [bad, good] = [await crowd(9, 60), await crowd(9, 1)];
    expect((await claim({ limit: 4 })).sort()).toEqual([bad, bad, good, good].sort());
  });

  test('failing webhooks get only part of the places, and share them', async () => {
    const failing = [await crowd(9, 60, noon), await crowd(9, 50, noon), await crowd(9, 40, noon)];
    const well = await crowd(9, 1);
    const busy = { hosts: new Map(), players: new Map(), failing: 1 };
    const claimed = await claim({ maxFailing: 4, busy });
    expect(claimed.filter((id) => id === well)).toHaveLength(8);
    expect(claimed.filter((id) => id !== well).sort()).toEqual([...failing].sort());
  });
});

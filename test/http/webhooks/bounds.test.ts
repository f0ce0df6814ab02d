import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { createPlayer, later, noon, sampleWebhook } from '../../store/sample.js';
import { testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Receiver, startReceiver, status } from '../../support/receiver.js';
import { startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('a receiver that hangs', () => {
  it('is cut off after a while, and no other delivery waits for it', async () => {
    const receivers = openReceivers({ allowPrivate: true, maxMs: 500 });
    const service = await startService({ receivers, dispatchMs: 20 });
    const [ayla, durc] = [await newPerson(service), await newPerson(service)];
    const [hanging, well] = [await startReceiver(), await startReceiver()];
    hanging.answer = () => {};
    const hook = async ({ auth }: Person, { url }: Receiver): Promise<string> => {
      const wish = { url, events: ['entry.appended'] };
      return (await service.http.post('/v1/me/webhooks').set(auth).send(wish).expect(201)).body.webhook.id;
    };
    const id = await hook(ayla, hanging);
    await hook(durc, well);
    // More games than one receiver may take the time of at once.
    for (let nth = 0; nth < 12; nth += 1) await startedGame(service, ayla, durc);
    const told = async () => new Set((await well.has(1)).map(({ message }) => message.data.game)).size;
    await until(async () => (await told()) === 12);
    const path = `/v1/me/webhooks/${id}/deliveries`;
    const tried = async (): Promise<{ attempts: number }[]> =>
      (await service.http.get(path).set(ayla.auth)).body.deliveries.filter(
        ({ attempts }: { attempts: number }) => attempts > 0,
      );
    await until(async () => (await tried()).length > 0);
    expect((await tried())[0]).toMatchObject({
      ...{ state: 'pending', status: null },
      error: 'The receiver did not answer within 0.5 seconds.',
    });
    await service.close();
    await hanging.close();
    await well.close();
  });
});

describe('a service that closes while a receiver hangs', () => {
  it('does not wait for it, and retries after the restart', async () => {
    const db = await testDatabase();
    const store = await db.open();
    const receivers = openReceivers({ allowPrivate: true });
    const receiver = await startReceiver();
    receiver.answer = () => {};
    const before = await startService({ db, store, receivers, dispatchMs: 20 });
    const person = await newPerson(before);
    const wish = { url: receiver.url, events: ['game.started'] };
    const { body } = await before.http.post('/v1/me/webhooks').set(person.auth).send(wish).expect(201);
    const { id } = await newGame(before, person, { seats: ['me', 'me'] });
    await before.http.post(`/v1/games/${id}/start`).set(person.auth).expect(200);
    await receiver.has(1);
    await before.close();
    receiver.answer = status(200);
    const after = await startService({ db, store, receivers, dispatchMs: 20 });
    const [first, second] = await receiver.has(2);
    expect(second?.id).toBe(first?.id);
    const path = `/v1/me/webhooks/${body.webhook.id}/deliveries?state=delivered`;
    await until(async () => (await after.http.get(path).set(person.auth)).body.deliveries.length === 1);
    // The attempt that was cut short by us is not counted against the receiver.
    const [delivered] = (await after.http.get(path).set(person.auth)).body.deliveries;
    expect(delivered.attempts).toBe(1);
    await after.close();
    await receiver.close();
    await db.drop();
  });
});

describe('old deliveries', () => {
  it('are deleted: delivered ones first, dead ones later, pending ones never', async () => {
    const db = await testDatabase();
    const store = await db.open();
    const player = await createPlayer(store);
    const webhook = sampleWebhook(player.id);
    await store.webhooks.create(webhook, 20);
    const deliver = async (state: 'pending' | 'delivered' | 'dead') => {
      const id = newId(noon);
      const empty = {
        game: null,
        after: null,
        version: null,
        seat: null,
        message: null,
        reason: null,
        tournament: null,
      };
      const waits = { attempts: 0, status: null, error: null, nextAt: noon, settledAt: null };
      const made = { id, type: 'webhook.test', at: noon, state: 'pending', ...empty, ...waits } as const;
      await store.webhooks.test(webhook.id, made);
      await store.deliveryQueues.record([id], { state, now: noon, status: 200, error: null, nextAt: null });
    };
    for (const state of ['pending', 'delivered', 'dead'] as const) await deliver(state);
    const left = async () => {
      const found = await store.webhooks.deliveries({ webhookId: webhook.id, limit: 9 });
      return (found ?? []).map(({ state }) => state);
    };
    await store.deliveryQueues.forget(noon, noon);
    expect(await left()).toEqual(['dead', 'delivered', 'pending']);
    await store.deliveryQueues.forget(later(1), noon);
    expect(await left()).toEqual(['dead', 'pending']);
    await store.deliveryQueues.forget(later(1), later(1));
    expect(await left()).toEqual(['pending']);
    await db.drop();
  });
});

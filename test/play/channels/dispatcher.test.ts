import { expect, it, vi } from 'vitest';
import { Dispatcher } from '../../../src/play/channels/dispatcher.js';
import type { Context } from '../../../src/play/context.js';
import type { Claim, DeliveryQueue } from '../../../src/play/ports/delivery-queues.js';

const queueOf = (playerId: string): DeliveryQueue => ({
  ...{ webhookId: playerId, queue: playerId, lease: playerId, playerId, host: 'receiver.example' },
  failing: false,
});

it('leaves the deliveries of an account alone that has had too many, and goes on with those of others', async () => {
  const claims: Claim[] = [];
  const deliveryQueues = {
    fanOut: async () => ({ rows: 0, oldest: null, written: new Map(), followed: [] }),
    claim: async (claim: Claim) => {
      claims.push(claim);
      return [queueOf('broud'), queueOf('ayla')];
    },
    next: vi.fn(async () => null),
    release: vi.fn(async () => {}),
  };
  const context = {
    channels: { deliveryQueues },
    clock: () => new Date(),
    newId: () => 'id',
    scheduler: { wake: () => {} },
    usage: {
      overdrawn: () => [],
      notified: () => {},
      isSated: (player: string) => player === 'broud',
      sated: () => ['broud'],
    },
  } as unknown as Context;
  const dispatcher = new Dispatcher(context, 1_000);
  await dispatcher.run();
  await dispatcher.stop();
  const [{ busy, maxPerPlayer } = expect.fail('nothing was claimed')] = claims;
  expect(busy.players.get('broud')).toBe(maxPerPlayer);
  expect(busy.players.has('ayla')).toBe(false);
  expect(deliveryQueues.release).toHaveBeenCalledExactlyOnceWith(queueOf('broud'), expect.any(Date));
  expect(deliveryQueues.next).toHaveBeenCalledExactlyOnceWith(queueOf('ayla'), expect.any(Date));
});

import { expect, it, vi } from 'vitest';
import { type SlotLimits, Slots } from '../../../src/play/channels/slots.js';
import type { DeliveryQueue } from '../../../src/play/ports/delivery-queues.js';
import { CutShort } from '../../../src/play/ports/receivers.js';

const roomy: SlotLimits = { quick: 3, slow: 9, slowPerHost: 9, slowFailing: 9, slowAfter: 5 };

const queueOf = (playerId: string, part: Partial<DeliveryQueue> = {}): DeliveryQueue => ({
  ...{ webhookId: playerId, queue: playerId, lease: playerId, playerId, host: `${playerId}.example` },
  failing: false,
  ...part,
});

/** Slots, and calls that end only when they are aborted. */
function open(limits: Partial<SlotLimits> = {}) {
  const ended: { player: string; reason: unknown }[] = [];
  let slow = 0;
  const slots = new Slots({ ...roomy, ...limits }, () => {
    slow += 1;
  });
  const closing = new AbortController();
  const calls: Promise<void>[] = [];
  /** Ends when the call has become slow. */
  const call = async (queue: DeliveryQueue): Promise<void> => {
    const before = slow;
    const work = slots.hold(queue, (slot) =>
      slots.call(slot, closing.signal, async (signal) => {
        await new Promise((end) => signal.addEventListener('abort', end));
        ended.push({ player: queue.playerId, reason: signal.reason });
      }),
    );
    calls.push(work);
    expect(slots.free).toBe(2);
    await vi.waitUntil(() => slow > before);
  };
  const close = async (): Promise<void> => {
    closing.abort();
    await Promise.all(calls);
    expect(slots.free).toBe(3);
  };
  return { slots, call, ended, close };
}

it('slow calls make room for others, but not for their own player', async () => {
  const { slots, call, ended, close } = open();
  const queue = queueOf('ayla', { host: 'one.example', failing: true });
  for (let nth = 0; nth < 4; nth += 1) await call(queue);
  expect(slots.free).toBe(3);
  const busy = { hosts: new Map([['one.example', 0]]), players: new Map([['ayla', 4]]), failing: 0 };
  expect(slots.busy).toEqual(busy);
  expect(ended).toEqual([]);
  await close();
});

it.each<[string, Partial<SlotLimits>, Partial<DeliveryQueue>]>([
  ['calls', { slow: 3 }, {}],
  ['calls of a host', { slowPerHost: 3 }, { host: 'one.example' }],
  ['calls of failing webhooks', { slowFailing: 3 }, { failing: true }],
])(
  'with too many slow %s, the oldest of the player with most of them is cut short',
  async (_, limits, part) => {
    const { call, ended, close } = open(limits);
    for (const player of ['durc', 'ayla', 'ayla']) await call(queueOf(player, part));
    expect(ended).toEqual([]);
    await call(queueOf('zug', part));
    await vi.waitUntil(() => ended.length > 0);
    expect(ended).toEqual([{ player: 'ayla', reason: expect.any(CutShort) }]);
    await close();
    expect(ended.slice(1).map(({ player }) => player)).toEqual(['durc', 'ayla', 'zug']);
  },
);

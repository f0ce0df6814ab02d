import { expect, test, vi } from 'vitest';
import { inParts } from '../../../src/store/bus/carrier.js';
import { localBus } from '../../../src/store/bus/local-bus.js';

function bus() {
  const onError = vi.fn<(error: unknown) => void>();
  const carrier = { publish: vi.fn(), tell: vi.fn(), follow: vi.fn(), unfollow: vi.fn() };
  const made = localBus(onError);
  made.attach(carrier);
  return { onError, carrier, ...made };
}

test('only the listeners of a topic are notified', () => {
  const { subscribe, publish, carrier } = bus();
  const [mine, other] = [vi.fn(), vi.fn()];
  subscribe('game', mine);
  subscribe('player', other);
  publish(['game']);
  expect(mine).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(carrier.publish.mock.calls).toEqual([[['game']]]);
});

test('an unsubscribed listener is not notified, and its other subscriptions remain', () => {
  const { subscribe, notify } = bus();
  const listener = vi.fn();
  const leave = subscribe('game', listener);
  subscribe('game', listener);
  leave();
  leave();
  notify('game');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a listener that throws does not keep the others from being notified', () => {
  const { subscribe, notify, onError } = bus();
  const listener = vi.fn();
  subscribe('game', () => {
    throw new Error('oops');
  });
  subscribe('game', listener);
  notify('game');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith(new Error('oops'));
});

test('every listener is notified after a gap', () => {
  const { subscribe, notifyAll } = bus();
  const listeners = [vi.fn(), vi.fn()];
  listeners.forEach((listener, nth) => {
    subscribe(`topic ${nth}`, listener);
  });
  notifyAll();
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
});

test('a carrier follows a topic from its first listener to its last', () => {
  const { subscribe, carrier } = bus();
  const leave = [subscribe('game', () => {}), subscribe('game', () => {})];
  expect(carrier.follow.mock.calls).toEqual([['game']]);
  leave[0]?.();
  expect(carrier.unfollow).not.toHaveBeenCalled();
  leave[1]?.();
  expect(carrier.unfollow.mock.calls).toEqual([['game']]);
});

test('a carrier that comes later follows what is listened to already', () => {
  const { subscribe, attach } = bus();
  subscribe('game', () => {});
  const follow = vi.fn();
  attach({ publish() {}, tell() {}, unfollow() {}, follow });
  expect(follow.mock.calls).toEqual([['game']]);
});

test('topics that do not fit into one notification are split over several without loss', () => {
  const topics = Array.from({ length: 500 }, (_, nth) => String(nth).padStart(36, '0'));
  const parts = inParts(topics);
  expect(parts.flat()).toEqual(topics);
  for (const part of parts) expect(Buffer.byteLength(part.join())).toBeLessThan(7950);
  expect(parts).toHaveLength(3);
});

import { expect, test, vi } from 'vitest';
import { inParts, localBus } from '../../../src/store/bus/local-bus.js';

function bus() {
  const announce = vi.fn<(notification: string) => void>();
  const onError = vi.fn<(error: unknown) => void>();
  return { announce, onError, ...localBus({ origin: 'here', announce, onError }) };
}

test('only the listeners of a topic are notified', () => {
  const { subscribe, publish, announce } = bus();
  const [mine, other] = [vi.fn(), vi.fn()];
  subscribe('game', mine);
  subscribe('player', other);
  publish(['game']);
  expect(mine).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(announce.mock.calls).toEqual([['here game']]);
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

test('notifications of other processes reach listeners; own and malformed ones are ignored', () => {
  const { subscribe, receive } = bus();
  const listener = vi.fn();
  subscribe('b', listener);
  receive('here a,b');
  receive('');
  receive('b');
  expect(listener).not.toHaveBeenCalled();
  receive('there a,b');
  expect(listener).toHaveBeenCalledTimes(1);
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

test('topics that do not fit into one notification are split over several without loss', () => {
  const topics = Array.from({ length: 500 }, (_, nth) => String(nth).padStart(36, '0'));
  const parts = inParts(topics);
  expect(parts.flat()).toEqual(topics);
  for (const part of parts) expect(Buffer.byteLength(part.join())).toBeLessThan(7950);
  expect(parts).toHaveLength(3);
});

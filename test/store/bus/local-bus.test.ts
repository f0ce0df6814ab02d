import { expect, test, vi } from 'vitest';
import { inParts, localBus } from '../../../src/store/bus/local-bus.js';

function bus() {
  const announce = vi.fn<(notification: string) => void>();
  const onError = vi.fn<(error: unknown) => void>();
  return { announce, onError, ...localBus({ origin: 'here', announce, onError }) };
}

test('a topic is told to its listeners and to nobody else', () => {
  const { subscribe, publish, announce } = bus();
  const [mine, other] = [vi.fn(), vi.fn()];
  subscribe('game', mine);
  subscribe('player', other);
  publish(['game']);
  expect(mine).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(announce.mock.calls).toEqual([['here game']]);
});

test('who has left hears nothing more, the same listener elsewhere still does', () => {
  const { subscribe, notify } = bus();
  const listener = vi.fn();
  const leave = subscribe('game', listener);
  subscribe('game', listener);
  leave();
  leave();
  notify('game');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a listener that throws does not keep the news from the others', () => {
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

test('a notification from elsewhere is told, an own one was told already, and nonsense is nothing', () => {
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

test('after a gap everybody is told', () => {
  const { subscribe, notifyAll } = bus();
  const listeners = [vi.fn(), vi.fn()];
  listeners.forEach((listener, nth) => {
    subscribe(`topic ${nth}`, listener);
  });
  notifyAll();
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
});

test('more topics than fit in one notification are split over several, none lost', () => {
  const topics = Array.from({ length: 500 }, (_, nth) => String(nth).padStart(36, '0'));
  const parts = inParts(topics);
  expect(parts.flat()).toEqual(topics);
  for (const part of parts) expect(Buffer.byteLength(part.join())).toBeLessThan(7950);
  expect(parts).toHaveLength(3);
});

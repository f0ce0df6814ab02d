import { expect, it, vi } from 'vitest';
import { notifyCarrier } from '../../../src/store/bus/notify-carrier.js';

function carrier() {
  const waiting: (() => void)[] = [];
  const send = vi.fn((_notification: string) => new Promise<void>((sent) => waiting.push(sent)));
  const receiver = { announced: vi.fn(), told: vi.fn() };
  const onError = vi.fn();
  /** Lets the statement in progress end. */
  const answer = async () => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    waiting.shift()?.();
  };
  return { send, answer, receiver, onError, ...notifyCarrier({ origin: 'here', send, receiver, onError }) };
}

it('sends at once, and what comes meanwhile in one statement', async () => {
  const { send, answer, publish, tell, close } = carrier();
  publish([]);
  await close();
  publish(['a']);
  for (const topic of ['b', 'c', 'b']) publish([topic]);
  tell('spent', ['x/1', 'x/1']);
  expect(send.mock.calls).toEqual([['here a']]);
  await answer();
  await answer();
  await close();
  // A topic once is enough. Equal words are not the same.
  expect(send.mock.calls).toEqual([['here a'], ['here b,c,spent=x/1,spent=x/1']]);
});

it('delivers what other processes send, and ignores its own and what is malformed', () => {
  const { receive, receiver } = carrier();
  for (const text of ['here a', '', 'b']) receive(text);
  expect(receiver.announced).not.toHaveBeenCalled();
  receive('there a,spent=x/1,b');
  expect(receiver.announced.mock.calls).toEqual([['a'], ['b']]);
  expect(receiver.told.mock.calls).toEqual([['spent', 'x/1']]);
});

it('drops what does not fit while the database does not answer, and counts no talk, which may be a whisper', () => {
  const { publish, dropped } = carrier();
  publish(['first']);
  publish(Array.from({ length: 30_000 }, (_, nth) => `${nth}`));
  publish(['game.talk']);
  expect(dropped()).toBe(10_000);
});

it('reports a statement that fails, and goes on', async () => {
  const { send, publish, close, dropped, onError } = carrier();
  send.mockRejectedValueOnce(new Error('gone')).mockResolvedValue();
  publish(['a', 'b']);
  await close();
  expect(onError).toHaveBeenCalledWith(new Error('gone'));
  expect(dropped()).toBe(2);
  publish(['c']);
  await close();
  expect(send).toHaveBeenLastCalledWith('here c');
});

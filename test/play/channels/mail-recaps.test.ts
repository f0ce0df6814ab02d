import { expect, it } from 'vitest';
import { QueueFull } from '../../../src/kernel/bounded-queue.js';
import { recapOf } from '../../../src/play/channels/mail-recaps.js';
import type { Context } from '../../../src/play/context.js';

/** Reading any game fails like this. */
function contextWith(mayRecap: boolean, error: Error) {
  const [read, failures]: [string[], unknown[]] = [[], []];
  const live = {
    known: () => undefined,
    get(id: string) {
      read.push(id);
      throw error;
    },
  };
  const usage = { mayRecap: () => mayRecap, recapped: () => {} };
  const observe = { failed: (failure: unknown) => void failures.push(failure) };
  const games = {
    find: async (id: string) => {
      read.push(id);
      throw error;
    },
  };
  return { read, failures, context: { live, games, usage, observe } as unknown as Context };
}

const recap = ({ context }: ReturnType<typeof contextWith>) =>
  recapOf(context, { playerId: 'ayla', language: 'en' }, 'game', { viewer: 0 });

it('a message whose reader has used up what recaps may cost reads no game', async () => {
  const given = contextWith(false, new Error('not read'));
  expect(await recap(given)).toEqual([]);
  expect(given.read).toEqual([]);
});

it('a message is sent without a recap that fails, which is logged unless too many wait', async () => {
  const broken = contextWith(true, new Error('the engine is missing'));
  expect(await recap(broken)).toEqual([]);
  expect(broken.failures).toHaveLength(1);
  const crowded = contextWith(true, new QueueFull('past'));
  expect(await recap(crowded)).toEqual([]);
  expect([crowded.read.length > 0, crowded.failures]).toEqual([true, []]);
});

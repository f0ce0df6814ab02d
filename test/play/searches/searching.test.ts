import { describe, expect, it } from 'vitest';
import { type AnyState, erase } from '../../../src/engine/any-rulebook.js';
import { openQueues } from '../../../src/play/queues.js';
import { type Search, searchOf, think } from '../../../src/play/searches/searching.js';
import type { Draft } from '../../../src/play/turns/draft.js';
import { inThisThread } from '../../../src/play/work/in-this-thread.js';
import { WorkerLost } from '../../../src/play/work/workers.js';
import { sampleGame } from '../../store/sample.js';
import { numbers } from '../../support/numbers.js';
import { configFor, playout } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';

const rulebook = erase(thinIce);
const search: Search = {
  ...{ level: 'strong', rulebook, seat: 0, seed: 5, version: 2 },
  imagined: playout(rulebook, configFor(rulebook, 2), 1).opening,
  paid: { gameId: 'game', payers: ['ayla'] },
};

/** What a search needs of its context, with what it was charged and what failed. */
function contextWith(workers = inThisThread) {
  const [charged, failures]: [number[], string[]] = [[], []];
  return {
    ...{ charged, failures, workers, queues: openQueues() },
    usage: { searched: (_: object, steps: number) => void charged.push(steps) },
    observe: { failed: (_: unknown, what: string) => void failures.push(what) },
  };
}

describe('A search for a bot', () => {
  it('finds a legal action, and is charged by its steps', async () => {
    const context = contextWith();
    const { action, version } = await think(context, search);
    expect(version).toBe(2);
    expect(rulebook.legal(search.imagined, 0)).toContainEqual(action);
    expect(context.charged).toEqual([expect.any(Number)]);
    expect(context.charged[0]).toBeGreaterThan(1_000);
  });

  it('is left to the basic bot where its thread is lost', async () => {
    const context = contextWith({ run: () => Promise.reject(new WorkerLost('gone')) });
    expect(await think(context, search)).toEqual({ seat: 0, version: 2, action: null });
    expect(context.failures).toEqual(['the search of thin-ice']);
    expect(context.charged).toEqual([]);
  });

  it('is left to the basic bot, without an alarm, where too many wait', async () => {
    const never = new Promise<never>(() => {});
    const context = contextWith({ run: () => never });
    for (let nth = 0; nth < 65; nth += 1) void think(context, search);
    expect(await think(context, search)).toEqual({ seat: 0, version: 2, action: null });
    expect(context.failures).toEqual([]);
  });

  it('takes as long where the seat has one action only, unless everybody knows that', async () => {
    const record = sampleGame('p0', { seats: [0, 1, 2].map(() => ({ kind: 'bot', level: 'strong' })) });
    const searched = async (seat: number, token: boolean) => {
      const state = { turn: seat, token } as unknown as AnyState;
      const draft = { rulebook: numbers, state, seed: 'seed', version: 7 } as unknown as Draft;
      const found = await searchOf(record, draft, seat, null);
      if (!('level' in found)) return found;
      const context = contextWith();
      const { action } = await think(context, found);
      expect(numbers.legal(state, seat)).toContainEqual(action);
      return context.charged;
    };
    const [[without = 0], [having = 0]] = (await Promise.all(
      [false, true].map((token) => searched(1, token)),
    )) as [number[], number[]];
    expect(without).toBeGreaterThan(1_000);
    // A playout has six steps at most.
    expect(Math.abs(without - having)).toBeLessThan(20);
    expect(await searched(2, false)).toEqual({ action: { type: 'say', number: 1 } });
  });
});

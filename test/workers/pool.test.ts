import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionId } from '../../src/engine/action-id.js';
import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { toSvg } from '../../src/engine/drawing/svg.js';
import { replay } from '../../src/engine/replay.js';
import { SPECTATOR } from '../../src/engine/rulebook.js';
import { inThisThread } from '../../src/play/work/in-this-thread.js';
import { WorkerLost } from '../../src/play/work/workers.js';
import { loadFrozen, readManifest } from '../../src/rulebooks/frozen.js';
import { openPool, usualThreads } from '../../src/workers/pool.js';
import { configFor } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { sharedPlayout } from '../support/shared-playouts.js';
import { testedWorkers } from '../support/workers.js';
import { rulebooks as hostile } from './hostile-rulebooks.js';

const module = new URL('./hostile-rulebooks.ts', import.meta.url);
const hostilePool = openPool({ threads: 2, module, rulebooks: hostile, limitMs: 3_000, loadingMs: 30_000 });
afterAll(() => hostilePool.close());

const called = (id: string): AnyRulebook => hostile.find(({ meta }) => meta.id === id) as AnyRulebook;
const [thinIce] = hostile as [AnyRulebook];

const answerOf = (rulebook: AnyRulebook) => {
  const { state, seat } = beginning(rulebook);
  return { state, seat, seed: 'seed', version: 2 };
};

function beginning(rulebook: AnyRulebook) {
  const { log } = sharedPlayout(thinIce, configFor(thinIce, 2), 0, 1);
  const { state } = replay(rulebook, log.slice(0, 1));
  return { state, seat: rulebook.prompts(state)[0]?.seat ?? 0 };
}

/** The input of every task at the end of a random game. */
function inputsFor(rulebook: AnyRulebook, nth = 0) {
  const config = configFor(rulebook, rulebook.meta.seats.max);
  const { log: entries, last } = sharedPlayout(rulebook, config, nth);
  const middle = entries.slice(0, Math.ceil(entries.length / 2));
  const { state } = replay(rulebook, middle);
  const seat = rulebook.prompts(state)[0]?.seat ?? 0;
  const names = Array.from({ length: config.seats }, (_, one) => `Player ${one}`);
  const audience = { language: 'de' as const, names, components: config.components };
  const look = {
    ...{ viewer: seat, audience, layout: 'wide' as const },
    rendering: { scheme: 'dark' as const, size: 900 },
  };
  const actions = rulebook.legal(state, seat).slice(0, 1);
  return { entries, last, state, seat, look, actions };
}

describe.each(testedRulebooks.map((one) => [one.meta.id, one] as const))('in a thread, %s', (_, rulebook) => {
  const { entries, state, seat, look, actions } = inputsFor(rulebook);
  const both = (run: (workers: typeof inThisThread) => Promise<unknown>) =>
    Promise.all([run(testedWorkers), run(inThisThread)]);

  it('is drawn byte for byte as in this thread', async () => {
    const legal = rulebook.legal(state, seat);
    const { audience, layout, rendering } = look;
    const direct = toSvg(
      rulebook.picture(rulebook.view(state, seat), { ...audience, layout, legal }),
      rendering,
    );
    const drawn = await testedWorkers.run('picture', rulebook, { ...look, state, isActive: true });
    expect(drawn).toBe(direct);
    const [there, here] = await both((workers) =>
      workers.run('picture', rulebook, { ...look, viewer: SPECTATOR, state, isActive: false }),
    );
    expect(there).toBe(here);
  });

  it('gives the same answers and drafts', async () => {
    const bot = { state, seat, seed: 'seed', version: 9 };
    const bots = await both((workers) => workers.run('bot', rulebook, bot));
    expect(bots[0]).toEqual(bots[1]);
    const drafts = await both((workers) => workers.run('draft', rulebook, { ...bot, actions }));
    expect(JSON.stringify(drafts[0])).toBe(JSON.stringify(drafts[1]));
  });

  it('gives the same film', async () => {
    const few = entries.slice(0, 40);
    const [there, here] = await both((workers) =>
      workers.run('film', rulebook, { ...look, entries: few, title: 'Film' }),
    );
    expect(there).toEqual(here);
  });
});

it('a frozen engine is loaded in the thread', async () => {
  for (const engine of readManifest().engines) {
    const rulebook = await loadFrozen(engine);
    const { state, seat, look } = inputsFor(rulebook);
    const input = { ...look, viewer: seat, state, isActive: true };
    const there = await testedWorkers.run('picture', rulebook, input);
    expect(there).toBe(await inThisThread.run('picture', rulebook, input));
  }
});

it('a rulebook that threads cannot load runs in this one', async () => {
  const own: AnyRulebook = { ...thinIce, meta: { ...thinIce.meta, id: 'own' } };
  const answer = await hostilePool.run('bot', own, answerOf(own));
  expect(answer).toMatchObject({ failure: null });
});

describe('a thread', () => {
  // A thread that still has to load its rulebooks has a longer limit, all of which the endless bot would use up.
  beforeAll(async () => {
    await Promise.all([1, 2].map(() => hostilePool.run('bot', thinIce, answerOf(thinIce))));
    expect(hostilePool.size).toBe(2);
  });

  it.each(['endless', 'deadly', 'greedy'])(
    'that is lost to an %s bot is replaced, and others are unharmed',
    async (id) => {
      const lost = hostilePool.run('bot', called(id), answerOf(called(id)));
      const others = Promise.all([1, 2, 3, 4].map(() => hostilePool.run('bot', thinIce, answerOf(thinIce))));
      await expect(lost).rejects.toThrow(WorkerLost);
      const answers = new Set((await others).map(({ action }) => actionId(action)));
      expect(answers.size).toBe(1);
      expect(await hostilePool.run('bot', thinIce, answerOf(thinIce))).toMatchObject({ failure: null });
    },
  );

  it('outlives a bot that throws', async () => {
    const answer = await hostilePool.run('bot', called('thrower'), answerOf(called('thrower')));
    expect(answer.failure).toBe('no idea');
  });

  it('starts with the first task, and ends when there is none for a while', async () => {
    const pool = openPool({ threads: 2, module, rulebooks: hostile, idleMs: 50 });
    expect(pool.size).toBe(0);
    await pool.run('bot', thinIce, answerOf(thinIce));
    expect(pool.size).toBe(1);
    await expect.poll(() => pool.size).toBe(0);
    await pool.close();
  });

  it('ends a film early that nobody waits for any more', async () => {
    const rulebook = testedRulebooks[0] as AnyRulebook;
    const { entries, look } = inputsFor(rulebook);
    const gone = new AbortController();
    const film = testedWorkers.run('film', rulebook, { ...look, entries, title: 'Film' }, gone.signal);
    setImmediate(() => gone.abort());
    expect(await film).toMatchObject({ svg: null });
  });
});

it('there are two threads at least, and one for each further core', () => {
  expect([1, 2, 3, 4, 16].map((cores) => usualThreads(cores))).toEqual([2, 2, 2, 3, 15]);
});

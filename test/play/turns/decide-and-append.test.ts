import { expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { seal } from '../../../src/engine/fairness.js';
import { replay } from '../../../src/engine/replay.js';
import { KeyedMutex } from '../../../src/kernel/keyed-mutex.js';
import { KeyedRuns } from '../../../src/kernel/keyed-runs.js';
import { err, ok } from '../../../src/kernel/result.js';
import { SERVICE } from '../../../src/play/caller.js';
import type { Context } from '../../../src/play/context.js';
import type { LiveGame } from '../../../src/play/games/live-games.js';
import type { Holder } from '../../../src/play/ports/game-record.js';
import type { Append } from '../../../src/play/ports/log.js';
import { AnsweredMeanwhile } from '../../../src/play/ports/retries/saved-replies.js';
import { refusal } from '../../../src/play/refusal.js';
import { asItIs, decideAndAppend, inPlay } from '../../../src/play/turns/decide-and-append.js';
import { noon, sampleGame } from '../../store/sample.js';
import { configFor, playout } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';
import { until } from '../../support/until.js';

const rulebook = erase(thinIce);
const entries = seal(playout(rulebook, configFor(rulebook, 2), 1, { most: 1 }).log, 'before', 'seed');
const ayla: Holder = { kind: 'player', id: 'ayla', name: 'Ayla' };

/** A game, and a context whose log answers appends with these results in turn. */
function table(results: readonly ('appended' | 'stale')[] = [], seats: readonly Holder[] = [ayla, ayla]) {
  const { state, turn } = replay(rulebook, entries);
  const record = { ...sampleGame('ayla', { status: 'active', seats }), version: entries.length };
  const { components } = rulebook;
  const game: LiveGame = {
    record,
    rulebook,
    engine: 'present',
    components,
    state,
    turn,
    hash: 'last',
    tail: [],
    sent: new Map(),
  };
  const appends: Append[] = [];
  const woken: string[] = [];
  const loads = { count: 0 };
  const botRuns = new KeyedRuns();
  botRuns.start(
    async (id) => void woken.push(id),
    () => {},
  );
  const append = async (one: Append) => {
    appends.push(one);
    return results[appends.length - 1] ?? 'appended';
  };
  const get = async () => {
    loads.count += 1;
    return game;
  };
  const context = {
    clock: () => noon,
    locks: new KeyedMutex(),
    live: { get, known: () => game, put: () => {} },
    log: { append },
    tracing: null,
    botRuns,
    observe: { acted: () => {} },
  } as unknown as Context;
  return { context, game, appends, woken, loads, move: { gameId: record.id, caller: SERVICE } as const };
}

const comeBack = (context: Context, game: LiveGame) =>
  inPlay(context, game, asItIs, (draft) => {
    draft.note({ type: 'return', by: 0 });
    return ok({});
  });

it('decides again, on the newest state, until its append succeeds', async () => {
  const { context, appends, loads, move } = table(['stale', 'stale', 'appended']);
  let decisions = 0;
  const done = await decideAndAppend(context, move, (game) => {
    decisions += 1;
    return comeBack(context, game);
  });
  expect(done).toMatchObject({ ok: true, value: { version: entries.length + 1 } });
  expect([decisions, appends.length, loads.count]).toEqual([3, 3, 3]);
});

it('decides again until another guarded write succeeds', async () => {
  const { context, move } = table();
  let writes = 0;
  const done = await decideAndAppend(context, move, () =>
    ok({
      kind: 'change',
      write: async () => {
        writes += 1;
        return writes === 3;
      },
      value: () => 'done',
    }),
  );
  expect([done, writes]).toEqual([{ ok: true, value: 'done' }, 3]);
});

it('writes nothing for a refusal or an empty draft', async () => {
  const { context, appends, move } = table();
  const no = refusal('not_your_turn', 'No.');
  expect(await decideAndAppend(context, move, () => err(no))).toEqual(err(no));
  const nothing = (game: LiveGame) => inPlay(context, game, asItIs, () => ok({}));
  expect(await decideAndAppend(context, move, nothing)).toMatchObject({ ok: true, value: { version: 2 } });
  expect(appends).toEqual([]);
});

it('is over if the reply to an earlier attempt is saved, even if the game is not to be seen', async () => {
  const { context, move } = table();
  const replies = { find: async () => 'as before' };
  const once = { id: 'k', savesRefusals: true, reply: () => never() };
  const never = () => {
    throw new Error('there is nothing to decide');
  };
  const hidden = { ...move, caller: null, once };
  const again = decideAndAppend({ ...context, replies } as unknown as Context, hidden, never);
  await expect(again).rejects.toThrow(AnsweredMeanwhile);
});

it('cleans up after each append that wrote nothing', async () => {
  const { context, move } = table(['stale', 'appended']);
  let cleaned = 0;
  await decideAndAppend(context, move, async (game) => {
    const decided = await comeBack(context, game);
    if (!decided.ok) return decided;
    const otherwise = async () => {
      cleaned += 1;
    };
    return ok({ otherwise, ...decided.value });
  });
  expect(cleaned).toBe(1);
});

it('wakes the bots if one is asked after an append, but not for their own run', async () => {
  const players = table();
  await decideAndAppend(players.context, players.move, (game) => comeBack(players.context, game));
  const bots = table([], [ayla, { kind: 'bot' }]);
  const own = { ...bots.move, wakesBots: false };
  await decideAndAppend(bots.context, own, (game) => comeBack(bots.context, game));
  expect([players.woken, bots.woken]).toEqual([[], []]);
  await decideAndAppend(bots.context, bots.move, (game) => comeBack(bots.context, game));
  await until(() => bots.woken.length === 1);
});

it('handles one request per game at a time', async () => {
  const { context, move } = table();
  let atOnce = 0;
  let most = 0;
  const slow = async (game: LiveGame) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    return comeBack(context, game);
  };
  await Promise.all(Array.from({ length: 5 }, () => decideAndAppend(context, move, slow)));
  expect(most).toBe(1);
});

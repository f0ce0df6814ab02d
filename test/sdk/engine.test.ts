import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEngine } from '../../sdk/build.js';
import type { Engine, State } from '../../sdk/engine/src/contract.js';
import { configOf, Engines } from '../../sdk/engine/src/engines.js';
import { search, shareOf } from '../../sdk/engine/src/search.js';
import { Sidecar } from '../../sdk/engine/src/sidecar.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { isInstalled } from '../examples/run-example.js';

let folder: string;
let engines: Engines;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'permafrost-engine-'));
  const dist = pathToFileURL(`${folder}/`);
  await buildEngine(dist);
  engines = new Engines(new URL('engines/', dist));
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the engine package', () => {
  it('has every frozen engine, and one for the present rules of each rulebook', async () => {
    for (const { meta } of rulebooks) {
      const engine = await engines.load(meta.id);
      expect(engine.meta.rulesVersion).toBe(meta.rulesVersion);
    }
    expect((await engines.load('mammut', '1')).meta.rulesVersion).toBe('1');
    expect(() => engines.load('chess')).toThrow('no engine of chess');
  });

  it('completes options, and refuses seats that a rulebook has not', async () => {
    const engine = await engines.load('eiszeit');
    expect(configOf(engine, 3).options).toHaveProperty('rounds');
    expect(() => configOf(engine, 9)).toThrow('seats');
  });
});

describe('the search', () => {
  let engine: Engine;
  let state: State;
  beforeAll(async () => {
    engine = await engines.load('mammut');
    const rng = engine.quickRng(7);
    state = engine.rollout(engine.start(configOf(engine, 2), rng).state, rng, 12).state;
  });
  const asked = () => engine.prompts(state)[0]?.seat ?? 0;

  it('finds the same for the same seed, within its budget', () => {
    const wish = { steps: 20_000, seed: 3 };
    const found = search(engine, state, asked(), wish);
    expect(found).toEqual(search(engine, state, asked(), wish));
    expect(engine.legal(state, asked())).toContainEqual(found.action);
    expect(found.steps).toBeGreaterThanOrEqual(20_000);
    const { steps } = search(engine, state, asked(), { steps: 60_000, seed: 3 });
    expect(steps).toBeGreaterThan(found.steps);
  });

  it('plays on from imagined states alone', () => {
    const seen: State[] = [];
    const spy = {
      ...engine,
      imagine: (from: State, ...rest: [number, never]) => {
        seen.push(from);
        return engine.imagine(from, ...rest);
      },
      rollout: (from: State, ...rest: [never, number]) => {
        expect(from).not.toBe(state);
        return engine.rollout(from, ...rest);
      },
      answer: (from: State, ...rest: [number, never]) => {
        expect(from).not.toBe(state);
        return engine.answer(from, ...rest);
      },
    };
    search(spy as unknown as Engine, state, asked(), { steps: 2_000 });
    // The true state is imagined from once, and those of the search are imagined from that.
    expect(seen.filter((from) => from === state)).toHaveLength(1);
    expect(seen.length).toBeGreaterThan(2);
  });

  it('shares what a rank is worth among those who have it', () => {
    const standings = [1, 1, 3].map((rank, seat) => ({ seat, rank, score: 0, tieBreaks: [] }));
    expect([0, 1, 2].map((seat) => shareOf({ reason: 'end', standings }, seat))).toEqual([0.75, 0.75, 0]);
  });
});

describe('the sidecar', () => {
  it('answers lines and batches, and survives what it cannot read', async () => {
    const sidecar = new Sidecar(engines);
    const ask = async (wish: unknown) => JSON.parse(await sidecar.answer(JSON.stringify(wish)));
    expect(JSON.parse(await sidecar.answer('nonsense'))).toMatchObject({ ok: false });
    expect(await ask({ op: 'fly', rulebook: 'mammut' })).toMatchObject({
      ok: false,
      error: 'there is no op fly',
    });
    const { value: state } = await ask({ op: 'start', rulebook: 'mammut', seats: 2 });
    const [prompts, legal] = await ask([
      { op: 'prompts', rulebook: 'mammut', state },
      { op: 'legal', rulebook: 'mammut', state, seat: 0 },
    ]);
    const { seat } = prompts.value[0];
    expect(legal.ok).toBe(true);
    const wish = { rulebook: 'mammut', state, seat, steps: 2_000 };
    const { value: found } = await ask({ op: 'search', ...wish });
    expect(await ask({ op: 'apply', ...wish, action: found.candidates[0].id })).toMatchObject({ ok: true });
    expect(await ask({ op: 'step', tables: 9, actions: [] })).toMatchObject({ ok: false });
  });

  it.skipIf(!isInstalled('python3'))(
    'plays games to the end from Python, alone and side by side',
    async () => {
      const program = `
import json, random, sys
from permafrost_env import Engine, Environment, Tables, EngineError
random.seed(1)
with Engine(["node", sys.argv[1], "--stdio"]) as engine:
    tables = Tables(engine, "mammut", 8, seats=3)
    step, ended = tables.now(), []
    while len(ended) < 10:
        assert [len(one) for one in tables.legal(range(8))] == step.counts
        step = tables.step([random.randrange(count) for count in step.counts])
        ended += [round(sum(over["rewards"]), 6) for over in step.over]
    games = [Tables(engine, "tal-der-mammuts", 7, threads=threads) for threads in (1, 3)]
    alike, steps = True, [one.now() for one in games]
    for _ in range(60):
        alike = alike and steps[0] == steps[1] and games[0].views([6, 0]) == games[1].views([6, 0])
        chosen = [random.randrange(count) for count in steps[0].counts]
        steps = [one.step(chosen) for one in games]
    wrong, stayed = chosen[:], games[1].now()
    wrong[6] = 999
    try:
        games[1].step(wrong)
        alike = False
    except EngineError:
        alike = alike and games[1].now() == stayed
    games[1].close()
    refused = False
    try:
        tables.step([0])
    except EngineError:
        refused = True
    env = Environment(engine, "mammut", seats=2)
    env.reset(seed=5)
    rewards, searched = {}, 0
    for agent in env.agent_iter():
        view, reward, over, _, info = env.last()
        if over:
            rewards[agent] = reward
            env.step(None)
        else:
            assert sum(info["action_mask"]) == len(info["actions"]) > 0
            searched += 1
            env.step(env.search(steps=800)["candidates"][0]["id"] if searched <= 3 else random.randrange(len(info["actions"])))
    print(json.dumps([alike, set(ended) == {1.5}, refused, sum(rewards.values()), sorted(rewards)]))`;
      const env = {
        ...process.env,
        PYTHONPATH: fileURLToPath(new URL('../../sdk/python', import.meta.url)),
        PYTHONDONTWRITEBYTECODE: '1',
      };
      const child = spawn('python3', ['-c', program, join(folder, 'cli.js')], { env });
      const [printed, errors] = [text(child.stdout), text(child.stderr)];
      await once(child, 'close');
      expect(JSON.parse((await printed) || JSON.stringify(await errors))).toEqual([
        true,
        true,
        true,
        1,
        ['seat_0', 'seat_1'],
      ]);
    },
  );
});

import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { type AnyEvent, type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import { firstDifference } from '../../src/engine/carry-over.js';
import { closed } from '../../src/engine/define/index.js';
import { type Entry, isAction, isStart, type ServiceAction } from '../../src/engine/entry.js';
import { seededRng } from '../../src/kernel/rng.js';
import { configFor, playout } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { thinIce } from '../support/thin-ice/index.js';

const SEED = 'seed 4';
const LENGTH = 40;

const serviceEntry = (version: number, action: ServiceAction): Entry => ({
  version,
  at: new Date(0),
  seat: null,
  action,
  events: [],
});

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  'a game of %s',
  (_, rulebook) => {
    const { log, steps } = playout(rulebook, configFor(rulebook), 4, { most: LENGTH });
    const acted = log.filter(isAction);
    const next: AnyRulebook = { ...rulebook, meta: { ...rulebook.meta, rulesVersion: 'next' } };

    it('can go on by newer rules that judge it as the older ones do', () => {
      expect(acted.length).toBeGreaterThan(1);
      expect(firstDifference({ older: rulebook, newer: next }, { entries: log, seed: SEED })).toBeNull();
    });

    it('can go on after service entries, and where another way was taken after an undo', () => {
      const [first] = steps;
      if (first === undefined) throw new Error('somebody has acted');
      const { before, seat, action } = first;
      const version = log.length + 3;
      const { events } = rulebook.decide(before, seat, action, seededRng(SEED, version));
      const entries: Entry[] = [
        ...log,
        serviceEntry(log.length + 1, { type: 'ask_undo', by: seat, to: 1 }),
        serviceEntry(log.length + 2, { type: 'undo', by: seat, to: 1 }),
        { version, at: new Date(0), seat, action, events },
      ];
      expect(firstDifference({ older: rulebook, newer: next }, { entries, seed: SEED })).toBeNull();
    });
  },
);

describe('the first difference between two versions of the rules', () => {
  const older = erase(thinIce);
  const config = configFor(older);
  const { log } = playout(older, config, 4);
  const [start, first] = log;
  if (start === undefined || !isStart(start) || first === undefined || !isAction(first))
    throw new Error('somebody has acted');

  const differenceTo = (change: Partial<AnyRulebook>, entries: readonly Entry[] = log) =>
    firstDifference({ older, newer: { ...older, ...change } }, { entries, seed: SEED });

  it('is an action that the newer rules do not have', () => {
    const entries = [start, { ...first, action: { type: 'drill', fish: 9 } }];
    expect(differenceTo({}, entries)).toEqual({
      kind: 'action',
      version: 2,
      detail: 'drill is not legal: not_legal',
    });
  });

  it('is an action that leads to other events, without their values', () => {
    const decide: AnyRulebook['decide'] = (state, seat, action, rng) => {
      const decided = older.decide(state, seat, action, rng);
      return {
        ...decided,
        events: decided.events.map((event) =>
          event.type === 'pulled' ? { ...event, caught: [7, 7] } : event,
        ),
      };
    };
    expect(differenceTo({ decide })).toEqual({
      kind: 'events',
      version: 3,
      detail: 'drill leads to other events: pulled has another caught',
    });
  });

  it.each([
    ['missing', (events: readonly AnyEvent[]) => events.slice(1), 'drilled is missing'],
    ['added', (events: readonly AnyEvent[]) => [...events, { type: 'sung' }], 'sung is added'],
    ['another', () => [{ type: 'sung' }], 'sung in the place of drilled'],
  ] as const)('is an event that is %s', (_, changed, detail) => {
    const decide: AnyRulebook['decide'] = (state, seat, action, rng) => {
      const decided = older.decide(state, seat, action, rng);
      return { ...decided, events: changed(decided.events) };
    };
    expect(differenceTo({ decide })?.detail).toBe(`drill leads to other events: ${detail}`);
  });

  it('is a setup with other events', () => {
    const setup = () => [{ type: 'sung' }];
    expect(differenceTo({ setup })).toEqual({ kind: 'events', version: 1, detail: 'sung is added' });
  });

  it('is not the setup of a fork, which its own seed does not lead to', () => {
    const from = { game: 'another', version: 3 };
    const fork: Entry = { ...start, action: { ...start.action, from } };
    expect(differenceTo({ setup: () => [{ type: 'sung' }] }, [fork])).toBeNull();
  });

  it('is another prompt', () => {
    const prompts: AnyRulebook['prompts'] = (state) => older.prompts(state).slice(0, 1);
    expect(differenceTo({ prompts })).toEqual({
      kind: 'prompts',
      version: 1,
      detail: 'asked: seat 0 drill; by the older rules: seat 0 drill, seat 1 drill',
    });
  });

  it('is another legal action, and not their order', () => {
    const legal: AnyRulebook['legal'] = (state, seat) => older.legal(state, seat).slice(1);
    expect(differenceTo({ legal })).toEqual({
      kind: 'legal',
      version: 1,
      detail: 'actions of seat 0: added none; gone drill',
    });
    expect(differenceTo({ legal: (state, seat) => older.legal(state, seat).toReversed() })).toBeNull();
  });

  it('is a config that the newer rules refuse', () => {
    const flaws = () => [{ pointer: '/options/rounds', detail: 'too many rounds' }];
    expect(differenceTo({ flaws })).toEqual({ kind: 'config', version: 1, detail: 'too many rounds' });
    const options = { ...older.schemas.options, required: ['rounds', 'weather'] };
    const schemas = { ...older.schemas, options };
    expect(differenceTo({ schemas })?.detail).toBe('its options are not valid');
    const meta = { ...older.meta, seats: { min: 7, max: 9 } };
    expect(differenceTo({ meta })?.detail).toBe(`it has ${config.seats} seats`);
  });

  it('is not an option that the game is older than, if it has a default', () => {
    const weather = Type.Boolean({ default: false });
    const { properties } = thinIce.schemas.options as unknown as {
      properties: Record<string, typeof weather>;
    };
    const schemas = { ...older.schemas, options: closed({ ...properties, weather }) };
    expect(differenceTo({ schemas })).toBeNull();
  });

  it('is an undo that was free and is not any more', () => {
    const undo = serviceEntry(3, { type: 'undo', by: first.seat, to: 1 });
    expect(differenceTo({}, [start, first, undo])).toBeNull();
    const decide: AnyRulebook['decide'] = (state, seat, action, rng) => {
      rng.int(6);
      return older.decide(state, seat, action, rng);
    };
    expect(differenceTo({ decide }, [start, first, undo])).toMatchObject({ kind: 'undo', version: 3 });
  });

  it('is an entry that the newer rules fail at', () => {
    const initial = () => {
      throw new Error('no such board');
    };
    expect(differenceTo({ initial })).toEqual({ kind: 'error', version: 1, detail: 'no such board' });
  });

  it('asks each version once for the legal actions of a state', () => {
    const asked = { older: 0, newer: 0 };
    const counting = (who: 'older' | 'newer'): AnyRulebook => ({
      ...older,
      legal: (...given) => {
        asked[who] += 1;
        return older.legal(...given);
      },
    });
    const entries = [...log, serviceEntry(log.length + 1, { type: 'close' })];
    const rulebooks = { older: counting('older'), newer: counting('newer') };
    expect(firstDifference(rulebooks, { entries, seed: SEED })).toBeNull();
    const { opening, steps } = playout(older, config, 4);
    const prompts = [opening, ...steps.map(({ after }) => after)].flatMap((state) => older.prompts(state));
    expect(asked).toEqual({ older: prompts.length, newer: prompts.length });
  });

  it('counts in entries that were undone', () => {
    const undo = serviceEntry(3, { type: 'undo', by: first.seat, to: 1 });
    const legal: AnyRulebook['legal'] = (state, seat) =>
      older.prompts(state).length === 1 ? [] : older.legal(state, seat);
    expect(differenceTo({ legal }, [start, first, undo])).toMatchObject({ kind: 'legal', version: 2 });
  });
});

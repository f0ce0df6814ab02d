import { describe, expect, it } from 'vitest';
import { erase } from '../../src/engine/any-rulebook.js';
import { judge } from '../../src/engine/game.js';
import { replay } from '../../src/engine/replay.js';
import { quickRng } from '../../src/kernel/rng.js';
import { configFor, playout } from '../support/playout.js';
import { thinIce } from '../support/thin-ice/index.js';

const rulebook = erase(thinIce);
const drill = (fish: number) => ({ type: 'drill', fish });

describe('an action', () => {
  const { opening } = playout(rulebook, configFor(rulebook, 2), 1);

  it('that is listed is carried out, without changing the state before it', () => {
    const before = JSON.stringify(opening);
    const judged = judge(rulebook, opening, 0, drill(2), quickRng(1));
    expect(judged).toMatchObject({ ok: true, value: { events: [{ type: 'drilled', seat: 0, fish: 2 }] } });
    expect(JSON.stringify(opening)).toBe(before);
  });

  it('that is not listed is refused with a value, not an exception', () => {
    const judged = judge(rulebook, opening, 0, drill(4), quickRng(1));
    expect(judged).toMatchObject({ ok: false, error: { code: 'not_legal' } });
  });

  it('of a seat that is not asked is refused as `not_your_turn`', () => {
    const once = judge(rulebook, opening, 0, drill(1), quickRng(1));
    if (!once.ok) throw new Error('the first action must be legal');
    const twice = judge(rulebook, once.value.state, 0, drill(1), quickRng(1));
    expect(twice).toMatchObject({ ok: false, error: { code: 'not_your_turn' } });
  });

  it('after the end is refused as `game_over`', () => {
    const { last } = playout(rulebook, configFor(rulebook, 2), 1);
    expect(judge(rulebook, last, 0, drill(1), quickRng(1))).toMatchObject({
      ok: false,
      error: { code: 'game_over' },
    });
  });
});

describe('a log', () => {
  it('must begin with a start entry', () => {
    const { log } = playout(rulebook, configFor(rulebook, 2), 1);
    expect(() => replay(rulebook, log.slice(1))).toThrow();
    expect(() => replay(rulebook, [])).toThrow();
  });

  it('can be replayed from an intermediate state', () => {
    const { log, steps, last } = playout(rulebook, configFor(rulebook, 3), 2);
    const middle = steps[3];
    if (middle === undefined) throw new Error('too short');
    expect(replay(rulebook, log.slice(5), { state: middle.after, turn: [] }).state).toEqual(last);
  });
});

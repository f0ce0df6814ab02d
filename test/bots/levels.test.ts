import { describe, expect, it } from 'vitest';
import { isSearching, levels, thinkAt } from '../../src/bots/levels.js';
import { actionId } from '../../src/engine/action-id.js';
import { botAnswer } from '../../src/engine/sampling-bot.js';
import { quickRng } from '../../src/kernel/rng.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { expectSameJson } from '../support/equal.js';
import { type Chooser, configFor, playout } from '../support/playout.js';

describe.each(rulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  'strong in %s',
  (_id, book) => {
    const choose: Chooser = (state, seat, legal, rng) => botAnswer(book, state, seat, legal, rng);
    const { steps } = playout(book, configFor(book, book.meta.seats.min), 11, { choose, most: 60 });
    const [before, seat] = steps
      .filter(({ before, seat }) => book.legal(before, seat).length > 2)
      .map((step) => [step.before, step.seat] as const)
      .at(-1) ?? [undefined, 0];
    if (before === undefined) throw new Error('no prompt has a choice');

    it('answers the same in states that its seat cannot tell apart, and legally', () => {
      const answers = [
        before,
        book.imagine(before, seat, quickRng(1)),
        book.imagine(before, seat, quickRng(2)),
      ].map((state) => thinkAt('strong', book, book.imagine(state, seat, quickRng(3), 'likely'), seat, 4));
      expectSameJson(answers[1], answers[0], () => 'the answer depends on what the seat does not know');
      expectSameJson(answers[2], answers[0], () => 'the answer depends on what the seat does not know');
      expect(book.legal(before, seat).map(actionId)).toContain(actionId(answers[0]?.action ?? { type: '' }));
    });
  },
);

describe('The levels', () => {
  it('begin with the bot of the rulebook, which does not search', () => {
    expect(levels.filter((level) => !isSearching(level))).toEqual(['basic']);
    expect(levels[0]).toBe('basic');
  });
});

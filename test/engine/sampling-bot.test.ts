import { describe, expect, it } from 'vitest';
import { actionId } from '../../src/engine/action-id.js';
import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import { botAnswer } from '../../src/engine/sampling-bot.js';
import { pick, quickRng } from '../../src/kernel/rng.js';
import { liarsDice } from '../support/liars-dice/index.js';
import { type Chooser, configFor, playout } from '../support/playout.js';
import { thinIce } from '../support/thin-ice/index.js';

const rulebooks = [erase(thinIce), erase(liarsDice)].map((rulebook) => [rulebook.meta.id, rulebook] as const);
const GAMES = 24;

/** The number of games that the bot wins against random players. */
function victories(rulebook: AnyRulebook): number {
  let won = 0;
  for (let nth = 0; nth < GAMES; nth += 1) {
    const me = nth % 2;
    const choose: Chooser = (state, seat, legal, rng) =>
      seat === me ? botAnswer(rulebook, state, seat, legal, rng) : pick(legal, rng);
    const { last } = playout(rulebook, configFor(rulebook, 2), 300 + nth, { choose });
    const standings = rulebook.outcome(last)?.standings ?? [];
    if (standings[0]?.seat === me && standings[1]?.rank === 2) won += 1;
  }
  return won;
}

describe.each(rulebooks)('The default bot for %s', (_id, rulebook) => {
  const { steps } = playout(rulebook, configFor(rulebook, 3), 7);

  it('answers with a legal action, the same one for the same random numbers', () => {
    for (const { before, seat } of steps) {
      const legal = rulebook.legal(before, seat);
      const answer = botAnswer(rulebook, before, seat, legal, quickRng(3));
      expect(legal.map(actionId)).toContain(actionId(answer));
      expect(botAnswer(rulebook, before, seat, legal, quickRng(3))).toEqual(answer);
    }
  });

  it('uses only imagined states, and stays within its limit', () => {
    for (const { before, seat } of steps.slice(0, 12)) {
      const seen = new Set<unknown>();
      let decided = 0;
      const watched: AnyRulebook = { ...rulebook, imagine: (...args) => watch(rulebook.imagine(...args)) };
      const watch = <State>(state: State): State => {
        seen.add(state);
        decided += 1;
        return state;
      };
      botAnswer(watched, before, seat, rulebook.legal(before, seat), quickRng(5));
      expect(seen).not.toContain(before);
      expect(decided).toBeLessThanOrEqual(96);
    }
  });

  it('wins most games against random players', () => {
    expect(victories(rulebook)).toBeGreaterThan(GAMES * 0.6);
  });
});

import type { BySeat, Seat } from '../../../engine/rulebook.js';
import { Choice } from '../fields.js';
import { action, step } from '../rules.js';
import { rollPrize } from '../setup.js';
import { ROUNDS, type State } from '../state.js';

export const choose = action('choose', {
  fields: { choice: Choice },
  carryOut: (game, seat, { choice }, rng) => {
    game.add({ type: 'number-chosen', seat, choice });
    const { chosen, scores, prize } = game.state;
    if (chosen.includes(0)) return;
    const gained = scores.map((score, own) => score + (wins(chosen, own) ? prize : 0));
    game.add({ type: 'numbers-shown', choices: chosen, scores: gained });
    if (game.state.round <= ROUNDS) rollPrize(game, rng);
  },
  text: { en: 'Choose {choice}', de: 'Wähle {choice}' },
  whyNot: () => 'same_again',
});

export const chooseStep = step('choose', {
  prompt: { en: 'Which number do you choose?', de: 'Welche Zahl wählst du?' },
  asks: ({ chosen }) => [...chosen.keys()].filter((seat) => chosen[seat] === 0),
  answers: [choose],
  legal: (state, _, seat) => choicesOf(state, seat).map((choice) => ({ type: 'choose', choice })),
});

/** Not the same number in two rounds. */
export const choicesOf = ({ shown }: State, seat: Seat): number[] =>
  [1, 2, 3].filter((choice) => choice !== shown[seat]);

/** 1 beats 2, 2 beats 3, and 3 beats 1. */
const wins = (chosen: BySeat<number>, seat: Seat): boolean => {
  const [own = 0, other = 0] = [chosen[seat], chosen[1 - seat]];
  return other === (own % 3) + 1;
};

import { topOf } from '../../../engine/agenda.js';
import { counted, say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { IncomeSchema, TakeableSchema } from '../fields.js';
import { take as takeAll } from '../gains/carry-out.js';
import { hasCardsToDraw, maySettleForLess } from '../gains/open.js';
import { action } from '../rules.js';
import { gainText } from '../texts/gains.js';

export const take = action('take', {
  fields: { gain: TakeableSchema },
  description: 'All of a gain that needs no choice; cards are drawn one by one.',
  carryOut: (game, seat, { gain }, rng) => takeAll(game, seat, gain, rng),
  text: ({ gain }, telling, { turn }) => {
    // Cards and animals come one by one, everything else at once.
    if (gain === 'draw') return say(telling, { en: 'Draw a card', de: 'Ziehe eine Karte' });
    const units = (turn?.pending ?? []).reduce((sum, one) => sum + (one.gain === gain ? one.n : 0), 0);
    const n = gain === 'animal-top' ? 1 : Math.max(1, units);
    if (gain === 'animal-reveal')
      return say(telling, {
        en: `Turn up ${counted(n, 'animal', 'animals')} for the hunting ground`,
        de: `Decke ${counted(n, 'Tier', 'Tiere')} für das Jagdgebiet auf`,
      });
    const text = gainText(telling, { gain, n });
    return gain === 'camp'
      ? say(telling, { en: `Put ${text}`, de: `Stelle ${text}` })
      : say(telling, { en: `Take ${text}`, de: `Nimm ${text}` });
  },
  whyNot: ({ animalDeck }, { gain }) => {
    switch (gain) {
      case 'food':
      case 'feast':
        return 'food_full';
      case 'tool':
        return 'tools_full';
      case 'draw':
        return 'no_cards_left';
      case 'camp':
        return 'no_camp_left';
      case 'animal-reveal':
        return animalDeck.length === 0 ? 'animals_used_up' : 'ground_full';
      case 'work':
      case 'points':
      case 'animal-top':
        return 'not_gained';
    }
    return assertNever(gain);
  },
});

export const lower = action('lower', {
  fields: { gain: IncomeSchema, to: IncomeSchema },
  description: 'Once, the lesser income instead.',
  // What was chosen instead is taken at once, where it leaves nothing to choose.
  carryOut: (game, seat, { gain, to }, rng) => {
    game.add({ type: 'income-lowered', seat, gain, to });
    const now = topOf(game.state.agenda);
    if (now?.step !== 'gain') return;
    if (to === 'draw' && hasCardsToDraw(game.state, seat)) takeAll(game, seat, to, rng);
    if (to !== 'food' && to !== 'tool') return;
    // With others of the same kind still to be decided on, it joins them.
    if (!now.pending.some((one) => one.gain === to && one.n > 1)) takeAll(game, seat, to, rng);
  },
  text: {
    en: 'Instead of {gain:insteadOf}: {to:oneGain}',
    de: 'Statt {gain:insteadOf}: {to:oneGain}',
  },
  whyNot: (state) => (maySettleForLess(state) ? 'not_lesser' : 'no_lesser_in_setup'),
});

import { topOf } from '../../../engine/agenda.js';
import { action } from '../rules.js';
import { endPart } from '../scoring/eclipse-part.js';
import { doneLoss, doneText } from '../texts/phrases.js';
import { notBeforeDiscard } from './from-hand.js';

export const done = action('done', {
  fields: {},
  description: 'Nothing more of what is asked; what is left of it lapses.',
  carryOut: (game, seat) => {
    const step = topOf(game.state.agenda);
    switch (step?.step) {
      case 'advancements':
        return game.add({ type: 'advancements-ended', seat });
      case 'lay':
        return game.add({ type: 'laying-ended', seat });
      case 'eclipse':
        return endPart(game, seat, step.part);
      case 'gain':
        return game.add({ type: 'gain-ended', seat });
      default:
        throw new Error(`${step?.step} cannot be left`);
    }
  },
  text: (_, telling, view) => doneText(view, telling),
  loses: (_, view) => doneLoss(view),
  // Everything else may be left, but an additional neutral megalith that can be placed is placed.
  whyNot: () => 'neutral_due',
  notNow: notBeforeDiscard,
});

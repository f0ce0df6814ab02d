import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { cardOf } from '../atlas.js';
import { priceOf } from '../cards.js';
import type { Ending } from '../fields.js';
import { onTop } from '../meanwhile.js';
import { action, type Game } from '../rules.js';
import { type Step, usedIn } from '../state.js';
import { enough } from '../texts/moments.js';

export const done = action('done', {
  fields: {},
  description: 'Enough, or nothing at all: no action has to be carried out in full.',
  carryOut: (game, seat) => {
    if (topOf(game.state.agenda)?.step === 'glacier') game.add({ type: 'glacier-declined', seat });
    else stuck(game, { seat });
  },
  text: (_, telling, view) => enough(view, telling),
  notNow: () => 'must_answer',
});

/** Ends what is asked. A mammoth card that is played for nothing costs its cheapest option. */
export function stuck(game: Game, { seat }: { readonly seat: Seat }): void {
  const { agenda, components } = game.state;
  const step = topOf(agenda);
  if (step?.step === 'mammoth' && step.seat === seat)
    game.add({ type: 'stones-paid', seat, stones: priceOf(game.state, cardOf(components, step.card)) });
  const own = topOf(onTop(agenda, seat));
  game.add({ type: 'action-ended', seat, what: own?.seat === seat ? endingOf(own) : 'no-discard' });
}

function endingOf(step: Step): Ending {
  switch (step.step) {
    case 'discard':
      return 'no-discard';
    case 'give':
      return 'club-kept';
    case 'camp':
      return 'hunters-done';
    case 'trek':
      return step.moved > 0 ? 'hunters-done' : 'nothing';
    // What came before them was done.
    case 'camp-mammoth':
    case 'trek-mammoth':
      return 'done';
    default:
      return usedIn(step) > 0 ? 'done' : 'nothing';
  }
}

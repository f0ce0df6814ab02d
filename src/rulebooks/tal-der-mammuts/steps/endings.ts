import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Rng } from '../../../kernel/rng.js';
import { foundable } from '../ground.js';
import { action, type Game } from '../rules.js';
import type { State } from '../state.js';
import { choices, doneText, passText } from '../texts/choices.js';
import { incomeOf, upkeepOf } from '../upkeep.js';
import { bearChildren } from './births.js';

export const pass = action('pass', {
  fields: {},
  description: 'Play nothing in this window, or make no use of what is offered.',
  carryOut: (game, seat) =>
    game.add(
      topOf(game.state.agenda)?.step === 're-enter'
        ? { type: 'return-declined', seat }
        : { type: 'step-ended', step: 'take-fire' },
    ),
  text: (_, telling, view) => say(telling, passText(view)),
});

export const passOn = action('pass-on', {
  fields: {},
  description: 'Pass this kind of window now and from now on: a standing order, known to this seat alone.',
  carryOut: (game, seat, _, rng) => {
    const window = topOf(game.state.agenda)?.step;
    if (window !== undefined && window !== 'phase') game.add({ type: 'standing-order-given', seat, window });
    endOwnStep(game, seat, rng);
  },
  text: choices['pass-on'],
});

export const done = action('done', {
  fields: {},
  description: 'Enough: this step is over for this seat.',
  carryOut: (game, seat, _, rng) => endOwnStep(game, seat, rng),
  text: (_, telling, view) => say(telling, doneText(view)),
});

/** Everybody learns that a window of a seat's own was answered, but not whether by a standing order. */
export function endOwnStep(game: Game, seat: Seat, rng: Rng): void {
  const window = topOf(game.state.agenda)?.step;
  endSeatStep(game, rng);
  if (window === 'food-window' || window === 'birth-window')
    game.add({ type: 'window-answered', seat, window, answer: null });
}

/** The step of a seat is over: what it delayed happens now. */
export function endSeatStep(game: Game, rng: Rng): void {
  const step = topOf(game.state.agenda);
  if (step === undefined || !('seat' in step)) throw new Error('no seat has a step to end');
  const { seat } = step;
  if (step.step === 'move') return endMovement(game, seat);
  if (step.step === 'food-window')
    return game.add({ type: 'income-received', seat, ...incomeOf(game.state, seat) });
  if (step.step === 'feed') return game.add({ type: 'food-paid', seat, food: upkeepOf(game.state, seat) });
  if (step.step === 'birth-window') bearChildren(game, seat, rng);
  game.add({ type: 'step-ended', step: step.step });
}

export function endMovement(game: Game, seat: Seat): void {
  game.add({ type: 'movement-ended', seat, founding: foundable(game.state, seat).length > 0 });
}

/** Ends a step by itself where everybody knows that the seat has nothing to decide in it. */
export const endsUnless =
  (asks: (state: State, seat: Seat) => boolean) =>
  (game: Game, { seat }: { readonly seat: Seat }, rng: Rng): boolean => {
    if (asks(game.state, seat)) return false;
    endSeatStep(game, rng);
    return true;
  };

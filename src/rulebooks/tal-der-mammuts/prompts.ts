import { topOf } from '../../engine/agenda.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { nameOf } from './board.js';
import { againstName } from './fights.js';
import type { State } from './state.js';

/** Follows from public facts: who holds how many cards, who stands where, and who has answered. */
export function askedSeats(state: State): readonly Seat[] {
  const step = topOf(state.agenda);
  if (step === undefined) return [];
  switch (step.step) {
    case 'phase':
    case 'fight':
      return [];
    case 'nature-window':
    case 'fight-window': {
      const { asked = [], answers = [] } = state.window ?? {};
      return asked.filter((seat) => !answers.some((one) => one.seat === seat));
    }
    case 'lose-figure':
      // A seat that loses several figures stands there several times.
      return [...new Set(state.losses?.waiting)];
    case 'take-camp':
    case 'place-camp':
    case 'sow':
    case 're-enter':
    case 'take-fire':
    case 'move':
    case 'found':
    case 'choose-fight':
    case 'food-window':
    case 'feed':
    case 'birth-window':
      return [step.seat];
  }
  return assertNever(step);
}

export function prompts(state: State): Prompt[] {
  const step = topOf(state.agenda);
  if (step === undefined) return [];
  const about = aboutOf(state, step.step);
  return askedSeats(state).map((seat) =>
    about === null ? { seat, kind: step.step } : { seat, kind: step.step, about },
  );
}

function aboutOf(state: State, step: string): NonNullable<Prompt['about']> | null {
  const top = topOf(state.agenda);
  if (top?.step === 'take-camp') return { hex: top.hex, from: top.from };
  if (step === 'nature-window' || step === 're-enter')
    return { event: state.event, wind: nameOf(state.wind) };
  if ((step === 'fight-window' || step === 'lose-figure') && state.fight !== null)
    return { hex: state.fight.hex, against: againstName(state, state.fight.species) };
  if (step === 'lose-figure') return { event: state.event };
  return null;
}

import { topOf } from '../../engine/agenda.js';
import type { Seat } from '../../engine/rulebook.js';
import type { State } from './state.js';

/** The last answer to a window of several seats brings the others to light, and so may whatever answers ahead wait for. */
export function reveals({ agenda, window, ahead }: State, seat: Seat): boolean {
  const step = topOf(agenda);
  if (step !== undefined && 'seat' in step && step.seat === seat)
    return ahead.some((one) => one.seat !== seat);
  if (window === null || (step?.step !== 'nature-window' && step?.step !== 'fight-window')) return false;
  return window.answers.length > 0 && window.answers.length === window.asked.length - 1;
}

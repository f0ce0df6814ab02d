import { topOf } from '../../engine/agenda.js';
import type { State } from './state.js';

/** The last answer to a window of several seats brings the others to light. */
export function reveals({ agenda, window }: State): boolean {
  const step = topOf(agenda)?.step;
  if (window === null || (step !== 'nature-window' && step !== 'fight-window')) return false;
  return window.answers.length > 0 && window.answers.length === window.asked.length - 1;
}

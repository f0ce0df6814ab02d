import { topOf } from '../../engine/agenda.js';
import { latest } from '../../engine/memo.js';
import type { Seat } from '../../engine/rulebook.js';
import { independent } from './commons.js';
import type { State, Step } from './state.js';

/*
 * What is asked at once: all seats set up, each with its own board. A seat waits for those before it only where they
 * share something. In the eclipse several could be asked as well, but to find out whom took as long as all else.
 */

const NONE: readonly Step[] = [];

const seatOf = (step: Step): Seat | null => ('seat' in step ? step.seat : null);

/** The step of each seat that comes first for it. */
const firstOf = ({ agenda }: State, seat: Seat): Step | undefined =>
  agenda.findLast((step) => seatOf(step) === seat);

/** Steps that wait for an answer. In a draft, everybody chooses from the same. */
const waits = (step: Step): boolean => (step.step === 'chief' ? step.dealt !== '' : step.step !== 'setup');

export const meanwhile = (state: State): readonly Step[] =>
  state.phase === 'setup' ? askedBeside(state) : NONE;

const askedBeside = latest((state: State): readonly Step[] => {
  const now = topOf(state.agenda);
  return independent(state).flatMap((seat) => {
    const step = firstOf(state, seat);
    return step === undefined || step === now || !waits(step) ? [] : [step];
  });
});

export const inFront = (state: State): ((seat: Seat) => State) | null =>
  state.phase === 'setup' ? (seat) => broughtForward(state, seat) : null;

/** The same state with the steps of a seat on top. */
function broughtForward(state: State, seat: Seat): State {
  const { agenda } = state;
  const now = topOf(agenda);
  if (now === undefined || seatOf(now) === null || seatOf(now) === seat) return state;
  const own = agenda.filter((step) => seatOf(step) === seat);
  if (own.length === 0) return state;
  return { ...state, agenda: [...agenda.filter((step) => seatOf(step) !== seat), ...own] };
}

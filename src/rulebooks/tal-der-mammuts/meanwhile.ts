import { topOf } from '../../engine/agenda.js';
import { latest } from '../../engine/memo.js';
import type { Seat, Viewer } from '../../engine/rulebook.js';
import type { Step } from './agenda.js';
import { campsOf, hasPeople } from './people.js';
import { type Ahead, bitOfWindow, type OwnWindow, type State } from './state.js';

/*
 * What is asked at once: all tribes are asked for their cards for food and births before the first has eaten. Answers
 * that come early stay secret until their turn, since a theft may lie between. A tribe
 * that wants to see what the others do may wait as well.
 */

type OwnStep = Extract<Step, { readonly step: OwnWindow }>;

const isOwnWindow = (step: Step): step is OwnStep =>
  step.step === 'food-window' || step.step === 'birth-window';

const NONE: readonly OwnStep[] = [];

/** The windows of other seats that are still to come, while a seat is at its own. */
function toCome({ agenda }: State): readonly OwnStep[] {
  const now = topOf(agenda);
  if (now === undefined || (now.step !== 'feed' && !isOwnWindow(now))) return NONE;
  return agenda.filter((step): step is OwnStep => isOwnWindow(step) && step.seat !== now.seat).reverse();
}

/** Whether a seat could play a card in its window, as everybody sees. */
const couldPlay = (state: State, { step, seat }: OwnStep): boolean =>
  (state.hands[seat]?.length ?? 0) > 0 &&
  (step === 'food-window' ? hasPeople(state, seat) : campsOf(state, seat).length > 0);

/** Such a seat is asked, unless it has a standing order. */
export const asksForCards = (state: State, step: OwnStep): boolean =>
  couldPlay(state, step) && ((state.standing[step.seat] ?? 0) & bitOfWindow(step.step)) === 0;

export const answerAhead = ({ ahead }: State, { step, seat }: OwnStep): Ahead | undefined =>
  ahead.find((one) => one.seat === seat && one.window === step);

/** For each of the other seats, the first window that it has not answered. */
export const meanwhile = latest((state: State): readonly OwnStep[] => {
  const found: OwnStep[] = [];
  for (const step of toCome(state)) {
    if (found.some(({ seat }) => seat === step.seat)) continue;
    if (answerAhead(state, step) === undefined && asksForCards(state, step)) found.push(step);
  }
  return found;
});

/** The windows in which a seat shows, by being asked or not, whether it has a standing order. */
export function windowsShown(state: State): OwnStep[] {
  const now = topOf(state.agenda);
  if (now === undefined || (now.step !== 'feed' && !isOwnWindow(now))) return [];
  const asked = meanwhile(state);
  const ahead = toCome(state).filter((step) => {
    const next = asked.find(({ seat }) => seat === step.seat);
    // Of those that come after the one that it is asked for, nobody knows yet.
    return answerAhead(state, step) === undefined && (next === undefined || next === step || isFirst(step));
  });
  return [...(isOwnWindow(now) ? [now] : []), ...ahead.filter((step) => couldPlay(state, step))];
}

const isFirst = ({ step }: OwnStep): boolean => step === 'food-window';

/** What a viewer is asked, or else the current step. */
export const stepBefore = (state: State, viewer: Viewer): Step | undefined =>
  meanwhile(state).find(({ seat }) => seat === viewer) ?? topOf(state.agenda);

/** Everybody sees who is asked, and who has answered. */
export function askedAtOnce(state: State): { readonly asked: Seat[]; readonly answered: Seat[] } | null {
  const now = topOf(state.agenda);
  const waiting = meanwhile(state).map(({ seat }) => seat);
  const early = [...new Set(state.ahead.map(({ seat }) => seat))];
  if (now === undefined || !('seat' in now) || (waiting.length === 0 && early.length === 0)) return null;
  const answered = early.filter((seat) => !waiting.includes(seat) && seat !== now.seat);
  return { asked: [now.seat, ...waiting, ...answered], answered };
}

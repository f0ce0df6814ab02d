import { topOf } from '../../../engine/agenda.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { openAbilities, usableAbilities } from '../gains/abilities.js';
import { insteadAPoint, verbs } from '../gains/verbs.js';
import { isFirstHere } from '../legal.js';
import { takeables } from '../schemas/action.js';
import { type Pending, playerOf, type State, type StepOf } from '../state.js';
import { beginPart, closeEclipse, endPart, revealPiles } from './eclipse.js';
import { payAPoint, take } from './gains.js';
import type { Deciding } from './recording.js';
import { drawHands, takeDealt } from './table.js';

/** Carries out whatever asks nobody, up to the next question or the end. */
export function advance(recording: Deciding, rng: Rng): void {
  while (carriedOut(recording, rng));
}

/** Whether the top of the agenda asked nobody. What decides that is public: a question tells nothing by itself. */
function carriedOut(recording: Deciding, rng: Rng): boolean {
  const { state } = recording;
  const step = topOf(state.agenda);
  if (step === undefined) return false;
  switch (step.step) {
    case 'chief':
    case 'rest-tile':
    case 'place':
      return false;
    case 'setup':
      return takeDealt(recording, step);
    case 'open':
      drawHands(recording, rng);
      return true;
    case 'turn':
      recording.add({ type: 'turn-begun', seat: step.seat });
      return true;
    case 'advancements':
      if (playerOf(state, step.seat).hand.length > 0 || usableAbilities(state, step.seat, step).length > 0)
        return false;
      recording.add({ type: 'advancements-ended', seat: step.seat });
      return true;
    case 'act':
      // The turn goes by itself past what can bring nothing any more.
      if (!isSpent(state, step)) return false;
      recording.add({ type: 'turn-ended', seat: step.seat });
      return true;
    case 'lay':
      if (playerOf(state, step.seat).hand.length > 0) return false;
      recording.add({ type: 'laying-ended', seat: step.seat });
      return true;
    case 'reveal':
      revealPiles(recording);
      return true;
    case 'eclipse-part':
      beginPart(recording, step);
      return true;
    case 'eclipse':
      if (usableAbilities(state, step.seat, step).length > 0) return false;
      endPart(recording, step.seat, step.part);
      return true;
    case 'close':
      closeEclipse(recording, rng);
      return true;
    case 'gain':
      return gained(recording, step, rng);
    case 'discard':
      if (playerOf(state, step.seat).hand.length > 0) return false;
      throw new Error('there is no card to discard');
  }
  return assertNever(step);
}

function isSpent(state: State, step: StepOf<'act'>): boolean {
  if (step.space === 'rest') return usableAbilities(state, step.seat, step).length === 0;
  if (step.space !== 'bottom') return false;
  if (!step.taken) return !isFirstHere(state);
  return playerOf(state, step.seat).hand.length === 0 && openAbilities(state, step).length === 0;
}

/** Drops what has become impossible, and takes what leaves no choice. */
function gained(recording: Deciding, step: StepOf<'gain'>, rng: Rng): boolean {
  const { state } = recording;
  const { seat, pending } = step;
  for (const one of pending) {
    const instead = insteadAPoint(state, one.gain);
    if (instead !== null) {
      payAPoint(recording, seat, one.gain, one.n);
      return true;
    }
    if ((one.gain === 'work' || one.gain === 'points') && verbs[one.gain].open(state, seat, one)) {
      take(recording, seat, one.gain, rng);
      return true;
    }
  }
  const open = pending.filter((one) => verbs[one.gain].open(state, seat, one));
  if (open.length === 0) {
    recording.add({ type: 'gain-ended', seat });
    return true;
  }
  const only = pending.length === 1 ? open[0] : undefined;
  const gain = takeables.find((takeable) => takeable === only?.gain);
  if (only === undefined || gain === undefined || !asksNothing(state, only)) return false;
  take(recording, seat, gain, rng);
  return true;
}

/** While the table is set there are no lesser incomes, so a tool is a tool and a card a card. */
const asksNothing = (state: State, { gain }: Pending): boolean =>
  verbs[gain].alone === true || (state.phase === 'setup' && (gain === 'tool' || gain === 'draw'));
